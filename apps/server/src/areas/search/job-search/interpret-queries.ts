import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { foldCase, foldWords } from '../search-words/case-rules.ts';
import { fieldOf } from '../search-words/field-rules.ts';
import { hasRank } from '../search-words/level-reading-rules.ts';
import type { Reading } from '../search-words/sentence-rules.ts';
import { presentUnderstood, readPlace, readSentence } from '../search-words/understanding-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import {
  basisOf,
  withExactOf,
  type Counted,
  type Interpretation,
  type Meant,
} from './interpretation-rules.ts';
import { findSlips } from './mistyped-queries.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { respell, type Respelled } from './respelling-queries.ts';
import type { AskedSearch } from './search-rules.ts';

/** With fewer jobs that have all that was asked for, those that have most of it or speak of it follow. */
export const enough = 10;

/** What finds this few may be mistyped. */
const fewHits = 3;

/**
 * Searches for what was meant, and for more where that is little. What may turn out to bring nothing more is counted
 * first, by `count` where that is less than finding it.
 */
export async function interpret<Found extends Counted>(
  jobs: OpenJobs,
  search: JobSearch,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted> = find,
): Promise<Interpretation<Found>> {
  const { made, reading, isFinal } = await findMeant(jobs, search, find);
  if (isFinal) return made;
  const inField = await findInField(made, find);
  const near = await lookAround(inField, limitsOf(reading), find, count);
  const less = await askLess(near, reading, find, count);
  const more = await addNearly(less, reading, find);
  const loose = await findLoosely(more, find, count);
  return basisOf(loose.selection).total > 0 || !reading ? loose : leaveOut(reading, loose, find);
}

