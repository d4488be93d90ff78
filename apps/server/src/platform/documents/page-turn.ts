/** How many quarters a text is turned, as it is seen: 1 reads downwards, 2 is upside down, 3 reads upwards. */
export type Quarters = 0 | 1 | 2 | 3;

/** The direction in which a text with this matrix runs on a page whose places are counted from its top. */
export function quartersOf(a: number, b: number): Quarters {
  if (Math.abs(b) > Math.abs(a)) return b > 0 ? 1 : 3;
  return a < 0 ? 2 : 0;
}

/** The direction of most letters. */
export function usualQuarters(texts: readonly { quarters: Quarters; letters: number }[]): Quarters {
  const counts = [0, 0, 0, 0];
  for (const { quarters, letters } of texts) counts[quarters] = (counts[quarters] ?? 0) + letters;
  const most = Math.max(...counts);
  return (counts[0] === most ? 0 : counts.indexOf(most)) as Quarters;
}

interface Size {
  width: number;
  height: number;
}

/** The size of a page whose text was turned by this, once it is held upright. */
export function uprightSize({ width, height }: Size, quarters: Quarters): Size {
  return quarters % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** Where a point of such a page is, once it is held upright. */
export function uprightPoint(
  x: number,
  y: number,
  { width, height }: Size,
  quarters: Quarters,
): [number, number] {
  switch (quarters) {
    case 0:
      return [x, y];
    case 1:
      return [y, width - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [height - y, x];
  }
}
