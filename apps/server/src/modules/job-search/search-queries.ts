import { defaultPageSize } from '@waymark/contract/pagination';
import { jobSearchSchema, type JobCard, type JobSearch, type JobSearchResult } from '@waymark/contract/jobs';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import { matchExpression } from '../read-model/match-rules.ts';
import { readAsked } from '../search-words/asked-query-cache.ts';
import { listTranslated } from '../search-words/foreign-reading-rules.ts';
import { parseQuery } from '../search-words/query-rules.ts';
import { placeFit } from './filter-rules.ts';
import { band, orderOf, type TextHits } from './hit-rules.ts';
import { offerPlaces } from '../places/spelling-index.ts';
import { findMissing } from './missing-queries.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { hasRank, wordsInRank } from '../search-words/level-reading-rules.ts';
import type { Reading } from '../search-words/sentence-rules.ts';
import {
  correctText,
  findMistyped,
  presentUnderstood,
  readSentence,
  type Understood,
} from '../search-words/understanding-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import {
  countMatches,
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
  const { asked, understood, corrected, didYouMean, leftOut, selection } = await interpret(
    jobs,
    search,
    (one) => select(jobs, one, now),
    (one) => countJobs(jobs, one, now),
  );
  const { total, exact, others, page, facets } = selection;
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  const empty = total === 0;
  const query = asked.q ? readAsked(asked.q, await jobs.vocabulary()).typed : [];
  return {
    data: jobs.listCards(page),
    total,
    exact,
    others,
    missing: await findMissing(jobs.model, query, othersOf(asked, selection)),
    page: search.page,
    pageSize: defaultPageSize,
    facets,
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: !empty || !asked.location || jobs.places.match(asked.location).isKnown,
    placeOffers: asked.location ? offerPlaces(asked.location) : [],
    understood,
    translated: listTranslated(query),
    leftOut,
    corrected,
    didYouMean,
    nearby: empty ? await findNearby(jobs, asked, now) : null,
    relaxed: empty ? await relax(jobs, asked, now) : [],
  };
}

/** Those of the page that have not all that was asked for: in another order than by fit, the whole page. */
function othersOf({ page, q, sort = 'relevance' }: JobSearch, selection: FoundPage): number[] {
  const { total, exact, page: numbers } = selection;
  if (exact === total || !q) return [];
  return sort === 'relevance' ? numbers.slice(Math.max(0, exact - (page - 1) * defaultPageSize)) : numbers;
}

/** How many jobs a search finds: in all, and with all that it asks for. */
interface Counted {
  total: number;
  exact: number;
}

interface Interpretation<Found> {
  /** The search that was made. */
  asked: AskedSearch;
  understood: Understood | null;
  /** What was said of place, pay and the like and had to be left out, or else nothing would be found. */
  leftOut: string[];
  corrected: string | null;
  didYouMean: string | null;
  selection: Found;
}

/** What looks mistyped is offered in other words when it finds this few, and those this many times as much. */
const fewHits = 3;
const farMore = 10;

/**
 * Searches for what was meant: place, pay and the like read out of the words, slips of the finger mended. What may turn
 * out to bring nothing more is counted first.
 */
export async function interpret<Found extends Counted>(
  jobs: OpenJobs,
  search: JobSearch,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const plain = { understood: null, leftOut: [], corrected: null, didYouMean: null };
  if (!search.q) return { ...plain, asked: search, selection: await find(search) };
  const words = await jobs.vocabulary();
  const { reading, asked, selection } = await findRead(jobs, search, words, find);
  // Read as a place the word found nothing: then it may have been a word after all.
  if (reading && selection.total === 0) {
    const literal = await find(search);
    if (literal.exact > 0) return { ...plain, asked: search, selection: literal };
  }
  const made = { ...plain, asked, understood: reading && presentUnderstood(reading), selection };
  const meant = selection.exact <= fewHits ? await correctWords(jobs, asked.q, words) : null;
  const near = await lookAround(meant === null ? made : await mend(made, meant, find), reading, find, count);
  const mended = await findLoosely(near, find, count);
  return mended.selection.total > 0 || !reading ? mended : leaveOut(reading, mended, find);
}

