import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { foldWords, type SearchRequest } from '../read/query-rules.ts';
import { readSentence } from '../read/sentence-rules.ts';
import { fieldOf } from '../read/work-rules.ts';
import { enoughResults, fewResults, type Attempt, type Counted, type Searching } from './attempt-rules.ts';
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
  relax: Relax;
}

/**
 * In the order in which they are tried; each goes on from what the ones before it found. They know the request alone: a
 * limit that was typed is given up no sooner than one that was chosen in the form (L-37).
 */
const relaxations: readonly Relaxation[] = [
  { name: 'text fallback', isReading: true, relax: fallBackToText },
  { name: 'spelling', isReading: true, relax: fixSpelling },
  { name: 'whole field', relax: addField },
  { name: 'beyond the limits', relax: goBeyondLimits },
  { name: 'partial match', relax: addPartialMatches },
];

/** An attempt with the relaxations that led to it, and how many jobs there were after each. */
export interface RelaxedSearch<Found> extends Attempt<Found> {
  steps: { name: string; exact: number; total: number }[];
}

/** Finds jobs for a search and relaxes it step by step; `onlyReading` leaves out what goes beyond the words. */
export async function relaxSearch<Found extends Counted>(
  jobs: OpenJobs,
  search: JobSearch,
  { find, count = find, onlyReading = false }: RelaxOptions<Found>,
): Promise<RelaxedSearch<Found>> {
  const words = await jobs.vocabulary();
  const searching: Searching<Found> = { jobs, words, search, find, count };
  let attempt = await readAndFind(searching, search);
  const stepOf = (name: string) => {
    const { exact, total } = attempt.selection;
    return { name, exact, total };
  };
  const steps = [stepOf('as read')];
  for (const { name, isReading, relax } of search.q ? relaxations : []) {
    if (onlyReading && !isReading) break;
    const wider = await relax(attempt, searching);
    if (!wider) continue;
    attempt = wider;
    steps.push(stepOf(name));
  }
  return { ...attempt, steps };
}

interface RelaxOptions<Found extends Counted> {
  find: (request: SearchRequest) => Promise<Found>;
  count?: (request: SearchRequest) => Promise<Counted>;
  onlyReading?: boolean;
}

async function readAndFind<Found extends Counted>(
  { jobs, words, find }: Searching<Found>,
  typed: SearchRequest,
): Promise<Attempt<Found>> {
  // Behind an attempt of which the scores have just been made.
  await nextTurn();
  const reading = typed.q
    ? readSentence(typed, { places: jobs.places, words })
    : { search: typed, entries: [] };
  const request: SearchRequest = { ...typed, ...reading.search };
  request.q = foldWords(request.q);
  const respelled = reading.entries.flatMap(({ words: one, meant }) =>
    meant === undefined ? [] : [{ typed: one, meant }],
  );
  const { entries } = reading;
  return { request, selection: await find(request), entries, corrected: null, respelled, didYouMean: null };
}

/** Where no job has all of the words, the work counts that most texts with some of them are about. */
async function fallBackToText<Found extends Counted>(
  attempt: Attempt<Found>,
  { find, count }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  if (attempt.selection.total > 0 || !attempt.request.q.includes(' ')) return undefined;
  // Where it is the limits that leave nothing, the words are known.
  const anywhere = { ...attempt.request, isBeyond: true };
  if ((await count(anywhere)).total > 0) return undefined;
  const request = { ...attempt.request, textFallback: true };
  return { ...attempt, request, selection: await find(request) };
}

async function fixSpelling<Found extends Counted>(
  attempt: Attempt<Found>,
  searching: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { textFallback } = attempt.request;
  return correctSpelling(attempt, searching, (q) =>
    readAndFind(searching, { ...searching.search, q, textFallback }),
  );
}

/** Where few jobs have the name of a field, all jobs of the field follow. */
async function addField<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const isFew = attempt.selection.exact < enoughResults;
  const field = isFew ? fieldOf(attempt.request.q) : undefined;
  if (field === undefined) return undefined;
  const request = { ...attempt.request, field };
  return { ...attempt, request, selection: await find(request) };
}

/** Where few jobs meet all limits, those follow that miss some: the fewer they miss, the earlier they come. */
async function goBeyondLimits<Found extends Counted>(
  attempt: Attempt<Found>,
  { find }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { exact, total } = attempt.selection;
  const { sort = 'relevance', q } = attempt.request;
  // In another order they would stand among the answers.
  if (sort !== 'relevance' || exact >= enoughResults || q === '' || !hasLimits(attempt.request))
    return undefined;
  const request = { ...attempt.request, isBeyond: true };
  const selection = await find(request);
  return selection.total > total ? { ...attempt, request, selection } : undefined;
}

const hasLimits = ({ location, salary, salaryTo, posted, level, type, mode }: SearchRequest) =>
  location !== '' ||
  [salary, salaryTo, posted].some((one) => one !== undefined) ||
  [level, type, mode].some((one) => one.length > 0);

/** Where few jobs have most of the words, those follow that have some of them in their names. */
async function addPartialMatches<Found extends Counted>(
  attempt: Attempt<Found>,
  { find, count }: Searching<Found>,
): Promise<Attempt<Found> | undefined> {
  const { total, exact } = attempt.selection;
  if (exact > fewResults || total >= enoughResults || !attempt.request.q.includes(' ')) return undefined;
  // Where the place has nothing at all, nearby jobs are better than a part of the name.
  const partial = attempt.request.location !== '' && total > 0 ? 'names' : 'words';
  const request: SearchRequest = { ...attempt.request, partial };
  if ((await count(request)).total <= total) return undefined;
  return { ...attempt, request, selection: await find(request) };
}
