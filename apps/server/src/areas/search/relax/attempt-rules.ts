import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { SearchRequest } from '../read/query-rules.ts';

/** How many jobs a request finds: in all, and with all that it asks for. */
export interface Counted {
  total: number;
  exact: number;
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
  jobs: OpenJobs;
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