/** Searches for what a sentence says. Where a rank leaves few, the word for it is looked for as a word. */
async function findRead<Found extends Counted>(
  jobs: OpenJobs,
  search: JobSearch,
  words: Vocabulary,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<{ reading: Reading | null; asked: JobSearch; selection: Found }> {
  async function read(ranks: boolean) {
    const reading = readSentence(search, jobs.places, words, { ranks });
    const asked = reading?.search ?? search;
    return { reading, asked, selection: await find(asked) };
  }
  const found = await read(true);
  const isFew = found.reading && hasRank(found.reading) && found.selection.exact < enough;
  return isFew ? read(false) : found;
}

/** A word that so many postings have in their text is no slip, whatever it is like. */
const leastWritten = 3;
/** More words than these are looked up in no search. */
const mostMistyped = 4;

/** The words as they were most likely meant; null where none looks mistyped. */
async function correctWords(jobs: OpenJobs, q: string, words: Vocabulary): Promise<string | null> {
  const mistyped = findMistyped(q, words);
  async function countWritten(word: string): Promise<number> {
    const found = await jobs.model.find({ words: matchExpression(parseQuery(word)), named: [], skills: [] });
    return found.words.length;
  }
  for (const [word, meant] of [...mistyped].slice(0, mostMistyped)) {
    const written = await countWritten(word);
    // The index has stems: "enginer" is found where "engineer" is.
    if (written >= leastWritten && written !== (await countWritten(meant))) mistyped.delete(word);
  }
  return correctText(q, mistyped);
}

/** The same search with its words as they were most likely meant, or the offer of it. */
async function mend<Found extends Counted>(
  made: Interpretation<Found>,
  meant: string,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const { asked, selection } = made;
  const instead = { ...asked, q: meant };
  const better = await find(instead);
  // Where nothing has all of the words, what has more of them is better too.
  const isBetter = selection.exact === 0 && (better.exact > 0 || better.total > selection.total);
  if (isBetter) {
    return { ...made, asked: instead, corrected: meant, selection: better };
  }
  const isFarMore = better.exact >= farMore * selection.exact && better.exact > 0;
  return { ...made, didYouMean: isFarMore ? meant : null };
}

/** How far around a city its work is looked for where it has hardly any: Fort Worth is 50 from Dallas. */
const aroundCity = [50, 75] as const;

/** Where a city that was named among the words has few jobs, those around it follow. */
async function lookAround<Found extends Counted>(
  made: Interpretation<Found>,
  reading: Reading | null,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const { asked, selection, understood } = made;
  const isNamed = reading?.taken.some(({ field }) => field === 'location');
  if (!isNamed || !understood || asked.q === '' || selection.exact > fewHits) return made;
  for (const radius of aroundCity) {
    if (radius <= (asked.radius ?? 0)) continue;
    const wider: AskedSearch = { ...asked, radius, hereFirst: true };
    if ((await count(wider)).exact <= selection.exact) continue;
    return { ...made, asked: wider, understood: { ...understood, radius }, selection: await find(wider) };
  }
  return made;
}

/** Where few jobs have most of the words, those that have some of them in their names follow. */
async function findLoosely<Found extends Counted>(
  made: Interpretation<Found>,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const { total, exact } = made.selection;
  if (exact > fewHits || total >= enough || !made.asked.q.includes(' ')) return made;
  // Where nothing at all is there, what is nearby is better than a part of the name.
  const loosely = made.asked.location !== '' && total > 0 ? 'names' : 'words';
  const asked: AskedSearch = { ...made.asked, loosely };
  if ((await count(asked)).total <= total) return made;
  return { ...made, asked, selection: await find(asked) };
}

/** In which order what was read out of the words is given up where it leaves nothing. */
const givenUp = ['salary', 'posted', 'level', 'type', 'mode', 'location'] as const;

async function leaveOut<Found extends Counted>(
  { search, taken }: Reading,
  made: Interpretation<Found>,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const nothing = jobSearchSchema.parse({});
  const leftOut: string[] = [];
  let asked = made.asked;
  for (const field of givenUp) {
    const words = taken.find((one) => one.field === field)?.words;
    if (words === undefined) continue;
    leftOut.push(words);
    asked = { ...asked, [field]: nothing[field], ...(field === 'location' && { radius: undefined }) };
    const selection = await find(asked);
    if (selection.total === 0) continue;
    const understood = presentUnderstood({ search: { ...asked, q: search.q }, taken });
    return { ...made, asked, understood, leftOut, selection };
  }
  return made;
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
  const nothing = jobSearchSchema.parse({});
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
  if (asksNothing(search)) return { total: jobs.columns.size, exact: jobs.columns.size };
  const { hits, ...candidates } = await findCandidates(jobs, search);
  const { slots, exact } = chooseHits(jobs, search, hits, candidates, now);
  const total = countMatches(jobs.columns, search, { ...candidates, slots }, now);
  return { total, exact: Math.min(total, exact) };
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
    return { total: columns.size, exact: columns.size, others: 0, page, facets: jobs.unfilteredFacets(now) };
  }
  const inRank = await findInRank(jobs, search);
  const { hits, placeSets } = await findCandidates(jobs, search);
  const { slots, exact } = chooseHits(jobs, search, hits, { placeSets }, now);
  // Whole names alone leave nothing to rank by.
  const here = search.hereFirst ? jobs.matchPlaces({ ...search, radius: undefined }) : undefined;
  const isHere = here && ((slot: number) => here[columns.placeSet[slot] as number] === placeFit.here);
  const best = hits && sort === 'relevance' ? orderOf(hits, inRank, isHere) : undefined;
  const order: Order = { best, others };
  const selection = selectJobs(columns, search, { slots, placeSets }, order, slice, now);
  const { total } = selection;
  const apart =
    hits && slots !== hits.slots
      ? countMatches(columns, search, { slots: hits.slots, placeSets }, now) - total
      : 0;
  return { ...selection, exact: Math.min(total, exact), others: apart };
}

