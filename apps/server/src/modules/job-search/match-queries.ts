import type { JobSearch } from '@waymark/contract/jobs';
import { tier } from './hit-rules.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { countFound, interpret } from './search-queries.ts';
import { matchingOf } from './search-rules.ts';

/** Why a job fits a search: where its words stand, or that it has none. */
export type MatchReason = 'title' | 'related' | 'words' | 'filters';

export interface JobMatch {
  number: number;
  reason: MatchReason;
}

/** Hits from before the newest job would miss it. */
const isCurrent = { current: true };

/** Those of the given jobs that a search finds, in the order in which they were given. Counts no facets. */
export async function matchJobs(
  jobs: OpenJobs,
  search: JobSearch,
  numbers: readonly number[],
  now: number,
): Promise<JobMatch[]> {
  const { asked } = await interpret(jobs, search, async (one) => ({
    total: await countFound(jobs, one, now, isCurrent),
  }));
  const { columns } = jobs;
  const hits = await jobs.hits.get(jobs.database, asked, isCurrent);
  const marks = hits?.marks(columns);
  const slots = numbers
    .map((number) => columns.slotOf(number))
    .filter((slot) => slot >= 0 && marks?.[slot] !== tier.none);
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

function reasonOf(mark: number | undefined): MatchReason {
  if (mark === undefined) return 'filters';
  if (mark === tier.title) return 'title';
  return mark === tier.nearTitle ? 'related' : 'words';
}
