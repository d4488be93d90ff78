import { formOf } from './foreign-name-index.ts';

/*
 * Forms of one word in the languages of the board, so that each finds the others. No stemmer of Polish is kept up (the
 * tables of Stempel are made of texts of unclear licence), so its cases are taken off by rule; those of German, French and
 * Spanish by the form that names of occupations have.
 */

/** How Polish bends the names of people, and the first case of it; without accents, the longest ends first. */
const polishCases: readonly (readonly [end: string, others: readonly string[]])[] = [
  ['czyniami', ['ca']],
  ['czyniom', ['ca']],
  ['czyniach', ['ca']],
  ['czynia', ['ca']],
  ['czynie', ['ca']],
  ['czyni', ['ca']],
  ['czyn', ['ca']],
  ['czkami', ['k']],
  ['czka', ['k']],
  ['czki', ['k']],
  ['rkami', ['r', 'rz']],
  ['rkom', ['r', 'rz']],
  ['rka', ['r', 'rz']],
  ['rki', ['r', 'rz']],
  ['rke', ['r', 'rz']],
  ['rek', ['r', 'rz']],
  ['nka', ['n']],
  ['nki', ['n']],
  ['nek', ['n']],
  ['lka', ['l']],
  ['lki', ['l']],
  ['lek', ['l']],
  ['stka', ['sta']],
  ['stki', ['sta']],
  ['stek', ['sta']],
  ['tka', ['t']],
  ['tki', ['t']],
  ['tek', ['t']],
  ['sci', ['sta']],
  ['iego', ['i']],
  ['iemu', ['i']],
  ['ego', ['y']],
  ['emu', ['y']],
  ['ymi', ['y']],
  ['imi', ['i']],
  ['ych', ['y']],
  ['ich', ['i']],
  ['owie', ['', 'a']],
  ['owi', ['']],
  ['ami', ['', 'a']],
  ['ach', ['', 'a']],
  ['cow', ['ca', 'iec']],
  ['ow', ['', 'a']],
  ['om', ['', 'a']],
  ['em', ['']],
  ['rze', ['r']],
  ['rzy', ['r', 'rz']],
  ['cy', ['ca', 'k']],
  ['ej', ['y', 'a']],
];
const minStem = 4;

/** Umlauts as they are written out: "baecker" is "backer" once it is folded. */
const writtenOut = /(?<!^)(?<![aeiouq])([aou])e(?=[^aeiou])|^([aou])e(?=[^aeiou])/g;

/** What a folded word may be by itself: its first cases in Polish, and with its umlauts in one letter. */
export function* listBases(folded: string): Generator<string, void> {
  const short = folded.replaceAll(
    writtenOut,
    (_all, one: string | undefined, first: string | undefined) => one ?? first ?? '',
  );
  if (short !== folded) yield short;
  for (const [end, others] of polishCases)
    if (folded.endsWith(end) && folded.length - end.length >= minStem - 1)
      for (const other of others) yield folded.slice(0, -end.length) + other;
}

/** What the forms of a folded word share: two words with one key are forms of each other. */
export function listFormKeys(folded: string): string[] {
  const keys = [folded, ...listBases(folded)].map(formOf);
  return [...new Set(keys.filter((key) => key.length >= minStem))];
}
