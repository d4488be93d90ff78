/** A name that could be written beside its place; pixels, in the order of importance. */
interface Candidate {
  name: string;
  x: number;
  y: number;
}

/** On which side of its dot a name stands. */
type Side = 'right' | 'left';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letterWidth = 8;
const lineHeight = 18;
const dot = 5;
const gap = 4;

/** Chooses the names that do not run into each other, into a dot, or into what is `taken` already. */
export function chooseLabels<Place extends Candidate>(
  candidates: readonly Place[],
  taken: readonly Box[] = [],
): (Place & { side: Side })[] {
  const boxes = [...taken];
  const chosen: (Place & { side: Side })[] = [];
  for (const candidate of candidates) {
    const side = (['right', 'left'] as const).find((one) => isFree(boxOf(candidate, one), boxes));
    if (!side) continue;
    boxes.push(boxOf(candidate, side));
    chosen.push({ ...candidate, side });
  }
  return chosen;
}

/** The dot and the name beside it. */
function boxOf({ name, x, y }: Candidate, side: Side): Box {
  const reach = dot + gap + name.length * letterWidth;
  return {
    left: side === 'left' ? x - reach : x - dot,
    right: side === 'left' ? x + dot : x + reach,
    top: y - lineHeight / 2,
    bottom: y + lineHeight / 2,
  };
}

function isFree(box: Box, others: readonly Box[]): boolean {
  return others.every(
    (other) =>
      box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
}
