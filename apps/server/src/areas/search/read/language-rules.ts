import { readDataRows, readDataSections } from '../../../platform/data-files.ts';
import { foldName } from '../../places/places/rules.ts';
import { isEnglishWord, listLanguagesOf } from '../lexicon/known-word-index.ts';

const languages = readDataRows('search/language-words.tsv').map(
  ([countries = '', letters = '', words = '']) => ({
    /** The first country that speaks it is called as it is. */
    code: countries.slice(0, 2).toLowerCase(),
    countries: countries.split(' '),
    letters: new Set(letters),
    words: new Set(words.split(' ').map(foldName)),
  }),
);

/** A letter of its own tells less than a word. */
const ofLetter = 0.5;
/** And so does a word that only a dictionary has. */
const ofDictionary = 0.5;
/** A word between others. */
const ofJoint = 0.5;
/** Of the most that tells of a language, what another has to have to be as likely. */
const likely = 0.5;
/** Shorter words are in every dictionary. */
const minWord = 4;
/** A search that says more has said its language. */
const maxWords = 24;

/** The languages that a search may be in, and how much tells of each. */
export type LikelyLanguages = ReadonlyMap<string, number>;

/** The countries that speak the language of a typed search; none where no language stands out. */
export function listSpokenIn(typed: string): readonly string[] {
  const words = typed.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const scored = languages.map(({ countries, letters, words: own }) => ({
    countries,
    score: words.reduce(
      (sum, word) =>
        sum + Number(own.has(foldName(word))) + ([...word].some((one) => letters.has(one)) ? ofLetter : 0),
      0,
    ),
  }));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  return first && second && first.score > second.score ? first.countries : [];
}

const lists = readDataSections('search/words-of-languages.txt');
const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (['de', 'fr', 'es', 'pl', 'ar'] as const).map((code) => [
    code,
    new Set(lists.list(code).flatMap((line) => line.split(' '))),
  ]),
);
const codesByWord = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lists.list(list).map((line) => {
      const [word = '', codes = ''] = line.split(': ');
      return [word, codes.split(' ')];
    }),
  );
/** What limits in these languages, and is a word of another too. */
const languagesOf = codesByWord('only in their language');
const telling = codesByWord('tell their language');

/**
 * The languages that a search is likeliest in, by the words that no other language shares; none where nothing tells. A
 * word of English tells nothing, and what is also one of another language (`only in their language`) tells nothing of
 * itself.
 */
export function listLikelyLanguages(typed: string): LikelyLanguages {
  const words = new Set((typed.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, maxWords));
  const scores = new Map<string, number>();
  const add = (code: string, score: number) => scores.set(code, (scores.get(code) ?? 0) + score);
  for (const word of words) {
    const folded = foldName(word);
    if (languagesOf.has(folded)) continue;
    if (/\p{Script=Arabic}/u.test(word)) add('ar', 1);
    for (const code of telling.get(word) ?? []) add(code, ofJoint);
    for (const { code, letters, words: own } of languages) {
      if (own.has(folded)) add(code, 1);
      else if ([...word].some((one) => letters.has(one))) add(code, ofLetter);
    }
    if (folded.length >= minWord && !isEnglishWord(word))
      for (const code of listLanguagesOf(word)) add(code, ofDictionary);
  }
  const best = Math.max(...scores.values());
  return new Map([...scores].filter(([, score]) => score >= likely * best));
}

/** Whether words mean what a list takes them for: what other languages have too only in a search of their own. */
export function isSaidIn(said: string, languagesOfSearch: LikelyLanguages): boolean {
  const [first = ''] = foldName(said).split(' ');
  const own = languagesOf.get(first);
  return own === undefined || own.some((code) => languagesOfSearch.has(code));
}

/** What tells of a language so much that its words between others say nothing: of "à la carte" one word does not. */
const sure = 1;

/** Whether a word says nothing in a language that the search is likeliest in. */
export const isStopWord = (word: string, languagesOfSearch: LikelyLanguages): boolean =>
  [...languagesOfSearch].some(([code, score]) => score >= sure && stopWords.get(code)?.has(word) === true);
