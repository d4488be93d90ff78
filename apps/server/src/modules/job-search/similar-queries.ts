import type { Kysely } from 'kysely';
import type { JobCard } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf } from '../read-model/match-rules.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { categoryPosition, positions } from './position-rules.ts';
import { likeness, type Likeness } from './similar-rules.ts';

const similarJobs = 8;
/** Jobs of each kind that are looked at closely: enough to find close ones, few enough to cost a page little. */
const candidates = 30;
/** Of a million jobs the last days': for a place that has few, all of them would be looked at. */
const newestLookedAt = 50_000;

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
  const own: Likeness = {
    ...job,
    placeIds: job.place_ids,
    countries: places.countriesOf(job.place_ids),
    category: categoryPosition(job.category),
    mode: (job.work_mode && positions.mode.get(job.work_mode)) || 0,
  };
  const titleWords = allOf(job.title);
  // Any of them: a common title is the title of thousands, which would all have to be read to find the newest.
  const titled = titleWords === undefined ? [] : await model.findTitled(titleWords, candidates);
  const numbers = new Set([...newestOfKind(jobs, own, job.number), ...titled]);
  numbers.delete(job.number);
  const scored = model
    .listCards([...numbers])
    .map((card) => ({ slot: columns.slotOf(card.number), card }))
    .filter(({ slot }) => slot >= 0)
    .map(({ slot, card }) => ({
      number: card.number,
      score: likeness(own, likenessOf(jobs, slot, card)),
      posted: columns.posted[slot] ?? 0,
    }))
    .toSorted((a, b) => b.score - a.score || b.posted - a.posted);
  return jobs.listCards(scored.slice(0, similarJobs).map(({ number }) => number));
}

function findClosed(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .select(['number', 'title', 'skills', 'category', 'work_mode', 'place_ids'])
    .where('id', '=', jobId)
    .executeTakeFirst();
}

function likenessOf(
  { columns, places }: OpenJobs,
  slot: number,
  row: { title: string; skills: string[] },
): Likeness {
  const placeIds = columns.placesOf(slot);
  return {
    ...row,
    placeIds,
    countries: places.countriesOf(placeIds),
    category: columns.category[slot] ?? 0,
    mode: columns.mode[slot] ?? 0,
  };
}

/** The numbers of the newest open jobs of its category: at its places, in its countries, and anywhere. */
function newestOfKind({ columns, places }: OpenJobs, own: Likeness, itself: number): number[] {
  const placeIds = new Set(own.placeIds);
  // A few thousand combinations of places, however many jobs.
  const known = new Map<number, number>();
  const nearness = (slot: number) => {
    const placeSet = columns.placeSet[slot] ?? 0;
    const found = known.get(placeSet);
    if (found !== undefined) return found;
    const ids = columns.placesOf(slot);
    const abroad = places.countriesOf(ids).isDisjointFrom(own.countries);
    const step = ids.some((id) => placeIds.has(id)) ? 0 : abroad ? 2 : 1;
    known.set(placeSet, step);
    return step;
  };
  const found: number[][] = [[], [], []];
  for (const slot of columns.newest.view().subarray(0, newestLookedAt)) {
    if (columns.category[slot] !== own.category || columns.number[slot] === itself) continue;
    const kind = found[nearness(slot)];
    if (kind && kind.length < candidates) kind.push(columns.number[slot] as number);
    if (found.every(({ length }) => length === candidates)) break;
  }
  return found.flat();
}
