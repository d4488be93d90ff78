import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { Sentence } from './ledger-rules.ts';

/** What is known of the board: its places, and the names that its jobs have. */
export interface Known {
  places: PlaceIndex;
  words: Vocabulary;
  /** The countries that speak the language of the search. */
  spokenIn?: readonly string[];
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
  const source = String.raw`(?<![\p{L}\p{N}-])(?:${pattern.source})(?![\p{L}\p{N}-])`;
  const made = { first: new RegExp(source, 'iu'), all: new RegExp(source, 'giu') };
  wholes.set(pattern, made);
  return made;
}

/** The pattern with the ends of words. */
export const asWhole = (pattern: RegExp): RegExp => wholesOf(pattern).first;

/** The same for all matches in a text. */
export const asWholes = (pattern: RegExp): RegExp => wholesOf(pattern).all;
