import type { Kysely } from 'kysely';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { smallWords, wordsOf } from '../lexicon/word-rules.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { categoryPosition, positions } from '../job-index/position-rules.ts';

/** What makes jobs alike, of a job and of one that may be like it; their skills are compared apart. */
export interface Likeness {
  /** The words of its title that say what is done, by the numbers that the search has given them. */
  words: ReadonlySet<number>;
  placeIds: readonly number[];
  countries: ReadonlySet<string>;
  /** Positions in the search's columns. */
  category: number;
  mode: number;
}

/** Words of titles that say how, where or for whom, but not what is done. */
export const saysNothing =
  'a an and as at by for from in of on or the to with all level junior senior lead full part time remote hybrid m f d w x'.split(
    ' ',
  );

/** How much two sets share: from 0, nothing, to 1, everything. */
function shared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}

/** How alike two jobs are but for their skills. The title counts most; the place decides between jobs that are as close. */
export function likeness(one: Likeness, other: Likeness): number {
  const isNear = other.placeIds.some((id) => one.placeIds.includes(id));
  return (
    4 * shared(one.words, other.words) +
    (isNear ? 1 : 0) +
    (one.countries.isDisjointFrom(other.countries) ? 0 : 1) +
    (one.category === other.category ? 1 : 0) +
    (one.mode !== 0 && one.mode === other.mode ? 0.5 : 0)
  );
}

/** The most that skills add to how alike two jobs are. */
export const maxOfSkills = 3;

export function skillLikeness(one: readonly string[], other: readonly string[]): number {
  const folded = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  return maxOfSkills * shared(folded(one), folded(other));
}

export const similarJobs = 8;
/** Jobs of each kind that are looked at closely: enough to find close ones, few enough to cost a page little. */
export const candidates = 30;
/** A common title is the title of thousands. */
const titledLookedAt = 300;
/** Cards are read a few at a time, until no other can be closer. */
const cardsRead = 12;

/** A job that others are like, and its skills. */
interface Own extends Likeness {
  number: number;
  skills: readonly string[];
}

/**
 * Open jobs like the given one, the closest first: those that share words of its title and its skills, at the
 * same places, of the same category. Newer ones come first among equals. An open job is read from the public replica, and
 * only one that has closed from the database.
 */
export async function listSimilarJobs(
  jobs: OpenJobs,
  database: Kysely<Tables>,
  jobId: string,
): Promise<JobCard[]> {
  const { columns, replica, places } = jobs;
  const job = replica.findCard(jobId) ?? (await findClosed(database, jobId));
  if (!job) return [];
  const own: Own = {
    number: job.number,
    skills: job.skills,
    words: readWords(columns, job.title),
    placeIds: job.place_ids,
    countries: places.countriesOf(job.place_ids),
    category: categoryPosition(job.category),
    mode: (job.work_mode && positions.mode.get(job.work_mode)) || 0,
  };
  const rows = new Set([...newestOfKind(jobs, own), ...titledAlike(columns, own.words)]);
  rows.delete(columns.listedRowOf(own.number));
  return jobs.listCards(closest(jobs, own, rows));
}

export function findClosed(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .select(['number', 'title', 'skills', 'category', 'work_mode', 'place_ids'])
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/** Words that no open job has are none's, but make a title longer. */
export function readWords({ titles }: Pick<JobColumnIndex, 'titles'>, title: string): Set<number> {
  const words = wordsOf(title).filter((word) => !saysNothing.includes(word) && !smallWords.has(word));
  return new Set(words.map((word, at) => titles.find(word) ?? -1 - at));
}

/** The numbers of those that are closest to a job. Their skills, which are not in memory, are read as far as they can decide. */
function closest({ columns, replica, places }: OpenJobs, own: Own, rows: ReadonlySet<number>): number[] {
  const silent = new Set(saysNothing.map((word) => columns.titles.find(word)));
  const seen = Array.from(rows, (row) => {
    const placeIds = columns.placesOf(row);
    const score = likeness(own, {
      words: new Set(columns.titles.titles[columns.title[row] ?? 0]?.words).difference(silent),
      placeIds,
      countries: places.countriesOf(placeIds),
      category: columns.category[row] ?? 0,
      mode: columns.mode[row] ?? 0,
    });
    return { number: columns.number[row] ?? 0, posted: columns.posted[row] ?? 0, score };
  }).toSorted((a, b) => b.score - a.score);
  let best: typeof seen = [];
  for (let at = 0; at < seen.length; at += cardsRead) {
    const least = best.length < similarJobs ? -1 : (best.at(-1)?.score ?? 0);
    if ((seen[at]?.score ?? 0) + maxOfSkills < least) break;
    const read = seen.slice(at, at + cardsRead);
    const cards = new Map(
      replica.listCards(read.map(({ number }) => number)).map((card) => [card.number, card]),
    );
    for (const one of read) {
      const card = cards.get(one.number);
      if (card) best.push({ ...one, score: one.score + skillLikeness(own.skills, card.skills) });
    }
    best = best.toSorted((a, b) => b.score - a.score || b.posted - a.posted).slice(0, similarJobs);
  }
  return best.map(({ number }) => number);
}

/** The positions of the titles that have all of these words; none where there are no words. */
export function titlesWithAll(
  { titles }: Pick<JobColumnIndex, 'titles'>,
  words: ReadonlySet<number>,
): number[] {
  const [rarest] = [...words].toSorted((a, b) => titles.textsWith(a).length - titles.textsWith(b).length);
  if (rarest === undefined) return [];
  return [...titles.textsWith(rarest)].filter((at) => {
    const text = titles.titles[at];
    return text !== undefined && !titles.isName(at) && words.isSubsetOf(new Set(text.words));
  });
}

/** The rows of the newest jobs whose titles have all the words. */
function titledAlike(columns: JobColumnIndex, words: ReadonlySet<number>): number[] {
  const { byTitle, newest } = columns;
  const found: number[] = [];
  for (const at of titlesWithAll(columns, words))
    byTitle.visit(at, (row) => {
      if (found.length < titledLookedAt) found.push(row);
    });
  return found.sort((a, b) => newest.compare(a, b)).slice(0, candidates);
}

/** The rows of the newest open jobs of its category: at its places, in its countries, and anywhere. */
function newestOfKind({ columns, places }: OpenJobs, own: Own): number[] {
  const placeIds = new Set(own.placeIds);
  // By combination of places, of which there are a few thousand however many jobs: 0 for one not looked at yet.
  const steps = new Uint8Array(columns.placeSets.length);
  const isInCountry = (id: number) => own.countries.has(places.get(id)?.countryCode ?? '');
  const stepOf = (ids: readonly number[]) =>
    ids.some((id) => placeIds.has(id)) ? 1 : ids.some(isInCountry) ? 2 : 3;
  const found: number[][] = [[], [], []];
  for (const row of columns.newestOfCategory(own.category)) {
    const placeSet = columns.placeSet[row] as number;
    const step = (steps[placeSet] ||= stepOf(columns.placeSets[placeSet] ?? []));
    const kind = found[step - 1];
    if (kind && kind.length < candidates && columns.number[row] !== own.number) kind.push(row);
    if (found.every(({ length }) => length === candidates)) break;
  }
  return found.flat();
}
