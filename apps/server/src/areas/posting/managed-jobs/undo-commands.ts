import type { JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { lockJobs, mayBeOpen } from './commands.ts';
import type { LockedJob } from './commands.ts';
import { jobState, markState } from './queries.ts';
import type { JobState } from './queries.ts';
import { isOver } from './rules.ts';

interface Entry<State = unknown> {
  id: string;
  before: State;
  after: unknown;
}

const keptMinutes = 60;
/** Of one member: who presses that often looks at none of it again. */
const keptChanges = 20;

/** Keeps what has been changed, so that one press takes it back; null where nothing has been. */
export async function keepChange(
  transaction: Kysely<Tables>,
  userId: string,
  kind: 'jobs' | 'marks',
  entries: readonly Entry[],
): Promise<string | null> {
  if (entries.length === 0) return null;
  const id = newId();
  await transaction
    .insertInto('managed_job_changes')
    .values({ id, user_id: userId, kind, entries: JSON.stringify(entries) })
    .execute();
  await sql`
    delete from managed_job_changes where user_id = ${userId} and id not in (
      select id from managed_job_changes where user_id = ${userId}
      order by created_at desc, id desc limit ${keptChanges}
    )
  `.execute(transaction);
  return id;
}

/**
 * Takes a change of the member's back, once. A job that somebody has changed since stays as it is now, and so does
 * one that may not be open any more. Throws `not_found` for what was taken back already or is too long ago.
 */
export async function undoChange(
  database: Kysely<Tables>,
  userId: string,
  changeId: string,
): Promise<JobsChanged> {
  return database.transaction().execute(async (transaction) => {
    const change = await takeChange(transaction, userId, changeId);
    const undo = change.kind === 'jobs' ? undoJobs : undoMarks;
    const changed = await undo(transaction, userId, change.entries);
    const unchanged = change.entries.map(({ id }) => id).filter((id) => !changed.includes(id));
    return { changed, unchanged, waiting: [], changeId: null };
  });
}

/** Of two presses at once the second finds nothing. */
async function takeChange(
  transaction: Kysely<Tables>,
  userId: string,
  changeId: string,
): Promise<{ kind: 'jobs' | 'marks'; entries: Entry[] }> {
  const { rows } = await sql<{ kind: 'jobs' | 'marks'; entries: Entry[] }>`
    delete from managed_job_changes
    where id = ${changeId} and user_id = ${userId}
      and created_at > now() - make_interval(mins => ${keptMinutes}::int)
    returning kind, entries
  `.execute(transaction);
  const [change] = rows;
  if (!change) throw new AppError('not_found', 'There is nothing to take back any more.');
  return change;
}

async function undoJobs(
  transaction: Kysely<Tables>,
  userId: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const jobs = await lockJobs(
    transaction,
    userId,
    entries.map(({ id }) => id),
  );
  const undone: LockedJob[] = [];
  for (const job of jobs) {
    const entry = entries.find(({ id }) => id === job.id) as Entry<JobState> | undefined;
    // One after the other: each counts the places that those before it have taken again.
    if (entry && (await undoJob(transaction, job, entry))) undone.push(job);
  }
  await noteUndone(transaction, userId, undone);
  return undone.map(({ id }) => id);
}

async function undoJob(
  transaction: Kysely<Tables>,
  job: LockedJob,
  { before, after }: Entry<JobState>,
): Promise<boolean> {
  const opens = before.status === 'active' || before.status === 'pending';
  const isOverdue = before.deadline !== null && isOver(before.deadline);
  if (opens && (isOverdue || !(await mayBeOpen(transaction, job)))) return false;
  const { rows } = await sql`
    update jobs set status = ${before.status}, closed_by_company = ${before.closed_by_company},
      deadline = ${before.deadline}::date, trashed_at = ${before.trashed_at}::timestamp at time zone 'UTC',
      confirmed_at = ${before.confirmed_at}::timestamp at time zone 'UTC',
      moderation_reason = coalesce(${before.moderation_reason ?? null}, moderation_reason), updated_at = now()
    where id = ${job.id} and ${jobState} @> ${JSON.stringify(after)}::jsonb
    returning 1
  `.execute(transaction);
  if (rows.length === 0) return false;
  if (before.closed_at !== null) await restoreClosing(transaction, job.id, before.closed_at);
  return true;
}

/** The database has just noted that it closed now. */
async function restoreClosing(transaction: Kysely<Tables>, jobId: string, closedAt: string): Promise<void> {
  await sql`
    update jobs set closed_at = ${closedAt}::timestamp at time zone 'UTC' where id = ${jobId}
  `.execute(transaction);
}

async function noteUndone(
  transaction: Kysely<Tables>,
  userId: string,
  jobs: readonly LockedJob[],
): Promise<void> {
  for (const { id, company_id: companyId, title } of jobs) {
    const kind = 'job-change-undone';
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: id, detail: title });
  }
}

async function undoMarks(
  transaction: Kysely<Tables>,
  userId: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update managed_job_marks marks set
      starred = (before->>'starred')::boolean, unread = (before->>'unread')::boolean,
      read_at = (before->>'read_at')::timestamp at time zone 'UTC'
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given(id uuid, before jsonb, after jsonb), jobs
    where marks.user_id = ${userId} and marks.job_id = given.id and jobs.id = given.id
      and jobs.company_id in ${companiesOf(userId)} and ${markState} = after
    returning marks.job_id as id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Forgets what is too long ago to be taken back. */
export async function forgetChanges(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from managed_job_changes where created_at < now() - make_interval(mins => ${keptMinutes}::int)
  `.execute(database);
}
