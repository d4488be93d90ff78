import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { traced } from '../../../platform/traced.ts';
import { foldWords, type SearchRequest } from '../read/query-rules.ts';
import { readWhereOf } from '../read/where-rules.ts';
import { readSentence } from '../read/sentence-rules.ts';
import { fieldOf } from '../read/work-rules.ts';
import {
  enoughResults,
  fewResults,
  type Attempt,
  type Counted,
  type FindStage,
  type Searching,
} from './attempt-rules.ts';
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

/** A search as it is carried out, and the relaxations that led to it, with how many jobs there were after each. */
export interface RelaxedSearch extends Attempt {
  steps: { name: string; exact: number; total: number }[];
}

/**
 * Reads the words of a search and, where they find little anywhere, widens them step by step; `onlyReading` leaves out
 * what goes beyond them. From the reading on nothing tells a limit that was typed from one that was chosen in the form
 * (L-37).
 */
export async function relaxSearch(
  jobs: FindStage,
  search: JobSearch,
  { onlyReading = false } = {},
): Promise<RelaxedSearch> {
  const words = await jobs.vocabulary();
  async function count(request: SearchRequest): Promise<Counted> {
    // Behind an attempt of which the scores have just been made.
    await nextTurn();
    return jobs.countWords(request);
  }
  const searching: Searching = { jobs, words, search, count };
  let attempt = await traced({ name: 'search read' }, () => readSearch(searching, search));
  const stepOf = (name: string, { exact, total }: Counted) => ({ name, exact, total });
  const steps = [stepOf('as read', attempt.found)];
  for (const { name, isReading, relax } of attempt.request.q ? relaxations : []) {
    if (onlyReading && !isReading) break;
    const before = attempt;
    const work = { name: 'search relax', attributes: { 'waymark.search.relaxation': name } };
    const wider = await traced(work, () => relax(before, searching));
    if (!wider) continue;
    attempt = wider;
    steps.push(stepOf(name, attempt.found));
  }
  return { ...attempt, steps };
}

async function readSearch({ jobs, words }: Searching, asked: SearchRequest): Promise<Attempt> {
  const typed = readWhereOf(asked, jobs.places);
  const known = { places: jobs.places, words };
  const { search, entries } = typed.q ? readSentence(typed, known) : { search: typed, entries: [] };
  const request: SearchRequest = { ...typed, ...search, q: foldWords(search.q) };
  const respelled = entries.flatMap(({ words: one, meant }) =>
    meant === undefined ? [] : [{ typed: one, meant }],
  );
  const found = await jobs.countWords(request);
  return { request, found, entries, corrected: null, respelled, didYouMean: null };
}

/** Where no job has all of the words, the work counts that most texts with some of them are about. */
async function fallBackToText(attempt: Attempt, { count }: Searching): Promise<Attempt | undefined> {
  if (attempt.found.total > 0 || !attempt.request.q.includes(' ')) return undefined;
  const request = { ...attempt.request, textFallback: true };
  return { ...attempt, request, found: await count(request) };
}

async function fixSpelling(attempt: Attempt, searching: Searching): Promise<Attempt | undefined> {
  if (attempt.found.exact > fewResults) return undefined;
  const { textFallback } = attempt.request;
  return correctSpelling(attempt, searching, async (q) => {
    await nextTurn();
    return readSearch(searching, { ...searching.search, q, textFallback });
  });
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
  const request: SearchRequest = { ...attempt.request, partial: true };
  const found = await count(request);
  return found.total > total ? { ...attempt, request, found } : undefined;
}
