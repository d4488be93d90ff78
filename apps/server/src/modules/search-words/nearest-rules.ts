import { nearNames } from '../../platform/near-names.ts';

/** The name that a mistyped one is nearest to; undefined for one that is known and for one like none. */
export function nearestName(
  folded: string,
  byLength: readonly (readonly string[] | undefined)[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (counts.has(folded)) return undefined;
  let best: { name: string; score: number } | undefined;
  for (const { one: name, score: likely } of nearNames(folded, byLength, (one) => one)) {
    // Of as likely ones the more common.
    const score = likely + Math.log2((counts.get(name) ?? 0) + 1) / 32;
    if (!best || score > best.score) best = { name, score };
  }
  return best?.name;
}
