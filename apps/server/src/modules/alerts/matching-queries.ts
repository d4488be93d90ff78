import { sql, type Kysely } from 'kysely';
import { alertSearch, type AlertCriteria } from '@waymark/contract/alert-choices';
import { jobSearchSchema } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { tier } from '../jobs/hit-columns.ts';
import type { JobIndex } from '../jobs/index-queries.ts';
import { interpret } from '../jobs/search-queries.ts';
import { firstMatches } from '../jobs/search-rules.ts';

/** Why a job is in a mail: where the words of the alert stand, or that it has none. */
export type MatchReason = 'title' | 'related' | 'words' | 'filters';
const reasons: readonly MatchReason[] = ['title', 'related', 'words', 'filters'];

export interface Match {
  jobId: string;
  reason: MatchReason;
}

interface Watch {
  id: string;
  criteria: AlertCriteria;
  watermark: Date;
}

/** When an open job came, as the index `jobs_came` has it. */
export const cameAt = sql<Date>`greatest(jobs.created_at, jobs.posted_at)`;

/**
 * The open jobs that the search page finds for an alert and that came after its watermark, but for those it has
 * sent: best reason first, then newest. Not in a transaction: the search has connections of its own.
 */
export async function findNewMatches(
  database: Kysely<Tables>,
  index: JobIndex,
  alert: Watch,
  now: Date,
): Promise<Match[]> {
  const fresh = await listNewJobs(database, alert);
  if (fresh.length === 0) return [];
  await index.ready;
  const { columns } = index;
  const search = jobSearchSchema.parse(alertSearch(alert.criteria));
  const { asked } = await interpret(database, index, search, now.getTime());
  // Hits from before the newest job would miss it, and an alert looks at each job once.
  const hits = await index.hits.get(database, asked, { current: true });
  const marks = hits?.marks(columns.open.length);
  const numbers = fresh
    .map(({ number }) => number)
    .filter((number) => columns.open[number] === 1 && marks?.[number] !== tier.none);
  const candidates = { numbers, placeSets: index.matchPlaces(asked) };
  const found = firstMatches(columns, asked, candidates, numbers.length, now.getTime());
  const matches = found.map((number) => ({
    jobId: columns.ids[number] ?? '',
    reason: reasonOf(marks?.[number]),
  }));
  return matches.toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
}

function reasonOf(mark: number | undefined): MatchReason {
  if (mark === undefined) return 'filters';
  if (mark === tier.title) return 'title';
  return mark === tier.nearTitle ? 'related' : 'words';
}

function listNewJobs(database: Kysely<Tables>, { id, watermark }: Watch): Promise<{ number: number }[]> {
  return database
    .selectFrom('jobs')
    .select('number')
    .where('status', '=', 'active')
    .where(cameAt, '>', watermark)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_deliveries')
            .select('job_id')
            .where('alert_id', '=', id)
            .whereRef('job_id', '=', 'jobs.id'),
        ),
      ),
    )
    .orderBy(cameAt, 'desc')
    .orderBy('number', 'desc')
    .execute();
}
