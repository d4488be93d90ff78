import { editDistance } from './edit-distance.ts';

/** A name with fewer letters is left as it was typed: almost any other is one slip away. */
const shortestMended = 4;
const twoSlipsFrom = 7;

/**
 * The names that a mistyped one may have been meant to be, given by their length, with how likely by its slips: people
 * seldom miss the first or the last letter.
 */
export function* nearNames<Named>(
  typed: string,
  byLength: readonly (readonly Named[] | undefined)[],
  nameOf: (one: Named) => string,
): Generator<{ one: Named; score: number; ends: number }> {
  if (typed.length < shortestMended || /\d/.test(typed)) return;
  const slips = typed.length >= twoSlipsFrom ? 2 : 1;
  const letters = lettersOf(typed);
  for (let length = typed.length - slips; length <= typed.length + slips; length++) {
    const names = byLength[length] ?? [];
    const lettersOfNames = listLetters(names, nameOf);
    for (let at = 0; at < names.length; at++) {
      // A slip takes one letter for another at most.
      if (countBits(letters ^ (lettersOfNames[at] as number)) > 2 * slips) continue;
      const one = names[at] as Named;
      const name = nameOf(one);
      const distance = editDistance(typed, name, slips);
      if (distance > slips) continue;
      const ends = Number(name[0] === typed[0]) + Number(name.at(-1) === typed.at(-1));
      yield { one, score: ends - 3 * distance, ends };
    }
  }
}

/** By list of names, which letters each has: what has too many others needs no closer look. */
const known = new WeakMap<object, Uint32Array>();

function listLetters<Named>(names: readonly Named[], nameOf: (one: Named) => string): Uint32Array {
  const before = known.get(names);
  if (before?.length === names.length) return before;
  const letters = Uint32Array.from(names, (one) => lettersOf(nameOf(one)));
  known.set(names, letters);
  return letters;
}

/** As bits; letters far from each other in their alphabet share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << text.charCodeAt(at);
  return letters >>> 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
