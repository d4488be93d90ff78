import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { Sentence } from './ledger-rules.ts';

/** What is known of the board: its places, and the names that its jobs have. */
export interface Known {
  places: PlaceIndex;
  words: Vocabulary;
}

/** A search while it is read: readers take words out of the sentence and put what they mean into the search. */
export interface Draft {
  sentence: Sentence;
  search: JobSearch;
  /** Parts that are looked for as they are written: quotes, and what is kept out. */
  literal: string[];
  known: Known;
}

/** Each pattern is one of a few, and is made once. */
const wholes = new Map<RegExp, RegExp>();

/** The pattern with the ends of words. */
export function asWhole(pattern: RegExp): RegExp {
  const whole =
    wholes.get(pattern) ??
    new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${pattern.source})(?![\p{L}\p{N}-])`, 'iu');
  wholes.set(pattern, whole);
  return whole;
}
