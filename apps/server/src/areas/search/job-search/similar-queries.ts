import type { Kysely } from 'kysely';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { smallWords, wordsOf } from '../search-words/word-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { categoryPosition, positions } from './position-rules.ts';
import { likeness, mostOfSkills, saysNothing, skillLikeness, type Likeness } from './similar-rules.ts';

const similarJobs = 8;
/** Jobs of each kind that are looked at closely: enough to find close ones, few enough to cost a page little. */
const candidates = 30;
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
 * same places, of the same category. Newer ones come first among equals. An open job is read from the read model, and
 * only one that has closed from the database.
 */
export async function listSimilarJobs(
  jobs: OpenJobs,
  database: Kysely<Tables>,
  jobId: string,
): Promise<JobCard[]> {
  const { columns, model, places } = jobs;
  const job = model.findCard(jobId) ?? (await findClosed(database, jobId));
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
  const slots = new Set([...newestOfKind(jobs, own), ...titledAlike(columns, own.words)]);
  slots.delete(columns.slotOf(own.number));
  return jobs.listCards(closest(jobs, own, slots));
}

function findClosed(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .select(['number', 'title', 'skills', 'category', 'work_mode', 'place_ids'])
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/** Words that no open job has are none's, but make a title longer. */
function readWords({ titles }: JobColumnIndex, title: string): Set<number> {
  const words = wordsOf(title).filter((word) => !saysNothing.includes(word) && !smallWords.has(word));
  return new Set(words.map((word, at) => titles.find(word) ?? -1 - at));
}

/** The numbers of those that are closest to a job. Their skills, which are not in memory, are read as far as they can decide. */
function closest({ columns, model, places }: OpenJobs, own: Own, slots: ReadonlySet<number>): number[] {
  const silent = new Set(saysNothing.map((word) => columns.titles.find(word)));
  const seen = Array.from(slots, (slot) => {
    const placeIds = columns.placesOf(slot);
    const score = likeness(own, {
      words: new Set(columns.titles.titles[columns.title[slot] ?? 0]?.words).difference(silent),
      placeIds,
      countries: places.countriesOf(placeIds),
      category: columns.category[slot] ?? 0,
      mode: columns.mode[slot] ?? 0,
    });
    return { number: columns.number[slot] ?? 0, posted: columns.posted[slot] ?? 0, score };
  }).toSorted((a, b) => b.score - a.score);
  let best: typeof seen = [];
  for (let at = 0; at < seen.length; at += cardsRead) {
    const least = best.length < similarJobs ? -1 : (best.at(-1)?.score ?? 0);
    if ((seen[at]?.score ?? 0) + mostOfSkills < least) break;
    const read = seen.slice(at, at + cardsRead);
    const cards = new Map(
      model.listCards(read.map(({ number }) => number)).map((card) => [card.number, card]),
    );
    for (const one of read) {
      const card = cards.get(one.number);
      if (card) best.push({ ...one, score: one.score + skillLikeness(own.skills, card.skills) });
    }
    best = best.toSorted((a, b) => b.score - a.score || b.posted - a.posted).slice(0, similarJobs);
  }
  return best.map(({ number }) => number);
}

/** The slots of the newest jobs whose titles have all the words. */
function titledAlike({ titles, byTitle, newest }: JobColumnIndex, words: ReadonlySet<number>): number[] {
  const [rarest] = [...words].toSorted((a, b) => titles.textsWith(a).length - titles.textsWith(b).length);
  const found: number[] = [];
  if (rarest === undefined) return found;
  for (const at of titles.textsWith(rarest)) {
    const text = titles.titles[at];
    if (titles.isName(at) || !text || !words.isSubsetOf(new Set(text.words))) continue;
    byTitle.visit(at, (slot) => {
      if (found.length < titledLookedAt) found.push(slot);
    });
  }
  return found.sort((a, b) => newest.compare(a, b)).slice(0, candidates);
}

/** The slots of the newest open jobs of its category: at its places, in its countries, and anywhere. */
function newestOfKind({ columns, places }: OpenJobs, own: Own): number[] {
  const placeIds = new Set(own.placeIds);
  // By combination of places, of which there are a few thousand however many jobs: 0 for one not looked at yet.
  const steps = new Uint8Array(columns.placeSets.length);
  const isInCountry = (id: number) => own.countries.has(places.get(id)?.countryCode ?? '');
  const stepOf = (ids: readonly number[]) =>
    ids.some((id) => placeIds.has(id)) ? 1 : ids.some(isInCountry) ? 2 : 3;
  const found: number[][] = [[], [], []];
  for (const slot of columns.newestOfCategory(own.category)) {
    const placeSet = columns.placeSet[slot] as number;
    const step = (steps[placeSet] ||= stepOf(columns.placeSets[placeSet] ?? []));
    const kind = found[step - 1];
    if (kind && kind.length < candidates && columns.number[slot] !== own.number) kind.push(slot);
    if (found.every(({ length }) => length === candidates)) break;
  }
  return found.flat();
}
