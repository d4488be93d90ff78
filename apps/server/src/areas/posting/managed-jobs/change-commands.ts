import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { JobChangeFields, JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { lockJobs, openPending } from './commands.ts';
import type { LockedJob } from './commands.ts';
import { jobState } from './queries.ts';
import { eventKinds, isOver } from './rules.ts';
import { keepChange } from './undo-commands.ts';

/**
 * Closes, fills, renews, trashes or restores jobs that a member may change; those of others are as if they were not
 * named. Throws `not_found` where none is left and `conflict` where a company may not show jobs yet.
 */
export async function changeJobs(
  database: Kysely<Tables>,
  userId: string,
  { action, jobIds, deadline = null }: JobChangeFields,
): Promise<JobsChanged> {
  if (action === 'renew' && deadline !== null && isOver(deadline)) {
    throw invalidFields({ deadline: 'Choose a day that is still to come.' });
  }
  return database.transaction().execute(async (transaction) => {
    const jobs = await lockJobs(transaction, userId, jobIds);
    if (jobs.length === 0) throw new AppError('not_found', 'There is no job with this address.');
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

function refuseHeld(jobs: readonly LockedJob[]): void {
  if (jobs.every(({ held_reason }) => held_reason === null)) return;
  throw new AppError('conflict', 'Your company is still being checked. Its jobs can be renewed afterwards.');
}

/** Of each change: the jobs that it is possible of, and what it makes of them. */
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
    // What was still to be opened is nothing that seekers are told of as closed, and nothing opens it meanwhile.
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

/** Gives the ids of the jobs that it changed. */
async function apply(
  transaction: Kysely<Tables>,
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

async function pendingOf(
  transaction: Kysely<Tables>,
  jobs: readonly LockedJob[],
): Promise<readonly LockedJob[]> {
  const ids = jobs.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from jobs where id = any(${ids}::uuid[]) and status = 'pending'
  `.execute(transaction);
  const pending = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => pending.has(id));
}

async function readStates(
  transaction: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; state: unknown }>`
    select id, ${jobState} as state from jobs where id = any(${jobIds}::uuid[])
  `.execute(transaction);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

async function noteChanges(
  transaction: Kysely<Tables>,
  userId: string,
  action: JobAction,
  jobs: readonly LockedJob[],
): Promise<void> {
  for (const { id, company_id: companyId, title } of jobs) {
    const kind = eventKinds[action];
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: id, detail: title });
  }
}
