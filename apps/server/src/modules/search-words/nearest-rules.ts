import { editDistance } from '../../platform/edit-distance.ts';

/** A word with fewer letters is left as it was typed: almost any other is one slip away. */
const shortestCorrected = 4;
const twoSlipsFrom = 7;

/** The name that a mistyped one is nearest to; undefined for one that is known and for one like none. */
export function nearestName(
  folded: string,
  byLength: readonly (readonly string[] | undefined)[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (folded.length < shortestCorrected || counts.has(folded) || /\d/.test(folded)) return undefined;
  const slips = folded.length >= twoSlipsFrom ? 2 : 1;
  let best: { name: string; score: number } | undefined;
  for (let length = folded.length - slips; length <= folded.length + slips; length++) {
    for (const known of byLength[length] ?? []) {
      const distance = editDistance(folded, known, slips);
      if (distance > slips) continue;
      // Fewest slips first; people seldom miss the first or the last letter; then the more common word.
      const ends = Number(known[0] === folded[0]) + Number(known.at(-1) === folded.at(-1));
      const common = Math.log2((counts.get(known) ?? 0) + 1) / 32;
      const score = ends + common - 3 * distance;
      if (!best || score > best.score) best = { name: known, score };
    }
  }
  return best?.name;
}
