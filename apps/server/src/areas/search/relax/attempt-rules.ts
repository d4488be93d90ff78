import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/search/reading';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { SearchRequest } from '../read/query-rules.ts';

/** How many jobs a request finds: in all, and with all that it asks for. */
export interface Counted {
  total: number;
  exact: number;
}

/** A search as far as it has been relaxed, with what it finds. */
export interface Attempt<Found> {
  request: SearchRequest;
  selection: Found;
  /** What each of its words was taken for. */
  entries: ReadEntry[];
  corrected: string | null;
  /** Words and places that were taken for slips, as typed and as corrected. */
  respelled: { typed: string; meant: string }[];
  didYouMean: string | null;
}

/** What every relaxation may use. */
export interface Searching<Found extends Counted> {
  jobs: OpenJobs;
  words: Vocabulary;
  /** The search as it was typed. */
  search: JobSearch;
  find(request: SearchRequest): Promise<Found>;
  /** Counts where that is less work than finding. */
  count(request: SearchRequest): Promise<Counted>;
}

/** With fewer exact results, jobs follow that have most of the words or speak of them. */
export const enoughResults = 10;
/** So few results may come from a slip of the finger or too small a place. */
export const fewResults = 3;
