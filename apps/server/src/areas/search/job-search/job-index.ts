import { unfilteredFacets } from '../find/open-facets-cache.ts';
import { findHits } from '../order/hits-cache.ts';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { z } from 'zod';
import {
  jobSearchSchema,
  type JobCard,
  type JobDetail,
  type JobFacets,
  type JobSearch,
  type JobSearchResult,
  type Suggestion,
  type suggestionsQuerySchema,
} from '@waymark/contract/jobs/jobs';
import type { Logger } from '../../../platform/log.ts';
import { TimedLine } from '../../../platform/timed-line.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import type { CompanyListing } from '../replica/company-page-gateway.ts';
import type { JobKey } from '../replica/document-rules.ts';
import { breakDown, type BreakdownOptions, type JobBreakdown } from './breakdown-rules.ts';
import type { CompanyCounts } from '../job-index/count-index.ts';
import {
  listByTeam,
  listNewest,
  listNewestMatches,
  matchJobs,
  searchJobs,
  type CompanyTeams,
  type JobMatch,
  type SearchOfPage,
} from './search-queries.ts';
import { countFound } from '../relax/request-queries.ts';
import { stageOf } from '../relax/stage-queries.ts';
import { LiveJobs, type JobIndexServices } from '../job-index/live-jobs-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { PlaceCounts } from '../job-index/place-count-index.ts';
import { searchLine } from './line-constants.ts';
import { listSimilarJobs } from './similar-queries.ts';
import { suggest } from '../suggest/suggestion-queries.ts';
import { asksNothing } from '../read/query-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';

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
 * The questions about open jobs. All wait for the first load, and reject with `unavailable` after one that failed, until
 * one succeeds. Those that search wait in a line (`TimedLine`) and reject with `unavailable` where it is too long.
 */
export interface JobQueries {
  /** A page of a search, its total and live facet counts (I-7, I-8). `now` in milliseconds. */
  search(search: SearchOfPage, now?: number): Promise<JobSearchResult>;
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
  /** The ids of the newest open jobs with all that a search asks for, whatever its order and page. */
  listNewestMatches(search: JobSearch, limit: number): Promise<string[]>;
  /** The open jobs of a company by category, a page at a time (H-2). */
  listByTeam(companyId: string, page: number, pageSize: number): Promise<CompanyTeams>;
  listCards(jobNumbers: readonly number[]): Promise<JobCard[]>;
  /** The numbers of open jobs, the newest first: so many after so many others. */
  listNewestNumbers(from: number, count: number): Promise<number[]>;
  /** What identifies open jobs, in no order; closed ones are left out. */
  listKeys(of: { ids: readonly string[] } | { numbers: readonly number[] }): Promise<JobKey[]>;
  counts(): Promise<JobCounts>;
  /** What the jobs of some work at a place have in common. Of the search it takes one category, title, skill, place. */
  breakDown(
    search: Pick<JobSearch, 'category' | 'title' | 'skill' | 'location'>,
    options: BreakdownOptions,
  ): Promise<JobBreakdown>;
  /** The names that open jobs have; a few minutes old at most. */
  vocabulary(): Promise<Vocabulary>;
  /** A posting that is public, open or closed; null when there is none. */
  findJob(jobId: string): Promise<JobDetail | null>;
  /** The public page of a company (H-2), by its id or the name in addresses; null when there is none. */
  findCompany(idOrSlug: string): Promise<PublicCompany | null>;
  /** Asks for the public pages of companies beside their open jobs. */
  askCompanies<T>(question: (pages: CompanyListing, counts: CompanyCounts) => Promise<T>): Promise<T>;
  /**
   * The file of the public replica, for a thread that reads all of it, and what tells one state of it from another.
   * It may be replaced: ask each time.
   */
  replica(): Promise<{ path: string; state: string }>;
}

/** The search for open jobs. Its own queries reject with `unavailable` until all postings are loaded. */
export interface JobIndex extends JobQueries {
  /** Resolves when all postings are loaded. */
  readonly ready: Promise<void>;
  /** Whether all postings are loaded. */
  readonly isFilled: boolean;
  /** The postings loaded so far: for pages and answers that say that they are not complete. */
  readonly soFar: JobQueries;
  /** Rejects with `unavailable` until all postings are loaded. */
  requireFilled(): Promise<void>;
  /** Ends what goes on in the background. */
  stop(): Promise<void>;
}

