import { findHits } from '../order/hits-cache.ts';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobCard, JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { traced } from '../../../platform/traced.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { expandText } from '../widen/expansion-cache.ts';
import { listRelated, listTranslated } from '../widen/translation-rules.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { categoryAt } from '../job-index/position-rules.ts';
import { asksNothing, typedAs, type SearchRequest } from '../read/query-rules.ts';
import { correctWhere, listUnreadOfWhere } from '../read/where-rules.ts';
import { findUnmatchedTerms, offerNearby, offerWithoutFilters } from '../relax/offer-queries.ts';
import { relaxSearch } from '../relax/relaxation-queries.ts';
import { matchingOf } from '../find/selection-rules.ts';
import { tier } from '../order/hit-rules.ts';
import type { FindStage, FoundPage } from '../relax/attempt-rules.ts';
import { countFound } from '../relax/request-queries.ts';
import { stageOf } from '../relax/stage-queries.ts';

/** A search, and how many jobs its page has where that is another number than in other lists. */
export type SearchOfPage = JobSearch & Pick<SearchRequest, 'pageSize' | 'isStrict'>;

/** Searches the node's own index: page, total and live facet counts (I-7, I-8). `now` in milliseconds. */
export function searchJobs(jobs: OpenJobs, search: SearchOfPage, now = Date.now()): Promise<JobSearchResult> {
  return searchStage(stageOf(jobs), search, now);
}

/** The same of whoever holds the postings. */
export async function searchStage(
  jobs: FindStage,
  search: SearchOfPage,
  now = Date.now(),
): Promise<JobSearchResult> {
  const { pageSize = defaultPageSize } = search;
  // Asked before the rest: what was found of a part stays a part if loading ends meanwhile.
  const { isFilled } = jobs;
  const { request, entries, corrected, respelled, didYouMean } = await relaxSearch(jobs, search);
  const selection = await traced({ name: 'search find' }, () => jobs.selectPage(request, now));
  const { total, within, exact, others, page, facets, unmet } = selection;
  refuseBeyondLastPage(search.page, pageSize, total);
  const isEmpty = total === 0;
  const query = request.q ? expandText(request.q, await jobs.vocabulary()).typed : [];
  const asTyped = typedAs(search.q);
  const inexact = inexactOf(request, selection);
  const unmatched = inexact.length > 0 ? await findUnmatchedTerms(jobs, query, inexact) : [];
  const hasMeaning = entries.some(({ as }) => as !== 'word');
  return {
    data: await jobs.listCards(page),
    total,
    page: search.page,
    pageSize,
    facets,
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: !isEmpty || !request.location || jobs.places.match(request.location).isKnown,
    within,
    exact,
    others,
    missing: unmatched.map((one) => ({ ...one, words: asTyped(one.words) })),
    placeOffers: offerPlaces(jobs, request.location, entries),
    reading: [...listUnreadOfWhere(search.location, jobs.places), ...entries],
    understood:
      hasMeaning || request.location !== search.location ? presentUnderstood(request, asTyped) : null,
    translated: listTranslated(query).map((one) => ({ ...one, words: asTyped(one.words) })),
    related: (exact > 0 ? [] : listRelated(query)).map((one) => ({ ...one, words: asTyped(one.words) })),
    unmet,
    corrected,
    respelled: [...correctWhere(search.location, jobs.places), ...respelled],
    didYouMean,
    ...(isEmpty ? await offersFor(jobs, request, now) : { nearby: null, relaxed: [] }),
    ratesOf: exchangeRates.dateOf(['EUR']),
    ...(!isFilled && { isLoading: true as const }),
  };
}

/** Other places of the name that was asked for, or that was typed for it. */
function offerPlaces({ places }: FindStage, location: string, entries: readonly ReadEntry[]): string[] {
  if (location === '') return [];
  const offers = places.offers(location);
  const typed = entries.filter(({ as, field, meant }) => as === 'limit' && field === 'location' && !meant);
  return offers.length > 0
    ? offers
    : typed.flatMap(({ words }) => (words.length >= minOffered ? places.offers(words) : []));
}

/** Shorter words beside a place are prepositions. */
const minOffered = 4;

/** The fields that words fill. */
function presentUnderstood(
  { q, location, radius, unit, mode, type, level, ...request }: SearchRequest,
  asTyped: (text: string) => string,
): JobSearchResult['understood'] {
  const { salary, salaryTo, currency, period, posted, schedule, degree, sponsorship, benefits } = request;
  const { notMode, notType, notLevel } = request;
  return {
    q: asTyped(q),
    location: asTyped(location),
    radius,
    unit,
    mode,
    type,
    level,
    salary,
    salaryTo,
    currency,
    period,
    posted,
    schedule,
    degree,
    sponsorship,
    benefits,
    notMode,
    notType,
    notLevel,
  };
}

