import type { JobMark } from '@waymark/contract/posting/choices/managed-jobs';
import type { JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { isUnread, managedTables, markState } from './queries.ts';
import { keepChange } from './undo-commands.ts';

interface MarkedJob {
  id: string;
  state: unknown;
  /** Whether the mark would change it. */
  differs: boolean;
}

/** Of each mark: the jobs that it changes, and what it makes of their marks. */
const marks: Record<JobMark, { differs: RawBuilder<unknown>; set: RawBuilder<unknown> }> = {
  star: { differs: sql`not coalesce(marks.starred, false)`, set: sql`starred = true` },
  unstar: { differs: sql`coalesce(marks.starred, false)`, set: sql`starred = false` },
  read: { differs: isUnread, set: sql`unread = false, read_at = now()` },
  unread: { differs: sql`not ${isUnread}`, set: sql`unread = true` },
};

/**
 * Marks jobs of a member's companies for the member alone; those of others are as if they were not named. Throws
 * `not_found` where none is left.
 */
export async function markJobs(
  database: Kysely<Tables>,
  userId: string,
  mark: JobMark,
  jobIds: readonly string[],
): Promise<JobsChanged> {
  return database.transaction().execute(async (transaction) => {
    const jobs = await lockMarks(transaction, userId, mark, jobIds);
    if (jobs.length === 0) throw new AppError('not_found', 'There is no job with this address.');
    const differing = jobs.filter(({ differs }) => differs);
    const after = await writeMarks(transaction, userId, mark, differing);
    const entries = differing.map(({ id, state }) => ({ id, before: state, after: after.get(id) }));
    return {
      changed: differing.map(({ id }) => id),
      unchanged: jobs.flatMap(({ id, differs }) => (differs ? [] : id)),
      waiting: [],
      changeId: await keepChange(transaction, userId, 'marks', entries),
    };
  });
}

/** With a row of marks for each, so that two tabs of one member come one after the other. */
async function lockMarks(
  transaction: Kysely<Tables>,
  userId: string,
  mark: JobMark,
  jobIds: readonly string[],
): Promise<MarkedJob[]> {
  const own = sql`jobs.id = any(${jobIds}::uuid[]) and jobs.company_id in ${companiesOf(userId)}`;
  await sql`
    insert into managed_job_marks (user_id, job_id)
    select ${userId}, jobs.id from jobs where ${own} order by jobs.id
    on conflict (user_id, job_id) do update set starred = managed_job_marks.starred
  `.execute(transaction);
  const { rows } = await sql<MarkedJob>`
    select jobs.id, ${markState} as state, ${marks[mark].differs} as differs
    from ${managedTables(userId)} where ${own} order by jobs.id
  `.execute(transaction);
  return rows;
}

async function writeMarks(
  transaction: Kysely<Tables>,
  userId: string,
  mark: JobMark,
  jobs: readonly MarkedJob[],
): Promise<Map<string, unknown>> {
  const ids = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: string; state: unknown }>`
    update managed_job_marks marks set ${marks[mark].set}
    where user_id = ${userId} and job_id = any(${ids}::uuid[])
    returning job_id as id, ${markState} as state
  `.execute(transaction);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
