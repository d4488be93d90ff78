import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Writes columns of a posting, for areas that have locked it or its company. */
export async function updateJob(
  transaction: Kysely<Tables>,
  jobId: string,
  set: UpdateObject<Tables, 'jobs'>,
): Promise<void> {
  await transaction.updateTable('jobs').set(set).where('id', '=', jobId).execute();
}

/** The posting waits for its payment no longer. */
export async function endAwaitingPayment(transaction: Kysely<Tables>, jobId: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ awaits_payment: false, updated_at: sql`now()` })
    .where('id', '=', jobId)
    .where('awaits_payment', '=', true)
    .execute();
}

/** Closes open postings that have no place in a plan any more; pending ones wait for their payment again. */
export async function withdrawUnpaid(transaction: Kysely<Tables>, jobIds: readonly string[]): Promise<void> {
  await sql`
    update jobs set
      awaits_payment = status = 'pending',
      status = case status when 'active' then 'expired' else status end,
      updated_at = now()
    where id = any(${jobIds}::uuid[]) and status in ('active', 'pending')
  `.execute(transaction);
}

/** Postings that were just written and are pending wait for staff. */
export async function askApproval(transaction: Kysely<Tables>, jobNumbers: readonly number[]): Promise<void> {
  if (jobNumbers.length === 0) return;
  await sql`
    update jobs set awaits_approval = true, approval_asked_at = now()
    where number = any(${jobNumbers}::int[]) and status = 'pending' and not awaits_approval and moderation is null
  `.execute(transaction);
}

/** Open postings of a company that is held wait until it is public again. */
export async function suspendJobs(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  await sql`
    update jobs set status = 'pending', updated_at = now() where company_id = ${companyId} and status = 'active'
  `.execute(transaction);
}

/** Closes an open posting for good, so that no source opens it again; its company reads the reason. */
export async function closeByStaff(
  transaction: Kysely<Tables>,
  jobId: string,
  reason: string,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ status: 'expired', closed_by_company: true, moderation_reason: reason, updated_at: sql`now()` })
    .where('id', '=', jobId)
    .where('status', '=', 'active')
    .execute();
}

/** A posting that staff had sent back, refused or taken down was changed: staff look at it before it is public. */
export async function askApprovalAgain(transaction: Kysely<Tables>, jobId: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({
      awaits_approval: true,
      approval_asked_at: sql`now()`,
      moderation: null,
      moderation_reason: '',
    })
    .where('id', '=', jobId)
    .where('moderation', 'is not', null)
    .execute();
}