/** The hits with the word for a level, where one is asked for: titles that say it come before years that mean it. */
async function findInRank(jobs: OpenJobs, search: AskedSearch): Promise<TextHits | undefined> {
  const q = wordsInRank(search);
  return q === search.q ? undefined : jobs.findHits({ ...search, q });
}

/** With fewer jobs that have all that was asked for, those that have most of it or speak of it follow. */
const enough = 10;

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
): { slots: Int32Array | undefined; exact: number } {
  if (!hits) return { slots: undefined, exact: Infinity };
  const whole = hits.from(band.whole);
  if (whole.length === hits.slots.length) return { slots: hits.slots, exact: Infinity };
  const exact = countMatches(columns, search, { slots: whole, placeSets }, now);
  return { slots: exact >= enough && !search.wide ? whole : hits.slots, exact };
}

function asksNothing(search: JobSearch): boolean {
  const { page: _page, sort: _sort, radius: _radius, unit: _unit, wide: _wide, ...asked } = search;
  return Object.values(asked).every((value) => value === undefined || value === '' || isEmptyList(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
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

/** For use before the next wait: later a slot may have another job. */
async function findCandidates(
  jobs: OpenJobs,
  search: AskedSearch,
): Promise<Pick<Candidates, 'placeSets'> & { hits: TextHits | undefined }> {
  const hits = await jobs.findHits(search);
  const placeSets = jobs.matchPlaces(search);
  // Of several cities of that name the surroundings are those of one.
  const here = search.hereFirst ? jobs.matchPlaces({ ...search, radius: undefined }) : undefined;
  here?.forEach((fit, set) => {
    if (placeSets && fit === placeFit.here) placeSets[set] = fit;
  });
  return { hits, placeSets };
}
