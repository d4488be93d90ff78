import { setImmediate as nextTurn } from 'node:timers/promises';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { presentIntent, readPlace, readSentence } from '../read/intent-rules.ts';
import { foldCase, foldWords, type SearchRequest } from '../read/query-rules.ts';
import { fieldOf, hasRank, type ParsedQuery } from '../read/sentence-rules.ts';
import {
  basisOf,
  enoughResults,
  fewResults,
  withExactOf,
  type Attempt,
  type Counted,
  type Searching,
} from './attempt-rules.ts';
import { correctSpelling } from './spelling-queries.ts';

/** Gives a wider attempt, or undefined where it does not apply or finds nothing more. */
type Relax = <Found extends Counted>(
  attempt: Attempt<Found>,
  searching: Searching<Found>,
) => Promise<Attempt<Found> | undefined>;

interface Relaxation {
  name: string;
  /** Only reads the words in another way: alerts, which never leave what was asked for, use these alone. */
  isReading?: boolean;
  /** Nothing further is relaxed once this one has found something. */
  isLast?: boolean;
  relax: Relax;
}

/** In the order in which they are tried; each goes on from what the ones before it found. */
const relaxations: readonly Relaxation[] = [
  { name: 'rank as a word', isReading: true, relax: readRankAsWord },
  { name: 'text fallback', isReading: true, relax: fallBackToText },
  { name: 'literal words', isReading: true, isLast: true, relax: takeLiterally },
  { name: 'spelling', isReading: true, relax: fixSpelling },
  { name: 'whole field', relax: addField },
  { name: 'nearby places', relax: addNearbyPlaces },
  { name: 'limits given up for the work', relax: giveUpForWork },
  { name: 'unmet limits', relax: addUnmetLimits },
  { name: 'partial match', relax: addPartialMatches },
  { name: 'limits given up for any result', relax: giveUpForAny },
];

/** An attempt with the relaxations that led to it, and how many jobs there were after each. */
export interface RelaxedSearch<Found> extends Attempt<Found> {
  steps: { name: string; exact: number; total: number }[];
}

/** Finds jobs for a search and relaxes it step by step; `onlyReading` leaves out what goes beyond the words. */
export async function relaxSearch<Found extends Counted>(
  jobs: OpenJobs,
  typed: JobSearch,
  { find, count = find, onlyReading = false }: RelaxOptions<Found>,
): Promise<RelaxedSearch<Found>> {
  const words = await jobs.vocabulary();
  const search = { ...typed, q: foldCase(typed.q) };
  const searching: Searching<Found> = { jobs, words, search, find, count };
  let attempt = await parseAndFind(searching, search);
  const stepOf = (name: string) => {
    const { exact, total } = basisOf(attempt.selection);
    return { name, exact, total };
  };
  const steps = [stepOf('as parsed')];
  for (const { name, isReading, isLast, relax } of search.q ? relaxations : []) {
    if (onlyReading && !isReading) break;
    const wider = await relax(attempt, searching);
    if (!wider) continue;
    attempt = wider;
    steps.push(stepOf(name));
    if (isLast) break;
  }
  return { ...attempt, steps };
}

interface RelaxOptions<Found extends Counted> {
  find: (request: SearchRequest) => Promise<Found>;
  count?: (request: SearchRequest) => Promise<Counted>;
  onlyReading?: boolean;
}

async function parseAndFind<Found extends Counted>(
  { jobs, words, find }: Searching<Found>,
  search: SearchRequest,
  options?: { ranks: boolean },
): Promise<Attempt<Found>> {
  // Behind an attempt of which the scores have just been made.
  await nextTurn();
  const parsed = search.q ? readSentence(search, jobs.places, words, options) : null;
  const request: SearchRequest = { ...search, ...parsed?.search };
  request.q = foldWords(request.q);
  return attemptOf(request, parsed, await find(request));
}

function attemptOf<Found>(
  request: SearchRequest,
  parsed: ParsedQuery | null,
  selection: Found,
): Attempt<Found> {
  const respelled = (parsed?.taken ?? []).flatMap(({ words, correction }) =>
    correction === undefined ? [] : [{ typed: words, meant: correction }],
  );
  const intent = parsed && presentIntent(parsed);
  return { request, selection, parsed, intent, leftOut: [], corrected: null, respelled, didYouMean: null };
}