/** What an empty page leads on to. */
async function offersFor(
  jobs: FindStage,
  request: SearchRequest,
  now: number,
): Promise<Pick<JobSearchResult, 'nearby' | 'relaxed'>> {
  const runs = {
    count: (one: SearchRequest) => countFound(jobs, one, now),
    page: async (one: SearchRequest) => (await jobs.selectPage({ ...one, isStrict: true }, now)).page,
  };
  const found = await offerNearby(request, runs);
  const nearby = found && {
    radius: found.radius,
    unit: found.unit,
    total: found.total,
    data: await jobs.listCards(found.numbers),
  };
  return {
    nearby,
    relaxed: await offerWithoutFilters(request, runs),
  };
}

/** The jobs of the page that lack something: in another order than by relevance, the whole page. */
function inexactOf(
  { page, pageSize = defaultPageSize, q, sort = 'relevance' }: SearchRequest,
  selection: FoundPage,
): number[] {
  const { total, exact, page: numbers } = selection;
  if (exact === total || !q) return [];
  return sort === 'relevance' ? numbers.slice(Math.max(0, exact - (page - 1) * pageSize)) : numbers;
}

/** The open jobs that pass, newest first, a page at a time. */
export function listNewest(
  jobs: OpenJobs,
  { page, pageSize }: { page: number; pageSize: number },
  passes?: (row: number) => boolean,
): { jobs: JobCard[]; total: number } {
  const { columns } = jobs;
  const newest = columns.newest.view();
  const found = passes ? newest.filter(passes) : newest;
  const numbers = columns.numbersOf(found.subarray((page - 1) * pageSize, page * pageSize));
  return { jobs: jobs.listCards(numbers), total: found.length };
}

/** A page of a company's open jobs, and how many there are of each category. */
export interface CompanyTeams {
  jobs: JobCard[];
  total: number;
  teams: { category: string; jobs: number }[];
}

/**
 * The open jobs of a company by category, the one with most jobs first and in each the newest, a page at a time. As many
 * jobs of two: the one with the newest job comes first.
 */
export function listByTeam(
  jobs: OpenJobs,
  companyId: string,
  { page, pageSize }: { page: number; pageSize: number },
): CompanyTeams {
  const { columns } = jobs;
  const at = columns.companyPosition(companyId);
  const rows = columns.newest.view().filter((row) => columns.company[row] === at);
  const teams = [...Map.groupBy(rows, (row) => columns.category[row] as number)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const shown = teams.flatMap(([, team]) => team).slice((page - 1) * pageSize, page * pageSize);
  return {
    jobs: jobs.listCards(columns.numbersOf(shown)),
    total: rows.length,
    teams: teams.map(([category, team]) => ({ category: categoryAt(category), jobs: team.length })),
  };
}

/** Why a job fits a search: where its words stand, or that the search has none. */
export type MatchReason = 'title' | 'related' | 'words' | 'filters';

export interface JobMatch {
  number: number;
  /** Others of the given jobs that lists show as one with it. */
  others: readonly number[];
  reason: MatchReason;
}

/**
 * Those of the given jobs that a search finds, in the order given, of the same posting the first. Alerts list only jobs
 * with all of it.
 */
export async function matchJobs(
  jobs: OpenJobs,
  search: JobSearch,
  numbers: readonly number[],
  now: number,
): Promise<JobMatch[]> {
  const { request } = await relaxSearch(stageOf(jobs), search, { onlyReading: true });
  const { columns } = jobs;
  const scores = (await findHits(jobs, request))?.scores;
  const byRow = Map.groupBy(numbers, (number) => columns.listedRowOf(number));
  const rows = [...byRow.keys()].filter(
    (row) => row >= 0 && (scores === undefined || hasAll(scores[row] ?? 0)),
  );
  const candidates = { rows: Int32Array.from(rows), placeSets: jobs.matchPlaces(request) };
  return matchingOf(columns, request, candidates, now).map((row) => {
    const [number = 0, ...others] = byRow.get(row) ?? [];
    return { number, others, reason: reasonOf(scores?.[row]) };
  });
}

/**
 * The numbers of the newest answers to a search, newest first, whatever its order and its page. Duplicates at several
 * places count once, as in lists.
 */
export async function listNewestMatches(
  jobs: OpenJobs,
  search: JobSearch,
  limit: number,
  now: number,
): Promise<number[]> {
  const { columns } = jobs;
  if (asksNothing(search)) return columns.numbersOf(columns.newest.view().subarray(0, limit));
  const { request } = await relaxSearch(stageOf(jobs), search, { onlyReading: true });
  const scores = (await findHits(jobs, request))?.scores;
  const placeSets = jobs.matchPlaces(request);
  const newest = columns.newest.view();
  const isAnswer = (row: number) => (scores?.[row] ?? tier.max) >= tier.whole;
  const candidates = { rows: newest.filter(isAnswer), placeSets };
  return columns.numbersOf(matchingOf(columns, request, candidates, now).slice(0, limit));
}

/** All words in the names, or all of them somewhere: who has an alert hears of both. */
export const hasAll = (score: number) => score >= tier.whole || (score >= tier.mention && score < tier.most);

/** From these scores on a title is the work itself, and work near it; below, the words stand elsewhere. */
const minTitle = 204;
const minNear = 190;

export function reasonOf(score: number | undefined): MatchReason {
  if (score === undefined) return 'filters';
  if (score >= minTitle) return 'title';
  return score >= minNear ? 'related' : 'words';
}