/** Searches for what was meant: place, pay and the like read out of the words, slips of the finger mended. */
export async function findMeant<Found extends Counted>(
  jobs: OpenJobs,
  typed: JobSearch,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Meant<Found>> {
  const plain = { understood: null, leftOut: [], corrected: null, respelled: [], didYouMean: null };
  const search = { ...typed, q: foldCase(typed.q) };
  if (!search.q)
    return { made: { ...plain, asked: search, selection: await find(search) }, reading: null, isFinal: true };
  const words = await jobs.vocabulary();
  const { reading, asked, selection } = await findRead(jobs, search, words, find);
  if (reading && basisOf(selection).total === 0) {
    const literal = await findLiterally(search, placedOf(jobs, search, reading, words), find);
    if (literal) return { made: { ...plain, ...literal }, reading, isFinal: true };
  }
  const slips = basisOf(selection).exact <= fewHits ? await findSlips(jobs, asked.q, words) : [];
  const read = async (q: string) => presentRead(plain, await findRead(jobs, { ...search, q }, words, find));
  const meant = await respell(
    search,
    { reading, made: presentRead(plain, { reading, asked, selection }).made },
    slips,
    { read, find },
  );
  return { ...meant, isFinal: false };
}

/** What was read of a place, where more was read besides. */
function placedOf(jobs: OpenJobs, search: JobSearch, { taken }: Reading, words: Vocabulary): Reading | null {
  const isBeside = taken.length > 1 && taken.some(({ field }) => field === 'location');
  return isBeside ? readPlace(search, jobs.places, words) : null;
}

/** What was read found nothing: it may have been words after all, a place the last. */
async function findLiterally<Found extends Counted>(
  search: JobSearch,
  placed: Reading | null,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Pick<Interpretation<Found>, 'asked' | 'understood' | 'selection'> | undefined> {
  if (placed) {
    const selection = await find(placed.search);
    if (basisOf(selection).exact > 0)
      return { asked: placed.search, understood: presentUnderstood(placed), selection };
  }
  const selection = await find(search);
  return basisOf(selection).exact > 0 ? { asked: search, understood: null, selection } : undefined;
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
    const { q, ...filters } = reading?.search ?? search;
    const asked = { ...filters, q: foldWords(q) };
    return { reading, asked, selection: await find(asked) };
  }
  const found = await read(true);
  const isFew = found.reading && hasRank(found.reading) && basisOf(found.selection).exact < enough;
  return isFew ? read(false) : found;
}

/** What was made of a text, with the place that was mistyped in it. */
function presentRead<Found extends Counted>(
  plain: Omit<Interpretation<Found>, 'asked' | 'selection'>,
  { reading, asked, selection }: { reading: Reading | null; asked: JobSearch; selection: Found },
): Respelled<Found> {
  const respelled = (reading?.taken ?? []).flatMap(({ words, meant }) =>
    meant === undefined ? [] : [{ typed: words, meant }],
  );
  const understood = reading && presentUnderstood(reading);
  return { reading, made: { ...plain, asked, understood, respelled, selection } };
}

/** How far around a city its work is looked for where it has hardly any: Fort Worth is 50 from Dallas. */
const aroundCity = [50, 75, 200, 500] as const;
/** Further only for work that the city has under no name, where nothing else was said that may be why. */
const nearCity = 75;

/** What was read that leaves fewer jobs: most are full-time. */
const limitsOf = (reading: Reading | null): Limits =>
  reading?.taken.filter(({ field }) => field !== 'type' || !reading.search.type.includes('full-time')) ?? [];
type Limits = Reading['taken'];

/** Where a city that was named among the words has few jobs, those around it follow. */
async function lookAround<Found extends Counted>(
  made: Interpretation<Found>,
  limits: Limits,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const { asked, understood } = made;
  const selection = basisOf(made.selection);
  const isNamed = limits.some(({ field }) => field === 'location');
  if (!isNamed || !understood || asked.q === '' || selection.exact > fewHits) return made;
  for (const radius of aroundCity) {
    const isFar = radius > nearCity;
    if (radius <= (asked.radius ?? 0) || (isFar && (!selection.lacksWork || limits.length > 1))) continue;
    const wider = widen(asked, { radius });
    const around = basisOf(await count(wider));
    // Of a long search nothing has all: then what has most of it.
    const isMore =
      !isFar && selection.exact === 0 && selection.total <= fewHits
        ? around.total > selection.total
        : around.exact > selection.exact || (selection.lacksWork && !around.lacksWork);
    if (!isMore) continue;
    return { ...made, asked: wider, understood: { ...understood, radius }, selection: await find(wider) };
  }
  return made;
}

/**
 * Where none has the work that was asked for, what was said besides is given up until some have it, and the place last:
 * further away first, then anywhere, what is in it before the rest.
 */
async function askLess<Found extends Counted>(
  made: Interpretation<Found>,
  reading: Reading | null,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const limits = limitsOf(reading);
  if (!basisOf(made.selection).lacksWork || !made.understood || made.asked.q === '') return made;
  let { asked } = made;
  const leftOut: string[] = [];
  const look = async (less: AskedSearch) => {
    const understood = presentUnderstood({ search: less, taken: limits });
    return { ...made, asked: less, understood, leftOut, selection: await find(less) };
  };
  for (const field of givenUp) {
    const words = limits.find((one) => one.field === field)?.words;
    if (words === undefined) continue;
    if (field === 'location') {
      const place = limits.filter((one) => one.field === field);
      const around = await lookAround(await look(asked), place, find, count);
      if (!basisOf(around.selection).lacksWork) return around;
    }
    leftOut.push(words);
    asked = without(asked, field);
    if (!basisOf(await count(asked)).lacksWork) return look(asked);
  }
  return made;
}

/** The search without what was read of it. What is in the place comes first all the same, then what is in its country. */
function without(asked: AskedSearch, field: GivenUp): AskedSearch {
  const less = { [field]: nothing[field] };
  if (field !== 'location') return { ...asked, ...less };
  return widen(widen(asked, { isCountrywide: true }), { ...less, radius: undefined, isCountrywide: false });
}

/** A wider search, in which what the narrower one finds comes first. */
const widen = (asked: AskedSearch, wider: Partial<AskedSearch>): AskedSearch => ({
  ...asked,
  ...wider,
  first: [...(asked.first ?? []), asked],
});

/** Of a place first what is not far from it, then its country. */
function widenField(asked: AskedSearch, field: GivenUp): AskedSearch {
  if (field !== 'location') return widen(asked, { [field]: nothing[field] });
  const notFar = widen(asked, { radius: Math.max(notFarFrom, asked.radius ?? 0) });
  return widen(notFar, { isCountrywide: true });
}
const notFarFrom = 200;

/**
 * Where few have all that was asked for, those follow that lack what was said besides, and of the place those in its
 * country: what lacks the least comes first.
 */
async function addNearly<Found extends Counted>(
  made: Interpretation<Found>,
  reading: Reading | null,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const { exact, total } = basisOf(made.selection);
  const { sort = 'relevance' } = made.asked;
  // In another order they would stand among those that have all of it.
  const isFew = sort === 'relevance' && exact < enough && (exact > 0 || total < enough);
  if (!isFew || !made.understood || made.asked.q === '' || made.asked.field) return made;
  const limits = new Set(limitsOf(reading).map(({ field }) => field));
  let asked = made.asked;
  for (const field of givenUp) if (limits.has(field)) asked = widenField(asked, field);
  if (asked === made.asked) return made;
  const selection = await find(asked);
  // Fewer are listed where enough have all of the words: those that only speak of them are left out then.
  const basis = basisOf(selection);
  const isMore = basis.exact > exact || basis.total > total;
  return isMore ? { ...made, asked, selection: withExactOf(selection, made.selection) } : made;
}

/** Where few jobs have the name of a field, whatever is done in it follows. */
async function findInField<Found extends Counted>(
  made: Interpretation<Found>,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const field = basisOf(made.selection).exact < enough ? fieldOf(made.asked.q) : undefined;
  if (field === undefined) return made;
  const asked: AskedSearch = { ...made.asked, field };
  return { ...made, asked, selection: await find(asked) };
}

/** Where few jobs have most of the words, those that have some of them in their names follow. */
async function findLoosely<Found extends Counted>(
  made: Interpretation<Found>,
  find: (asked: AskedSearch) => Promise<Found>,
  count: (asked: AskedSearch) => Promise<Counted>,
): Promise<Interpretation<Found>> {
  const { total, exact } = basisOf(made.selection);
  if (exact > fewHits || total >= enough || !made.asked.q.includes(' ')) return made;
  // Where nothing at all is there, what is nearby is better than a part of the name.
  const loosely = made.asked.location !== '' && total > 0 ? 'names' : 'words';
  const asked: AskedSearch = { ...made.asked, loosely };
  if (basisOf(await count(asked)).total <= total) return made;
  const selection = await find(asked);
  return { ...made, asked, selection: withExactOf(selection, made.selection) };
}

/** In which order what was read out of the words is given up where it leaves nothing. */
const givenUp = ['salary', 'posted', 'level', 'type', 'mode', 'location'] as const;
type GivenUp = (typeof givenUp)[number];
const nothing = jobSearchSchema.parse({});

async function leaveOut<Found extends Counted>(
  { search, taken }: Reading,
  made: Interpretation<Found>,
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const leftOut: string[] = [];
  let asked = made.asked;
  for (const field of givenUp) {
    const words = taken.find((one) => one.field === field)?.words;
    if (words === undefined) continue;
    leftOut.push(words);
    asked = without(asked, field);
    const selection = await find(asked);
    if (basisOf(selection).total === 0) continue;
    const understood = presentUnderstood({ search: { ...asked, q: search.q }, taken });
    return { ...made, asked, understood, leftOut, selection };
  }
  return made;
}
