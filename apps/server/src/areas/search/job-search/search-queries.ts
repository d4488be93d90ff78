import { isDeepStrictEqual } from 'node:util';
import { defaultPageSize } from '@waymark/contract/pagination';
import {
  jobSearchSchema,
  type JobCard,
  type JobSearch,
  type JobSearchResult,
} from '@waymark/contract/jobs/jobs';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { readAsked } from '../search-words/asked-query-cache.ts';
import { typedAs } from '../search-words/case-rules.ts';
import { listTranslated } from '../search-words/foreign-reading-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { placeFit } from './filter-rules.ts';
import { band, orderOf, type Nearness, type TextHits } from './hit-rules.ts';
import { offerPlaces } from '../../places/places/spelling-index.ts';
import { enough, interpret } from './interpret-queries.ts';
import type { Counted } from './interpretation-rules.ts';
import { findMissing } from './missing-queries.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { wordsInRank } from '../search-words/level-reading-rules.ts';
import {
  asksNothing,
  countMatches,
  isEmptyList,
  matchingOf,
  selectJobs,
  type AskedSearch,
  type Candidates,
  type Order,
  type Selection,
} from './search-rules.ts';

/** Searches the open jobs: page, total and live facet counts (I-7, I-8). `now` in milliseconds. */
export async function searchJobs(
  jobs: OpenJobs,
  search: JobSearch,
  now = Date.now(),
): Promise<JobSearchResult> {
  const { find, count } = searchesBeside(jobs, search, now);
  const found = await interpret(jobs, search, find, count);
  const { asked, understood, corrected, respelled, didYouMean, leftOut, selection } = found;
  const { total, exact, others, page } = selection;
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  const empty = total === 0;
  const query = asked.q ? readAsked(asked.q, await jobs.vocabulary()).typed : [];
  const asTyped = typedAs(search.q);
  const missing = await findMissing(jobs.model, query, othersOf(asked, selection));
  return {
    data: jobs.listCards(page),
    total,
    exact,
    others,
    missing: missing.map((one) => ({ ...one, words: asTyped(one.words) })),
    page: search.page,
    pageSize: defaultPageSize,
    facets: await countFacets(jobs, search, found, now),
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: !empty || !asked.location || jobs.places.match(asked.location).isKnown,
    placeOffers: asked.location ? offerPlaces(asked.location) : [],
    understood: understood && {
      ...understood,
      q: asTyped(understood.q),
      location: asTyped(understood.location),
    },
    translated: listTranslated(query).map((one) => ({ ...one, words: asTyped(one.words) })),
    leftOut: leftOut.map(asTyped),
    corrected,
    respelled,
    didYouMean,
    nearby: empty ? await findNearby(jobs, asked, now) : null,
    relaxed: empty ? await relax(jobs, asked, now) : [],
    ratesOf: exchangeRates.dateOf(['EUR']),
  };
}

/** The filters of the form: what they leave out is counted beside their choices. */
const chosenFilters = ['category', 'type', 'mode', 'experience', 'level', 'salary', 'posted', 'company', 'industry', 'letter'] as const; // prettier-ignore
const nothing = jobSearchSchema.parse({});

/** How a search is made, and counted, where it is also told what there is without the filters that were chosen. */
function searchesBeside(jobs: OpenJobs, search: JobSearch, now: number) {
  const chosen = chosenFilters.filter((name) => search[name] !== undefined && !isEmptyList(search[name]));
  const unchosen = Object.fromEntries(chosen.map((name) => [name, nothing[name]]));
  const count = (asked: AskedSearch) => countJobs(jobs, { ...asked, ...unchosen }, now);
  async function find(asked: AskedSearch): Promise<FoundPage> {
    const selection = await select(jobs, asked, now);
    return chosen.length === 0 ? selection : { ...selection, unfiltered: await count(asked) };
  }
  return { find, count };
}

/** The live counts of the search that the form shows, by which the next choice is made: what was read stands in it. */
async function countFacets(
  jobs: OpenJobs,
  search: JobSearch,
  { asked, understood, corrected, selection }: Awaited<ReturnType<typeof interpret<FoundPage>>>,
  now: number,
): Promise<JobSearchResult['facets']> {
  if (!understood) return selection.facets;
  const shown: JobSearch = { ...search, ...understood, ...(corrected !== null && { q: corrected }) };
  const { count } = searchesBeside(jobs, shown, now);
  const again = await interpret(jobs, shown, count);
  if (isDeepStrictEqual(again.asked, asked)) return selection.facets;
  return (await select(jobs, again.asked, now)).facets;
}

