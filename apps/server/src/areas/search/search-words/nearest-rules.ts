import { nearNames } from '../../../platform/near-names.ts';

/** One that sounds the same is likelier than one that is a slip away. */
const ofSound = 0.5;
/** Shorter words sound like too many others. */
const shortestHeard = 5;

/** The name that a mistyped one is nearest to; undefined for one that is known and for one like none. */
export function nearestName(
  folded: string,
  byLength: readonly (readonly string[] | undefined)[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (counts.has(folded)) return undefined;
  let best: { name: string; score: number } | undefined;
  const consider = (name: string, likely: number) => {
    // Of as likely ones the more common.
    const score = likely + Math.log2((counts.get(name) ?? 0) + 1) / 32;
    if (!best || score > best.score) best = { name, score };
  };
  for (const { one: name, score } of nearNames(folded, byLength, (one) => one)) consider(name, score);
  if (folded.length >= shortestHeard)
    for (const name of namesBySound(counts).get(soundOf(folded)) ?? []) consider(name, ofSound);
  return best?.name;
}

const sounds: Readonly<Record<string, string>> = {
  ph: 'f',
  ch: 'k',
  ck: 'k',
  qu: 'kv',
  c: 'k',
  q: 'k',
  w: 'v',
  x: 'ks',
  y: 'i',
  z: 's',
};

/** How a name sounds, roughly: "fizio" as "physio", "grafic" as "graphic". */
function soundOf(name: string): string {
  return name
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ph|ch|ck|qu|[cqwxyz]/g, (letters) => sounds[letters] ?? letters)
    .replaceAll(/(.)\1+/g, '$1');
}

/** By list of names, those of each sound: made when a mistyped name first needs them. */
const known = new WeakMap<object, Map<string, string[]>>();

function namesBySound(counts: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
  const before = known.get(counts);
  if (before) return before;
  const names = Map.groupBy(counts.keys(), soundOf);
  known.set(counts, names);
  return names;
}
