import type { JobAction, JobMark } from '@waymark/contract/posting/choices';
import type { JobChangeFields, JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { msg } from '@waymark/contract/text/message';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { listWithTranslations } from '../../jobs/translations/queries.ts';
import { type LockedJob, lockJobs, mayBeOpen, openPending } from './commands.ts';
import { jobState, type JobState, markState, isUnread, managedTables } from './queries.ts';
import { eventKinds, isOver } from './rules.ts';

/**
 * Closes, fills, renews, trashes or restores jobs that a member may change; others are ignored. Throws
 * `not_found` if none is left, `conflict` for a held company.
 */
export async function changeJobs(
  database: Database,
  userId: string,
  { action, jobIds, deadline = null }: JobChangeFields,
): Promise<JobsChanged> {
  if (action === 'renew' && deadline !== null && isOver(deadline)) {
    throw invalidFields({ deadline: msg`Choose a day that is still to come.` });
  }
  return database.transaction().execute(async (transaction) => {
    // Translations of each other close and open again together, each by the same gates.
    const whole = isOfPair(action) ? await listWithTranslations(transaction, jobIds) : jobIds;
    const jobs = await lockJobs(transaction, userId, whole);
    if (jobs.length === 0) throw new AppError('not_found', msg`There is no job with this address.`);
    if (action === 'renew') refuseHeld(jobs);
    const changedIds = await apply(transaction, action, jobs, deadline);
    const changedJobs = jobs.filter(({ id }) => changedIds.has(id));
    const opening = action === 'renew' || action === 'restore';
    if (opening) await openPending(transaction, await pendingOf(transaction, changedJobs));
    await noteChanges(transaction, userId, action, changedJobs);
    const states = await readStates(transaction, [...changedIds]);
    const entries = changedJobs.map(({ id, state }) => ({ id, before: state, after: states.get(id) }));
    return {
      changed: changedJobs.map(({ id }) => id),
      unchanged: jobs.flatMap(({ id }) => (changedIds.has(id) ? [] : id)),
      waiting: opening ? (await pendingOf(transaction, changedJobs)).map(({ id }) => id) : [],
      changeId: await keepChange(transaction, userId, 'jobs', entries),
    };
  });
}

const isOfPair = (action: JobAction) => action === 'close' || action === 'fill' || action === 'renew';

function refuseHeld(jobs: readonly LockedJob[]): void {
  if (jobs.every(({ held_reason }) => held_reason === null)) return;
  throw new AppError(
    'conflict',
    msg`Your company is still being checked. Its jobs can be renewed afterwards.`,
  );
}

/** For each action: the jobs that it applies to, and its changes. */
function changeOf(
  action: JobAction,
  deadline: string | null,
): { from: RawBuilder<unknown>; set: RawBuilder<unknown> } {
  const changes = {
    close: {
      from: sql`status = 'active'`,
      set: sql`status = 'expired', closed_by_company = true`,
    },
    fill: {
      from: sql`status in ('active', 'expired') and trashed_at is null`,
      set: sql`status = 'filled', closed_by_company = true`,
    },
    // An open one stays open for longer. The day of posting stays: a renewed job is no new one.
    renew: {
      from: sql`status in ('active', 'expired', 'filled') and trashed_at is null`,
      set: sql`status = case when status = 'active' then status else 'pending' end, closed_by_company = false,
        moderation_reason = case when moderation is null then '' else moderation_reason end,
        deadline = ${deadline}::date, publish_at = null, confirmed_at = now()`,
    },
    // A posting that was never open is not shown as closed, and does not open in the trash.
    trash: {
      from: sql`trashed_at is null`,
      set: sql`trashed_at = now(), closed_by_company = closed_by_company or status = 'active',
        status = case status when 'active' then 'expired' when 'pending' then 'draft' else status end`,
    },
    // What was open stays closed: whether it is open again is for its company to say.
    restore: {
      from: sql`trashed_at is not null`,
      set: sql`trashed_at = null, status = case status when 'draft' then 'pending' else status end`,
    },
  };
  return changes[action];
}

/** Returns the ids of the changed jobs. */
async function apply(
  transaction: Database,
  action: JobAction,
  jobs: readonly LockedJob[],
  deadline: string | null,
): Promise<Set<string>> {
  const { from, set } = changeOf(action, deadline);
  const ids = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    update jobs set ${set}, updated_at = now() where id = any(${ids}::uuid[]) and ${from} returning id
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

async function pendingOf(transaction: Database, jobs: readonly LockedJob[]): Promise<readonly LockedJob[]> {
  const ids = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from jobs where id = any(${ids}::uuid[]) and status = 'pending'
  `.execute(transaction);
  const pending = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => pending.has(id));
}

async function readStates(transaction: Database, jobIds: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; state: unknown }>`
    select id, ${jobState} as state from jobs where id = any(${jobIds}::uuid[])
  `.execute(transaction);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

async function noteChanges(
  transaction: Database,
  userId: string,
  action: JobAction,
  jobs: readonly LockedJob[],
) {
  for (const { id, company_id: companyId, title } of jobs) {
    const kind = eventKinds[action];
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: id, detail: title });
  }
}

interface Entry<State = unknown> {
  id: string;
  before: State;
  after: unknown;
}

const keptMinutes = 60;
/** Changes of one member that can be undone. */
const keptChanges = 20;

/** Stores a change so that it can be undone; null if nothing changed. */
async function keepChange(
  transaction: Database,
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
 * Undoes a change of the member once. Jobs that changed since, or may not be open any more, stay. Throws
 * `not_found` for an old or undone change.
 */
export async function undoChange(database: Database, userId: string, changeId: string): Promise<JobsChanged> {
  return database.transaction().execute(async (transaction) => {
    const change = await takeChange(transaction, userId, changeId);
    const undo = change.kind === 'jobs' ? undoJobs : undoMarks;
    const changed = await undo(transaction, userId, change.entries);
    const unchanged = change.entries.map(({ id }) => id).filter((id) => !changed.includes(id));
    return { changed, unchanged, waiting: [], changeId: null };
  });
}

/** Of two parallel requests the second finds nothing. */
async function takeChange(
  transaction: Database,
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
  if (!change) throw new AppError('not_found', msg`There is nothing left to take back.`);
  return change;
}

async function undoJobs(transaction: Database, userId: string, entries: readonly Entry[]): Promise<string[]> {
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
  transaction: Database,
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

/** The trigger has just set the time of closing to now. */
async function restoreClosing(transaction: Database, jobId: string, closedAt: string) {
  await sql`
    update jobs set closed_at = ${closedAt}::timestamp at time zone 'UTC' where id = ${jobId}
  `.execute(transaction);
}

async function noteUndone(transaction: Database, userId: string, jobs: readonly LockedJob[]) {
  for (const { id, company_id: companyId, title } of jobs) {
    const kind = 'job-change-undone';
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: id, detail: title });
  }
}

async function undoMarks(
  transaction: Database,
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

/** Deletes changes that are too old to undo. */
export async function forgetChanges(database: Database): Promise<void> {
  await sql`
    delete from managed_job_changes where created_at < now() - make_interval(mins => ${keptMinutes}::int)
  `.execute(database);
}

/**
 * Marks jobs for the member alone; jobs of other companies are ignored. Throws `not_found` if none is left.
 */
export async function markJobs(
  database: Database,
  userId: string,
  mark: JobMark,
  jobIds: readonly string[],
): Promise<JobsChanged> {
  return database.transaction().execute(async (transaction) => {
    const jobs = await lockMarks(transaction, userId, mark, jobIds);
    if (jobs.length === 0) throw new AppError('not_found', msg`There is no job with this address.`);
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

interface MarkedJob {
  id: string;
  state: unknown;
  /** Whether the mark would change it. */
  differs: boolean;
}

/** For each mark: the jobs that it changes, and its changes. */
const marks: Record<JobMark, { differs: RawBuilder<unknown>; set: RawBuilder<unknown> }> = {
  star: { differs: sql`not coalesce(marks.starred, false)`, set: sql`starred = true` },
  unstar: { differs: sql`coalesce(marks.starred, false)`, set: sql`starred = false` },
  read: { differs: isUnread, set: sql`unread = false, read_at = now()` },
  unread: { differs: sql`not ${isUnread}`, set: sql`unread = true` },
};

/** Creates a row of marks for each, so that two tabs of a member are serialised. */
async function lockMarks(
  transaction: Database,
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
  transaction: Database,
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