/** Those of the page that have not all that was asked for: in another order than by fit, the whole page. */
function othersOf({ page, q, sort = 'relevance' }: JobSearch, selection: FoundPage): number[] {
  const { total, exact, page: numbers } = selection;
  if (exact === total || !q) return [];
  return sort === 'relevance' ? numbers.slice(Math.max(0, exact - (page - 1) * defaultPageSize)) : numbers;
}

const nearbyRadii = [25, 50, 100, 200, 500] as const;
const nearbyShown = 10;

/** The smallest circle around the place that has jobs of this search; null without a place that is known. */
async function findNearby(
  jobs: OpenJobs,
  search: JobSearch,
  now: number,
): Promise<JobSearchResult['nearby']> {
  if (!search.location) return null;
  const unit = search.unit ?? 'Km';
  for (const radius of nearbyRadii) {
    if (radius <= (search.radius ?? 0)) continue;
    const wider = { ...search, radius, unit, page: 1 };
    const total = await countFound(jobs, wider, now);
    if (total === 0) continue;
    const { page } = await select(jobs, wider, now);
    const data = jobs.listCards(page.slice(0, nearbyShown));
    return { radius, unit, total, data };
  }
  return null;
}

const filters = [
  'q',
  'location',
  'category',
  'type',
  'mode',
  'experience',
  'level',
  'salary',
  'posted',
  'company',
  'industry',
  'letter',
  'title',
  'skill',
] as const;

/** How many jobs the search would find without each of its filters; those that would bring none are left out. */
async function relax(jobs: OpenJobs, search: JobSearch, now: number): Promise<JobSearchResult['relaxed']> {
  const found: JobSearchResult['relaxed'] = [];
  for (const field of filters) {
    if (search[field] === undefined || search[field] === '' || isEmptyList(search[field])) continue;
    const without = { ...search, [field]: nothing[field], page: 1 };
    const total = await countFound(jobs, without, now);
    if (total > 0) found.push({ field, total });
  }
  return found.toSorted((a, b) => b.total - a.total);
}

/** How many jobs a search finds, as its page says: those that have all of it, or else what it lists. */
export async function countFound(jobs: OpenJobs, search: JobSearch, now: number): Promise<number> {
  const { total, exact } = await countJobs(jobs, search, now);
  return exact || total;
}

/** How many jobs a search lists, and how many of them have all that it asks for. */
export async function countJobs(jobs: OpenJobs, search: AskedSearch, now: number): Promise<Counted> {
  if (asksNothing(search)) return everything(jobs.columns);
  const { hits, placeSets } = await findCandidates(jobs, search);
  const { slots, exact } = chooseHits(jobs, search, hits, { placeSets }, now);
  const total = countMatches(jobs.columns, search, { slots, placeSets }, now);
  return countedOf(jobs, search, { hits, placeSets }, { total, exact }, now);
}

const everything = ({ size }: { size: number }): Counted => ({ total: size, exact: size, lacksWork: false });

/** What is told of a search that lists so many; `exact` may be more than these. */
function countedOf(
  { columns }: OpenJobs,
  search: JobSearch,
  { hits, placeSets }: Pick<FoundCandidates, 'hits' | 'placeSets'>,
  counted: Pick<Counted, 'total' | 'exact'>,
  now: number,
): Counted {
  const { total } = counted;
  const exact = Math.min(total, counted.exact);
  // A text that is about no work in particular goes nowhere else for it.
  if ((hits && !hits.namesWork) || exact > 0) return { total, exact, lacksWork: false };
  const hasWork =
    hits && total > 0 && countMatches(columns, search, { slots: hits.from(band.work), placeSets }, now) > 0;
  return { total, exact, lacksWork: !hasWork };
}

/** A page of a search, with what it lists and what it leaves apart. */
type FoundPage = Selection & Counted & { others: number };

