import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { isSaidIn, type LikelyLanguages } from './language-rules.ts';
import type { Meaning, Sentence } from './ledger-rules.ts';
import { lenient } from './lenient-rules.ts';

/** What is known of the board: its places, and the names that its jobs have. */
export interface Known {
  places: PlaceIndex;
  words: Vocabulary;
  /** The countries that speak the language of the search. */
  spokenIn?: readonly string[];
  /** The languages that it is likeliest in. */
  languages?: LikelyLanguages;
}

/** A search while it is read: readers take words out of the sentence and put what they mean into the search. */
export interface Draft {
  sentence: Sentence;
  search: JobSearch;
  /** Parts that are looked for as they are written: quotes, and what is kept out. */
  literal: string[];
  known: Known;
}

/** Each pattern is one of a few, and is made once: the first match of it, and all of them. */
const wholes = new Map<RegExp, { first: RegExp; all: RegExp }>();

function wholesOf(pattern: RegExp): { first: RegExp; all: RegExp } {
  const known = wholes.get(pattern);
  if (known) return known;
  const source = String.raw`(?<![\p{L}\p{N}-])(?:${lenient(pattern.source)})(?![\p{L}\p{N}-])`;
  const made = { first: new RegExp(source, 'iu'), all: new RegExp(source, 'giu') };
  wholes.set(pattern, made);
  return made;
}

/** The pattern with the ends of words. */
export const asWhole = (pattern: RegExp): RegExp => wholesOf(pattern).first;

/** The same for all matches in a text. */
export const asWholes = (pattern: RegExp): RegExp => wholesOf(pattern).all;

/** Never written to. */
const noLanguage: LikelyLanguages = new Map();

/** Whether words that stand in a search mean in its language what a list takes them for. */
export const isSaid = (said: string, { known: { languages = noLanguage } }: Draft): boolean =>
  isSaidIn(said, languages);

/** Takes the first match of a pattern that its language has; false where there is none. */
export function takeSaid(draft: Draft, pattern: RegExp, meaning: Meaning): boolean {
  for (const { 0: said, index } of draft.sentence.text.matchAll(asWholes(pattern))) {
    if (!isSaid(said, draft)) continue;
    draft.sentence.take(index, index + said.length, meaning);
    return true;
  }
  return false;
}