/** Where a rank leaves few, the word for it is searched for as a word. */
async function readRankAsWord<Found extends Counted>(
  { parsed, selection }: Attempt<Found>,
  searching: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const isFew = parsed && hasRank(parsed) && basisOf(selection).exact < enoughResults;
  return isFew ? parseAndFind(searching, searching.search, { ranks: false }) : undefined;
}

/** Where no job has all of the words, the work counts that most texts with some of them are about. */
async function fallBackToText<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  if (basisOf(attempt.selection).total > 0 || !attempt.request.q.includes(' ')) return undefined;
  const request = { ...attempt.request, textFallback: true };
  return { ...attempt, request, selection: await find(request) };
}

/** Where what was read leaves nothing, the words may be meant as words, a place last of all. */
async function takeLiterally<Found extends Counted>(
  { parsed, selection }: Attempt<Found>,
  { jobs, words, search, find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  if (!parsed || basisOf(selection).total > 0) return undefined;
  const isBeside = parsed.taken.length > 1 && parsed.taken.some(({ field }) => field === 'location');
  const placed = isBeside ? readPlace(search, jobs.places, words) : null;
  for (const one of placed ? [placed, null] : [null]) {
    const request = one?.search ?? search;
    const found = await find(request);
    if (basisOf(found).exact > 0) return { ...attemptOf(request, one, found), respelled: [] };
  }
  return undefined;
}

async function fixSpelling<Found extends Counted>(
  attempt: Attempt<Found>,
  searching: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { textFallback } = attempt.request;
  return correctSpelling(attempt, searching, async (q) => {
    const search = { ...searching.search, q, textFallback };
    const again = await parseAndFind(searching, search);
    return (await readRankAsWord(again, { ...searching, search })) ?? again;
  });
}

/** Where few jobs have the name of a field, all jobs of the field follow. */
async function addField<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const isFew = basisOf(attempt.selection).exact < enoughResults;
  const field = isFew ? fieldOf(attempt.request.q) : undefined;
  if (field === undefined) return undefined;
  const request = { ...attempt.request, field };
  return { ...attempt, request, selection: await find(request) };
}

type Limits = ParsedQuery['taken'];

/** What was read that leaves fewer jobs: most are full-time. */
function limitsOf({ parsed }: { parsed: ParsedQuery | null }): Limits {
  if (!parsed) return [];
  return parsed.taken.filter(({ field }) => field !== 'type' || !parsed.search.type.includes('full-time'));
}

/** Kilometres around a city whose work is looked for where it has hardly any: Fort Worth is 50 from Dallas. */
const nearbyRadii = [50, 75, 200, 500] as const;
/** Further only for work that the city has under no name, where nothing else that was said may be the reason. */
const maxNearby = 75;

function addNearbyPlaces<Found extends Counted>(
  attempt: Attempt<Found>,
  searching: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  return widenPlace(attempt, limitsOf(attempt), searching);
}

/** Where a city that was named among the words has few jobs, those around it follow. */
async function widenPlace<Found extends Counted>(
  attempt: Attempt<Found>,
  limits: Limits,
  { find, count }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { request, intent } = attempt;
  const before = basisOf(attempt.selection);
  const isNamed = limits.some(({ field }) => field === 'location');
  if (!isNamed || !intent || request.q === '' || before.exact > fewResults) return undefined;
  for (const radius of nearbyRadii) {
    const isFar = radius > maxNearby;
    if (radius <= (request.radius ?? 0) || (isFar && (!before.lacksWork || limits.length > 1))) continue;
    const wider = widen(request, { radius });
    const around = basisOf(await count(wider));
    // No job has all of a long search: then those count that have most of it.
    const isMore =
      !isFar && before.exact === 0 && before.total <= fewResults
        ? around.total > before.total
        : around.exact > before.exact || (before.lacksWork && !around.lacksWork);
    if (isMore)
      return { ...attempt, request: wider, intent: { ...intent, radius }, selection: await find(wider) };
  }
  return undefined;
}

/** The order in which limits that were read out of the words are given up. */
const givenUp = ['salary', 'posted', 'level', 'type', 'mode', 'location'] as const;
type GivenUp = (typeof givenUp)[number];
const nothing = jobSearchSchema.parse({});