async function select(jobs: OpenJobs, search: AskedSearch, now: number): Promise<FoundPage> {
  const { columns } = jobs;
  const slice = { offset: (search.page - 1) * defaultPageSize, limit: defaultPageSize };
  const { sort = 'relevance' } = search;
  const others = sort === 'salary' ? columns.bestPaid : columns.newest;
  if (asksNothing(search)) {
    // The page that most people see first: its counts are kept, and the page is a slice of the order.
    const page = columns.numbersOf(others.view().subarray(slice.offset, slice.offset + slice.limit));
    return { ...everything(columns), others: 0, page, facets: jobs.unfilteredFacets(now) };
  }
  const inRank = await findInRank(jobs, search);
  const { hits, placeSets } = await findCandidates(jobs, search);
  const { slots, exact, tiers } = chooseHits(jobs, search, hits, { placeSets }, now);
  // Whole names alone leave nothing to rank by.
  const isRanked = hits !== undefined && sort === 'relevance';
  const isAll = slots?.length === hits?.slots.length;
  const nearness = isRanked ? nearnessOf(jobs, search, hits, now) : undefined;
  // Where those are left apart that only speak of it nothing is to be told of them.
  const isOfField = isRanked && isAll ? fieldsOf(columns, hits) : undefined;
  const best = isRanked ? orderOf(hits, { first: inRank, nearness, isOfField }) : undefined;
  const order: Order = { best, others };
  const selection = selectJobs(columns, search, { slots, placeSets, tiers }, order, slice, now);
  const apart =
    hits && !isAll
      ? countMatches(columns, search, { slots: hits.slots, placeSets }, now) - selection.total
      : 0;
  const counted = countedOf(jobs, search, { hits, placeSets }, { total: selection.total, exact }, now);
  return { ...selection, ...counted, others: apart };
}

/** The hits with the word for a level, where one is asked for: titles that say it come before years that mean it. */
async function findInRank(jobs: OpenJobs, search: AskedSearch): Promise<TextHits | undefined> {
  const q = wordsInRank(search);
  return q === search.q ? undefined : jobs.findHits({ ...search, q });
}

/**
 * The hits that a search lists: those that have all of it, and the others too where these are few or where it asks
 * for them.
 */
function chooseHits(
  { columns }: OpenJobs,
  search: JobSearch,
  hits: TextHits | undefined,
  { placeSets }: Pick<Candidates, 'placeSets'>,
  now: number,
): Pick<Candidates, 'slots' | 'tiers'> & { exact: number } {
  if (!hits) return { slots: undefined, exact: Infinity };
  const whole = hits.from(band.whole);
  const all = hits.slots;
  if (whole.length === all.length) return { slots: all, exact: Infinity };
  const exact = countMatches(columns, search, { slots: whole, placeSets }, now);
  if (search.wide) return { slots: all, exact };
  return { slots: exact >= enough ? whole : all, exact, tiers: { whole, all, enough } };
}

/** The open jobs that pass, newest first, a page at a time. */
export function listNewest(
  jobs: OpenJobs,
  { page, pageSize }: { page: number; pageSize: number },
  passes?: (slot: number) => boolean,
): { jobs: JobCard[]; total: number } {
  const { columns } = jobs;
  const newest = columns.newest.view();
  const found = passes ? newest.filter(passes) : newest;
  const numbers = columns.numbersOf(found.subarray((page - 1) * pageSize, page * pageSize));
  return { jobs: jobs.listCards(numbers), total: found.length };
}

interface FoundCandidates extends Pick<Candidates, 'placeSets'> {
  hits: TextHits | undefined;
}

/** For use before the next wait: later a slot may have another job. */
async function findCandidates(jobs: OpenJobs, search: AskedSearch): Promise<FoundCandidates> {
  return { hits: await jobs.findHits(search), placeSets: findPlaces(jobs, search) };
}

/** How the places fit those of a search, or of a narrower one: of several cities of a name only one has surroundings. */
function findPlaces(jobs: OpenJobs, search: AskedSearch): Candidates['placeSets'] {
  const fits = jobs.matchPlaces(search);
  for (const narrower of search.first ?? [])
    jobs.matchPlaces(narrower)?.forEach((fit, set) => {
      if (fits && fit === placeFit.here) fits[set] = fit;
    });
  return fits;
}

/** Whether a job is in a field that many of those are in which have the work; undefined where none has it. */
function fieldsOf({ category }: JobColumnIndex, hits: TextHits): ((slot: number) => boolean) | undefined {
  const working = hits.from(band.work);
  if (working.length === 0 || working.length === hits.slots.length) return undefined;
  const counts = new Uint32Array(256);
  for (const slot of working) counts[category[slot] as number]! += 1;
  const least = leastOfField * working.length;
  return (slot) => (counts[category[slot] as number] as number) >= least;
}

/** So much of some work is in a field that is its own. */
const leastOfField = 0.2;

/** How many of the narrower searches find each of the hits; undefined where there is none. */
function nearnessOf(
  jobs: OpenJobs,
  { first }: AskedSearch,
  { slots, marks }: TextHits,
  now: number,
): Nearness | undefined {
  if (!first) return undefined;
  const by = new Uint8Array(marks.length);
  for (const narrower of first) {
    const candidates = { slots, placeSets: findPlaces(jobs, narrower) };
    for (const slot of matchingOf(jobs.columns, narrower, candidates, now)) by[slot]! += 1;
  }
  return { by, most: first.length };
}