/** Begins to load at once, and follows what changes. */
export function createJobIndex(services: JobIndexServices, log: Logger): JobIndex {
  const live = new LiveJobs(services, log);
  const line = new TimedLine(searchLine);
  async function runInLine<T>(kind: string, answer: () => Promise<T>): Promise<T> {
    // The first load is no part of what a search takes.
    await live.usable();
    return line.run(kind, answer);
  }
  const { database } = services;
  return {
    ...createQueries((question) => live.ask(question), runInLine, database),
    soFar: createQueries((question) => live.askSoFar(question), runInLine, database),
    get ready() {
      return live.complete();
    },
    get isFilled() {
      return live.isFilled;
    },
    requireFilled: () => live.ask(() => {}),
    stop: () => live.stop(),
  };
}

type Ask = LiveJobs['ask'];
type RunInLine = <T>(kind: string, answer: () => Promise<T>) => Promise<T>;

function createQueries(ask: Ask, runInLine: RunInLine, database: JobIndexServices['database']): JobQueries {
  const searchInLine = <T>(kind: string, question: (jobs: OpenJobs) => Promise<T>) =>
    runInLine(kind, () => ask(question));
  return {
    // The list of all jobs is a slice of one that is kept.
    search: (search, now) =>
      asksNothing(search)
        ? ask((jobs) => searchJobs(jobs, search, now))
        : searchInLine('search', (jobs) => searchJobs(jobs, search, now)),
    count: (search, now = Date.now()) =>
      searchInLine('search count', (jobs) => countFound(stageOf(jobs), search, now)),
    match: (search, jobNumbers, now = Date.now()) =>
      searchInLine('search match', (jobs) => matchJobs(jobs, search, jobNumbers, now)),
    suggest: (query) => searchInLine('suggestions', (jobs) => suggest(jobs, query)),
    findJob: (jobId) => ask((jobs) => jobs.findJob(jobId) ?? findJob(database, jobId)),
    listSimilar: (jobId) => ask((jobs) => listSimilarJobs(jobs, database, jobId)),
    listNewest: (page, pageSize, companyId) =>
      ask((jobs) => {
        const { columns } = jobs;
        if (companyId === undefined) return listNewest(jobs, { page, pageSize });
        const at = columns.companyPosition(companyId);
        return listNewest(jobs, { page, pageSize }, (row) => columns.company[row] === at);
      }),
    listByTeam: (companyId, page, pageSize) => ask((jobs) => listByTeam(jobs, companyId, { page, pageSize })),
    listNewestMatches: (search, limit) =>
      searchInLine('search feed', async (jobs) => {
        const numbers = await listNewestMatches(jobs, search, limit, Date.now());
        return jobs.replica.listCards(numbers).map(({ id }) => id);
      }),
    replica: () => ask(({ replica }) => ({ path: replica.path, state: replica.readState() })),
    listCards: (jobNumbers) => ask((jobs) => jobs.listCards(jobNumbers)),
    listNewestNumbers: (from, count) =>
      ask(({ columns }) => columns.numbersOf(columns.newest.view().subarray(from, from + count))),
    listKeys: (of) => ask(({ replica }) => replica.listKeys(of)),
    counts: () => ask(countsOf),
    breakDown: (search, options) =>
      searchInLine('search breakdown', (jobs) => breakDownSearch(jobs, search, options)),
    vocabulary: () => ask((jobs) => jobs.vocabulary()),
    findCompany: (idOrSlug) => ask(({ replica }) => replica.companyPages.find(idOrSlug) ?? null),
    askCompanies: (question) =>
      ask(({ replica, columns }) => question(replica.companyPages, columns.companyCounts())),
  };
}

function countsOf(jobs: OpenJobs): JobCounts {
  const { columns } = jobs;
  return {
    jobs: columns.size,
    facets: unfilteredFacets(jobs.columns, Date.now()),
    companies: columns.companyCounts(),
    places: jobs.placeCounts(),
    listParts(numbers) {
      const parts = new Set<number>();
      for (const row of columns.newest.view())
        parts.add(Math.ceil((columns.number[row] as number) / numbers));
      for (const number of columns.listedAs.keys()) parts.add(Math.ceil(number / numbers));
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
  const hits = await findHits(jobs, search);
  const { columns } = jobs;
  const filter = {
    category,
    named: hits?.scores,
    placeSets: options.isNowhere ? new Uint8Array(columns.placeSets.length) : jobs.matchPlaces(search),
  };
  return breakDown(columns, filter, options);
}