/** Where no job has the work, limits are given up until some have it, the place last: nearby first, then anywhere. */
async function giveUpForWork<Found extends Counted>(
  attempt: Attempt<Found>,
  searching: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const limits = limitsOf(attempt);
  const { selection, intent } = attempt;
  if (!basisOf(selection).lacksWork || !intent || attempt.request.q === '') return undefined;
  let { request } = attempt;
  const leftOut: string[] = [];
  const look = async (): Promise<Attempt<Found>> => {
    const less = presentIntent({ search: request, taken: limits });
    return { ...attempt, request, intent: less, leftOut, selection: await searching.find(request) };
  };
  for (const field of givenUp) {
    const words = limits.find((one) => one.field === field)?.words;
    if (words === undefined) continue;
    if (field === 'location') {
      const place = limits.filter((one) => one.field === field);
      const here = await look();
      const around = (await widenPlace(here, place, searching)) ?? here;
      if (!basisOf(around.selection).lacksWork) return around;
    }
    leftOut.push(words);
    request = without(request, field);
    if (!basisOf(await searching.count(request)).lacksWork) return look();
  }
  return undefined;
}

/** The request without a limit. Jobs at the place come first all the same, then those in its country. */
function without(request: SearchRequest, field: GivenUp): SearchRequest {
  const less = { [field]: nothing[field] };
  if (field !== 'location') return { ...request, ...less };
  return widen(widen(request, { isCountrywide: true }), { ...less, radius: undefined, isCountrywide: false });
}

/** A wider request, in which jobs of the narrower one come first. */
const widen = (request: SearchRequest, wider: Partial<SearchRequest>): SearchRequest => ({
  ...request,
  ...wider,
  narrower: [...(request.narrower ?? []), request],
});

const regionKilometres = 200;

/** Without a limit; of a place first the region around it, then its country. */
function widenField(request: SearchRequest, field: GivenUp): SearchRequest {
  if (field !== 'location') return widen(request, { [field]: nothing[field] });
  const region = widen(request, { radius: Math.max(regionKilometres, request.radius ?? 0) });
  return widen(region, { isCountrywide: true });
}

/** Where few jobs meet all limits, those follow that miss some: the fewer they miss, the earlier they come. */
async function addUnmetLimits<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { exact, total } = basisOf(attempt.selection);
  const { sort = 'relevance', q, field } = attempt.request;
  // In another order they would stand among the exact ones.
  const isFew = sort === 'relevance' && exact < enoughResults && (exact > 0 || total < enoughResults);
  if (!isFew || !attempt.intent || q === '' || field) return undefined;
  const limits = new Set(limitsOf(attempt).map((limit) => limit.field));
  let { request } = attempt;
  for (const limit of givenUp) if (limits.has(limit)) request = widenField(request, limit);
  if (request === attempt.request) return undefined;
  const wider = await find(request);
  // Fewer may be listed, where enough have all of the words now: mentions are left out then.
  const isMore = basisOf(wider).exact > exact || basisOf(wider).total > total;
  return isMore ? { ...attempt, request, selection: withExactOf(wider, attempt.selection) } : undefined;
}

/** Where few jobs have most of the words, those follow that have some of them in their names. */
async function addPartialMatches<Found extends Counted>(
  attempt: Attempt<Found>,
  { find, count }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { total, exact } = basisOf(attempt.selection);
  if (exact > fewResults || total >= enoughResults || !attempt.request.q.includes(' ')) return undefined;
  // Where the place has nothing at all, nearby jobs are better than a part of the name.
  const partial = attempt.request.location !== '' && total > 0 ? 'names' : 'words';
  const request: SearchRequest = { ...attempt.request, partial };
  if (basisOf(await count(request)).total <= total) return undefined;
  return { ...attempt, request, selection: withExactOf(await find(request), attempt.selection) };
}

/** Where nothing is found, limits are given up one after the other until something is. */
async function giveUpForAny<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { parsed, selection } = attempt;
  if (!parsed || basisOf(selection).total > 0) return undefined;
  const { search, taken } = parsed;
  const leftOut: string[] = [];
  let { request } = attempt;
  for (const field of givenUp) {
    const words = taken.find((one) => one.field === field)?.words;
    if (words === undefined) continue;
    leftOut.push(words);
    request = without(request, field);
    const found = await find(request);
    if (basisOf(found).total === 0) continue;
    const intent = presentIntent({ search: { ...request, q: search.q }, taken });
    return { ...attempt, request, intent, leftOut, selection: found };
  }
  return undefined;
}
