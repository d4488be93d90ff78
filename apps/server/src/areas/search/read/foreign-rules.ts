import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { createForeignNames, foreignForms, isEveryday } from '../lexicon/foreign-name-index.ts';
import { isForeignWord } from '../lexicon/known-word-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { isOneSlip, wordsOf } from '../lexicon/word-rules.ts';

/** Two signs of a script other than ours are a word: 教師. */
const foreignWord = /(?:\p{L}\p{M}*){3}|(?!\p{Script=Latin})\p{L}(?!\p{Script=Latin})\p{L}/u;
/** A word that so many open jobs have needs no other language. */
const enough = 10;

/** Whether hardly a job has a word, or jobs in another language have it, and no list of other names or of initials knows it. */
export function isStrange(text: string, words: Vocabulary): boolean {
  const isKnown = findAlternatives([text]) !== undefined || findMeanings(text, []).length > 0;
  return foreignWord.test(text) && !isKnown && (words.jobsWith(text) < enough || isOfOthers(text, words));
}

/** Whether titles have it, however many, and it is a word of another language and none of English. */
const isOfOthers = (text: string, { foreign }: Vocabulary) =>
  foreign.has(text) && (!/^\p{Script=Latin}/u.test(text) || isForeignWord(text));

/** Whether names of occupations have each word of it. */
export const isEnglish = (text: string) => wordsOf(text).every((one) => createOccupationNames().hasWord(one));

/** Whether a word is one of another language. */
export function isForeign(word: string, words: Vocabulary): boolean {
  if (!isStrange(word, words) || isEnglish(word)) return false;
  const { same = [] } = createForeignNames().find(foreignForms(word)) ?? {};
  return same.length > 0 && !isSlip(word, words);
}

/** Labels have slips too: what no dictionary has is one, where it is next to a word of many jobs. */
export function isSlip(word: string, words: Vocabulary): boolean {
  if (isForeignWord(word) || isEveryday(foreignForms(word).join(' '))) return false;
  const meant = words.correct(word);
  return meant !== undefined && isOneSlip(word, meant) && words.jobsWith(meant) >= enough;
}
