/** Where a component stands among the children of all around it, as React numbers it for `useId`. */
export interface TreePlace {
  /** Bits, the highest of which only tells how many they are. */
  id: number;
  overflow: string;
}

const bitsOf = (value: number) => 32 - Math.clz32(value);
const maxBits = 30;
const bitsOfDigit = 5;

/** The place of one of so many children. */
export function placeOfChild({ id, overflow }: TreePlace, total: number, index: number): TreePlace {
  const length = bitsOf(id) - 1;
  const bits = id & ~(1 << length);
  const slot = index + 1;
  if (bitsOf(total) + length <= maxBits)
    return { id: (1 << (bitsOf(total) + length)) | (slot << length) | bits, overflow };
  const moved = length - (length % bitsOfDigit);
  const rest = length - moved;
  return {
    id: (1 << (bitsOf(total) + rest)) | (slot << rest) | (bits >> moved),
    overflow: (bits & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** What `useId` gives to the component at a place, for the first time and for each further one. */
export function idAt({ id, overflow }: TreePlace, count: number): string {
  const bits = id & ~(1 << (bitsOf(id) - 1));
  return `_R_${bits.toString(32)}${overflow}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}

/** The place of the component whose only child, first in a list, was given that id; undefined for one of another form. */
export function placeOfParent(childId: string): TreePlace | undefined {
  const [, bits] = /^_R_([\da-v]{1,5})_$/.exec(childId) ?? [];
  return bits === undefined ? undefined : { id: Number.parseInt(bits, 32), overflow: '' };
}
