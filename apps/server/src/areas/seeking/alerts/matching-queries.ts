import { sql, type Kysely } from 'kysely';
import { alertSearch, type AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import type { MatchReason } from '../../search/job-search/search-queries.ts';

const reasons: readonly MatchReason[] = ['title', 'related', 'words', 'filters'];

export interface Match {
  jobId: string;
  /** Why the job is in the mail. */
  reason: MatchReason;
}

interface Watch {
  id: string;
  criteria: AlertCriteria;
  watermark: Date;
}

/** When an open job came, as the index `jobs_came` has it. */
const cameAt = sql<Date>`greatest(jobs.created_at, jobs.posted_at)`;

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
  const ids = new Map(fresh.map(({ number, id }) => [number, id]));
  const search = jobSearchSchema.parse(alertSearch(alert.criteria));
  const found = await index.match(search, [...ids.keys()], now.getTime());
  const matches = found.map(({ number, reason }) => ({ jobId: ids.get(number) ?? '', reason }));
  return matches.toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
}

function listNewJobs(
  database: Kysely<Tables>,
  { id, watermark }: Watch,
): Promise<{ id: string; number: number }[]> {
  return database
    .selectFrom('jobs')
    .select(['id', 'number'])
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
