import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { band } from './hit-rules.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { findMeant } from './interpret-queries.ts';
import { countJobs } from './search-queries.ts';
import { matchingOf, type AskedSearch } from './search-rules.ts';

/** Why a job fits a search: where its words stand, or that it has none. */
export type MatchReason = 'title' | 'related' | 'words' | 'filters';

export interface JobMatch {
  number: number;
  reason: MatchReason;
}

/** Those of the given jobs that a search finds, in the order in which they were given. Counts no facets. */
export async function matchJobs(
  jobs: OpenJobs,
  search: JobSearch,
  numbers: readonly number[],
  now: number,
): Promise<JobMatch[]> {
  const count = (one: AskedSearch) => countJobs(jobs, one, now);
  // Nobody is written to of what is outside of the city that they named, pays less, or is only in the field.
  const { asked } = (await findMeant(jobs, search, count)).made;
  const { columns } = jobs;
  const hits = await jobs.findHits(asked);
  const marks = hits?.marks;
  const slots = numbers
    .map((number) => columns.slotOf(number))
    .filter((slot) => slot >= 0 && (marks === undefined || hasAll(marks[slot] ?? 0)));
  const matching = matchingOf(
    columns,
    asked,
    { slots: Int32Array.from(slots), placeSets: jobs.matchPlaces(asked) },
    now,
  );
  return matching.map((slot) => ({
    number: columns.number[slot] as number,
    reason: reasonOf(marks?.[slot]),
  }));
}

/** Nobody is written to of what has only most of the words. */
const hasAll = (mark: number) => mark >= band.whole || (mark >= band.mention && mark < band.most);

/** From here on a title is the work itself, and then work near it; below, the words stand elsewhere. */
const leastTitle = 204;
const leastNear = 190;

function reasonOf(mark: number | undefined): MatchReason {
  if (mark === undefined) return 'filters';
  if (mark >= leastTitle) return 'title';
  return mark >= leastNear ? 'related' : 'words';
}
