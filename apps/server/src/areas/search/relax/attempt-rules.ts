import type { JobCard, JobFacets, JobSearch, UnmetLimit } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { SearchRequest, Term } from '../read/query-rules.ts';

/** How many jobs a request finds: in all, and with all that it asks for. */
export interface Counted {
  total: number;
  exact: number;
}

/** A page of a request, and how many mentions it does not list. */
export interface FoundPage extends Counted {
  within: number;
  others: number;
  /** The numbers of its jobs. */
  page: number[];
  facets: JobFacets;
  unmet: UnmetLimit[][];
}

/**
 * What the stages before and after `find` ask of it, whoever holds the postings: the node's own index or an engine.
 * `now` in milliseconds.
 */
export interface FindStage {
  /** Whether all open jobs are there. */
  readonly isFilled: boolean;
  readonly places: PlaceIndex;
  vocabulary(): Promise<Vocabulary>;
  /** What the words of a request find without any limit. */
  countWords(request: SearchRequest): Promise<Counted>;
  /** How many jobs a request lists, and how many of them have all that it asks for. */
  countJobs(request: SearchRequest, now: number): Promise<Counted>;
  selectPage(request: SearchRequest, now: number): Promise<FoundPage>;
  /** How many postings have a text anywhere. */
  countWritten(text: string): Promise<number>;
  /** How many of some jobs have each of these terms anywhere. */
  countAmong(jobNumbers: readonly number[], terms: readonly Term[]): Promise<number[]>;
  /** In the order of the numbers; jobs that are gone are left out. */
  listCards(jobNumbers: readonly number[]): Promise<JobCard[]>;
}

/** A search as far as it is read, and what its words find anywhere. */
export interface Attempt {
  request: SearchRequest;
  /**
   * What the words find without any limit. By this it is decided what they mean, so that a limit only narrows a list and
   * never leads to another one (L-37).
   */
  found: Counted;
  /** What each of its words was taken for. */
  entries: ReadEntry[];
  corrected: string | null;
  /** Words and places that were taken for slips, as typed and as corrected. */
  respelled: { typed: string; meant: string }[];
  didYouMean: string | null;
}

/** What every relaxation may use. */
export interface Searching {
  jobs: FindStage;
  words: Vocabulary;
  /** The search as it was typed. */
  search: JobSearch;
  /** Counts what the words of a request find without any limit. */
  count(request: SearchRequest): Promise<Counted>;
}

/** With fewer exact results, jobs follow that have most of the words or speak of them. */
export const enoughResults = 10;
/** So few results may come from a slip of the finger or too small a place. */
export const fewResults = 3;
