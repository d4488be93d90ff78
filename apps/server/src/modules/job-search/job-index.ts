import type { z } from 'zod';
import {
  jobSearchSchema,
  type JobCard,
  type JobFacets,
  type JobSearch,
  type JobSearchResult,
  type Suggestion,
  type suggestionsQuerySchema,
} from '@waymark/contract/jobs';
import { startLoading, type Loading } from '../../platform/loading.ts';
import type { Change } from '../../platform/changes.ts';
import type { Logger } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { breakDown, type BreakdownOptions, type JobBreakdown } from './breakdown-rules.ts';
import type { CompanyCounts } from './company-count-index.ts';
import { matchJobs, type JobMatch } from './match-queries.ts';
import { OpenJobs } from './open-jobs-index.ts';
import type { PlaceCounts } from './place-count-index.ts';
import { countFound, listNewest, searchJobs } from './search-queries.ts';
import { listSimilarJobs } from './similar-queries.ts';
import { suggest } from './suggestion-queries.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';

/** How many open jobs there are, as they are now: good until the next wait. */
export interface JobCounts {
  jobs: number;
  /** Of a search that asks for nothing. */
  facets: JobFacets;
  companies: CompanyCounts;
  places: PlaceCounts;
  /** The parts of so many numbers each that have an open job, counted from 1. */
  listParts(numbers: number): number[];
}

interface PageOfCards {
  jobs: JobCard[];
  total: number;
}

/**
 * The search for open jobs: everything that others may ask of it. All of it waits for the first load, and rejects
 * with `unavailable` after one that failed, until one succeeds.
 */
export interface JobIndex {
  readonly ready: Promise<void>;
  /** A page of a search, its total and live facet counts (I-7, I-8). `now` in milliseconds. */
  search(search: JobSearch, now?: number): Promise<JobSearchResult>;
  /** How many jobs a search finds. */
  count(search: JobSearch, now?: number): Promise<number>;
  /** Those of the given jobs that a search finds, in the order given. Counts no facets. */
  match(search: JobSearch, jobNumbers: readonly number[], now?: number): Promise<JobMatch[]>;
  /** What a beginning may go on to. */
  suggest(query: z.output<typeof suggestionsQuerySchema>): Promise<Suggestion[]>;
  /** Open jobs like the given one, the closest first. */
  listSimilar(jobId: string): Promise<JobCard[]>;
  /** The newest open jobs, of a company or of all, a page at a time (I-4). */
  listNewest(page: number, pageSize: number, companyId?: string): Promise<PageOfCards>;
  listCards(jobNumbers: readonly number[]): Promise<JobCard[]>;
  counts(): Promise<JobCounts>;
  /** What the jobs of some work at a place have in common. Of the search it takes one category, title, skill, place. */
  breakDown(
    search: Pick<JobSearch, 'category' | 'title' | 'skill' | 'location'>,
    options: BreakdownOptions,
  ): Promise<JobBreakdown>;
  /** The names that open jobs have; a few minutes old at most. */
  vocabulary(): Promise<Vocabulary>;
  /** Ends what goes on in the background. */
  stop(): void;
}

type Parts = Pick<Services, 'database' | 'changes'>;

/** Begins to load at once, and follows what changes. */
export function createJobIndex(services: Parts, log: Logger): JobIndex {
  const held = holdOpenJobs(services, log);
  return {
    get ready() {
      return held.jobs().then(() => {});
    },
    search: async (search, now) => searchJobs(await held.jobs(), search, now),
    count: async (search, now = Date.now()) => countFound(await held.jobs(), search, now),
    match: async (search, jobNumbers, now = Date.now()) =>
      matchJobs(await held.jobs(), search, jobNumbers, now),
    suggest: async (query) => suggest(await held.jobs(), query),
    listSimilar: async (jobId) => listSimilarJobs(await held.jobs(), jobId),
    async listNewest(page, pageSize, companyId) {
      const jobs = await held.jobs();
      const { columns } = jobs;
      if (companyId === undefined) return listNewest(jobs, { page, pageSize });
      const at = columns.companyPosition(companyId);
      return listNewest(jobs, { page, pageSize }, (slot) => columns.company[slot] === at);
    },
    async listCards(jobNumbers) {
      const { cards, database } = await held.jobs();
      return cards.load(database, jobNumbers);
    },
    counts: async () => countsOf(await held.jobs()),
    breakDown: async (search, options) => breakDownSearch(await held.jobs(), search, options),
    vocabulary: async () => (await held.jobs()).vocabulary(),
    stop: () => held.stop(),
  };
}

/** The open jobs as the tables are, read anew when it is not known any more what has changed. */
function holdOpenJobs({ database, changes }: Parts, log: Logger) {
  let current: OpenJobs | undefined;
  /** What has changed while they are being read. */
  let pending: Change[] = [];
  let isLoading = true;
  let losses = 0;

  async function load(): Promise<void> {
    const before = losses;
    await changes.begin();
    const loaded = await OpenJobs.load(database);
    while (pending.length > 0) {
      const told = pending;
      pending = [];
      await loaded.apply(told);
    }
    if (losses !== before) return load();
    current = loaded;
    isLoading = false;
  }

  const first = startLoading(load, log);
  let again: Loading | undefined;
  changes.subscribe({
    async changed(told) {
      if (isLoading) pending.push(...told);
      else await current?.apply(told);
    },
    lost() {
      losses++;
      if (isLoading) return;
      // Searches go on with what there is.
      isLoading = true;
      again = startLoading(load, log);
    },
  });
  return {
    async jobs(): Promise<OpenJobs> {
      await first.done();
      if (!current) throw new Error('The search has ended.');
      return current;
    },
    stop() {
      first.stop();
      again?.stop();
    },
  };
}

function countsOf(jobs: OpenJobs): JobCounts {
  const { columns } = jobs;
  return {
    jobs: columns.size,
    facets: jobs.unfilteredFacets(Date.now()),
    companies: columns.companyCounts(),
    places: jobs.placeCounts(),
    listParts(numbers) {
      const parts = new Set<number>();
      for (const slot of columns.newest.view())
        parts.add(Math.ceil((columns.number[slot] as number) / numbers));
      return [...parts].toSorted((a, b) => a - b);
    },
  };
}

async function breakDownSearch(
  jobs: OpenJobs,
  { category: [category], ...asked }: Pick<JobSearch, 'category' | 'title' | 'skill' | 'location'>,
  options: BreakdownOptions,
): Promise<JobBreakdown> {
  const search = jobSearchSchema.parse(asked);
  const hits = await jobs.findHits(search);
  const { columns } = jobs;
  const filter = {
    category,
    named: hits?.marks(columns),
    placeSets: options.isNowhere ? new Uint8Array(columns.placeSets.length) : jobs.matchPlaces(search),
  };
  return breakDown(columns, filter, options);
}
