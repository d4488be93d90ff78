import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { foldWords, parseQuery, type SearchRequest } from '../read/query-rules.ts';
import { readWhereOf } from '../read/where-rules.ts';
import { readSentence } from '../read/sentence-rules.ts';
import { fieldOf } from '../read/work-rules.ts';
import { enoughResults, fewResults, type Attempt, type Counted, type Searching } from './attempt-rules.ts';
import { countWords } from './request-queries.ts';
import { correctSpelling } from './spelling-queries.ts';

interface Relaxation {
  name: string;
  /** Only reads the words in another way: alerts, which never leave what was asked for, use these alone. */
  isReading?: boolean;
  /** Gives a wider attempt, or undefined where it does not apply or finds nothing more. */
  relax(attempt: Attempt, searching: Searching): Promise<Attempt | undefined>;
}

/** In the order in which they are tried; each goes on from what the ones before it found. */
const relaxations: readonly Relaxation[] = [
  { name: 'text fallback', isReading: true, relax: fallBackToText },
  { name: 'spelling', isReading: true, relax: fixSpelling },
  { name: 'whole field', relax: addField },
  { name: 'partial match', relax: addPartialMatches },
];

/** What a search finds, and the relaxations that led to it, with how many jobs there were after each. */
export interface RelaxedSearch<Found> extends Attempt {
  selection: Found;
  steps: { name: string; exact: number; total: number }[];
}

/**
 * Finds jobs for a search. First its words are read and, where they find little anywhere, widened step by step;
 * `onlyReading` leaves out what goes beyond them. Where few of what they find meet all limits, those follow that miss
 * some. From the reading on nothing tells a limit that was typed from one that was chosen in the form (L-37).
 */
export async function relaxSearch<Found extends Counted>(
  jobs: OpenJobs,
  search: JobSearch,
  find: (request: SearchRequest) => Promise<Found>,
  { onlyReading = false } = {},
): Promise<RelaxedSearch<Found>> {
  const words = await jobs.vocabulary();
  const searching: Searching = { jobs, words, search, count: (request) => countWords(jobs, request) };
  let attempt = await readSearch(searching, search);
  const stepOf = (name: string, { exact, total }: Counted) => ({ name, exact, total });
  const steps = [stepOf('as read', attempt.found)];
  for (const { name, isReading, relax } of attempt.request.q ? relaxations : []) {
    if (onlyReading && !isReading) break;
    const wider = await relax(attempt, searching);
    if (!wider) continue;
    attempt = wider;
    steps.push(stepOf(name, attempt.found));
  }
  const within = await find(attempt.request);
  steps.push(stepOf('within the limits', within));
  if (onlyReading || !asksBeyond(jobs, attempt.request, within))
    return { ...attempt, selection: within, steps };
  const request = { ...attempt.request, isBeyond: true };
  const selection = await find(request);
  steps.push(stepOf('beyond the limits', selection));
  return { ...attempt, request, selection, steps };
}

async function readSearch({ jobs, words, count }: Searching, asked: SearchRequest): Promise<Attempt> {
  const typed = readWhereOf(asked, jobs.places);
  // Behind an attempt of which the scores have just been made.
  await nextTurn();
  const known = { places: jobs.places, words };
  const { search, entries } = typed.q ? readSentence(typed, known) : { search: typed, entries: [] };
  const request: SearchRequest = { ...typed, ...search, q: foldWords(search.q) };
  const respelled = entries.flatMap(({ words: one, meant }) =>
    meant === undefined ? [] : [{ typed: one, meant }],
  );
  return { request, found: await count(request), entries, corrected: null, respelled, didYouMean: null };
}

/** Where no job has all of the words, the work counts that most texts with some of them are about. */
async function fallBackToText(attempt: Attempt, { count }: Searching): Promise<Attempt | undefined> {
  if (attempt.found.total > 0 || !attempt.request.q.includes(' ')) return undefined;
  const request = { ...attempt.request, textFallback: true };
  return { ...attempt, request, found: await count(request) };
}

function fixSpelling(attempt: Attempt, searching: Searching): Promise<Attempt | undefined> {
  const { textFallback } = attempt.request;
  return correctSpelling(attempt, searching, (q) =>
    readSearch(searching, { ...searching.search, q, textFallback }),
  );
}

/** Where few jobs have the name of a field, all jobs of the field follow. */
async function addField(attempt: Attempt, { count }: Searching): Promise<Attempt | undefined> {
  const isFew = attempt.found.exact < enoughResults;
  const field = isFew ? fieldOf(attempt.request.q) : undefined;
  if (field === undefined) return undefined;
  const request = { ...attempt.request, field };
  return { ...attempt, request, found: await count(request) };
}

/** Where few jobs have most of the words, those follow that have some of them in their names. */
async function addPartialMatches(attempt: Attempt, { count }: Searching): Promise<Attempt | undefined> {
  const { total, exact } = attempt.found;
  if (exact > fewResults || total >= enoughResults || !attempt.request.q.includes(' ')) return undefined;
  const request: SearchRequest = { ...attempt.request, partial: 'words' };
  const found = await count(request);
  return found.total > total ? { ...attempt, request, found } : undefined;
}

/** In another order than by fit what misses a limit would stand among the answers; all jobs miss an unknown place. */
function asksBeyond({ places }: OpenJobs, request: SearchRequest, { exact }: Counted): boolean {
  const { sort = 'relevance', q, location, level, type, mode, schedule, ...others } = request;
  const { salary, salaryTo, posted, degree, sponsorship } = others;
  const hasLimits =
    location !== '' ||
    [salary, salaryTo, posted, degree, sponsorship].some((one) => one !== undefined) ||
    [level, type, mode, schedule].some((one) => one.length > 0);
  const isAsked =
    !request.isStrict &&
    sort === 'relevance' &&
    exact < enoughResults &&
    hasLimits &&
    parseQuery(q).length > 0;
  return isAsked && (location === '' || places.match(location).isKnown);
}
