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
  for (let length = typed.length - slips; length <= typed.length + slips; length++) {
    for (const one of byLength[length] ?? []) {
      const name = nameOf(one);
      const distance = editDistance(typed, name, slips);
      if (distance > slips) continue;
      const ends = Number(name[0] === typed[0]) + Number(name.at(-1) === typed.at(-1));
      yield { one, score: ends - 3 * distance, ends };
    }
  }
}
