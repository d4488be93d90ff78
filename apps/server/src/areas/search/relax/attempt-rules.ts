import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import type { Intent } from '../read/intent-rules.ts';
import type { SearchRequest } from '../read/query-rules.ts';
import type { ParsedQuery } from '../read/sentence-rules.ts';

/** How many jobs a request finds: in all, and with all that it asks for. */
interface Count {
  total: number;
  exact: number;
  /** Whether it names some work, or the field of it, that none of them has in its title. */
  lacksWork: boolean;
}

export interface Counted extends Count {
  /**
   * The same without the filters that were chosen in the form, where some were. Relaxations decide by this, so that a
   * filter only narrows a list and never leads to another one.
   */
  unfiltered?: Count;
}

/** The counts that relaxations decide by. */
export const basisOf = (selection: Counted): Count => selection.unfiltered ?? selection;

/** A wider selection in which no more jobs count as exact than in the one before. */
export function withExactOf<Found extends Counted>(wider: Found, before: Counted): Found {
  const { unfiltered } = wider;
  const exact = Math.min(before.exact, wider.exact);
  if (!unfiltered) return { ...wider, exact };
  const exactOfAll = Math.min(basisOf(before).exact, unfiltered.exact);
  return { ...wider, exact, unfiltered: { ...unfiltered, exact: exactOfAll } };
}

/** A search as far as it has been relaxed, with what it finds. */
export interface Attempt<Found> {
  request: SearchRequest;
  selection: Found;
  /** What was read out of the words; null where they mean only themselves. */
  parsed: ParsedQuery | null;
  /** The same as the answer shows it. */
  intent: Intent | null;
  /** Words that were given up because they left nothing. */
  leftOut: string[];
  corrected: string | null;
  /** Words and places that were taken for slips, as typed and as corrected. */
  respelled: { typed: string; meant: string }[];
  didYouMean: string | null;
}

/** What every relaxation may use. */
export interface Searching<Found extends Counted> {
  jobs: OpenJobs;
  words: Vocabulary;
  /** The search as it was typed, in small letters. */
  search: JobSearch;
  find(request: SearchRequest): Promise<Found>;
  /** Counts where that is less work than finding. */
  count(request: SearchRequest): Promise<Counted>;
}

/** With fewer exact results, jobs follow that have most of the words or speak of them. */
export const enoughResults = 10;
/** So few results may come from a slip of the finger or too small a place. */
export const fewResults = 3;
