import type { PostingDecision } from '@waymark/contract/posting/moderation-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { activateReady, mailOpened } from '../../jobs/jobs/commands.ts';
import { updateJob } from '../../jobs/jobs/state-commands.ts';
import { postingDecisionMail } from './emails/posting-decision.ts';
import { decidedColumns, refusalOf } from './rules.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
export type LockedPosting = Pick<
  Selectable<Tables['jobs']>,
  | 'id'
  | 'company_id'
  | 'title'
  | 'status'
  | 'awaits_approval'
  | 'moderation'
  | 'moderation_reason'
  | 'updated_at'
>;

interface Decision {
  jobId: string;
  decision: PostingDecision;
  reason: string;
  /** Null for what a command decides at the machine itself. */
  staffId: string | null;
  /** The posting that was read: ISO 8601 in milliseconds. One that changed since is not decided of. */
  updatedAt?: string;
}

/**
 * Decides of a posting, tells its recruiters, and gives its title and whether it is open now: an approved one
 * may still wait for a payment, a day or its company. Throws `not_found` for an unknown one, `conflict` for
 * one that was changed or decided meanwhile.
 */
export async function decidePosting(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  decision: Decision,
): Promise<{ title: string; open: boolean }> {
  if (!isId(decision.jobId)) throw noSuchPosting();
  return database.transaction().execute(async (transaction) => {
    const job = await lockPosting(transaction, decision.jobId);
    if (decision.updatedAt !== undefined && job.updated_at.toISOString() !== decision.updatedAt) {
      throw new AppError(
        'conflict',
        msg`This posting was changed or decided meanwhile. Load the page again.`,
      );
    }
    return decideLocked(transaction, parts, job, decision);
  });
}

/** The same of a posting that the caller has locked. */
export async function decideLocked(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  job: LockedPosting,
  { decision, reason, staffId }: Omit<Decision, 'jobId' | 'updatedAt'>,
): Promise<{ title: string; open: boolean }> {
  const refusal = refusalOf(decision, job);
  if (refusal) throw new AppError('conflict', refusal);
  const set = decidedColumns(decision, reason);
  await updateJob(transaction, job.id, { ...set, updated_at: sql`now()` });
  const open = set.moderation === null && (await activateReady(transaction, [job.id])).length > 0;
  await noteStaffAction(transaction, {
    staffId,
    action: `posting.${decision}`,
    subjectKind: 'job',
    subjectId: job.id,
    reason,
    before: { status: job.status, awaitsApproval: job.awaits_approval, moderation: job.moderation },
    after: { awaitsApproval: set.awaits_approval, moderation: set.moderation, open },
  });
  if (decision === 'approve' && open) {
    await mailOpened(transaction, { queue, config }, [job.id]);
  } else {
    const details = { title: job.title, decision, reason, open, publicUrl: config.publicUrl };
    await mailRecruiters(transaction, { queue }, job.company_id, (to) => postingDecisionMail(to, details));
  }
  return { title: job.title, open };
}

/** A posting, locked until the transaction ends. Throws `not_found`. */
export async function lockPosting(transaction: Kysely<Tables>, jobId: string): Promise<LockedPosting> {
  // Lock the company first, as applying and publishing do, to avoid a deadlock.
  await sql`
    select from companies where id = (select company_id from jobs where id = ${jobId}) for no key update
  `.execute(transaction);
  const job = await transaction
    .selectFrom('jobs')
    .select(['id', 'company_id', 'title', 'status', 'awaits_approval', 'moderation', 'moderation_reason'])
    // As the answer that was read spelled it.
    .select(sql<Date>`date_trunc('milliseconds', updated_at)`.as('updated_at'))
    .where('id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) throw noSuchPosting();
  return job;
}

function noSuchPosting(): AppError {
  return new AppError('not_found', msg`There is no posting with this id.`);
}
