import { readDataRows } from '../../../platform/data-files.ts';

const languages = readDataRows('search/language-words.tsv').map(
  ([countries = '', letters = '', words = '']) => ({
    countries: countries.split(' '),
    letters: new Set(letters),
    words: new Set(words.split(' ')),
  }),
);

/** A letter of its own tells less than a word. */
const ofLetter = 0.5;

/** The countries that speak the language of a typed search; none where no language stands out. */
export function listSpokenIn(typed: string): readonly string[] {
  const words = typed.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const scored = languages.map(({ countries, letters, words: own }) => ({
    countries,
    score: words.reduce(
      (sum, word) => sum + Number(own.has(word)) + ([...word].some((one) => letters.has(one)) ? ofLetter : 0),
      0,
    ),
  }));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  return first && second && first.score > second.score ? first.countries : [];
}
