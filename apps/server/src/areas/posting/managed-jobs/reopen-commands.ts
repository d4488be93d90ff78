import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { activateReady } from '../../jobs/jobs/activation-commands.ts';
import { takePostingPlace } from '../../payments/memberships/place-commands.ts';
import { hasPostingPlace } from '../../payments/memberships/place-queries.ts';
import type { LockedJob } from './lock-commands.ts';
import { needsPlace } from './rules.ts';

/** Opens pending jobs as far as nothing stands in the way: each takes a place of the plan, or waits for its payment. */
export async function openPending(transaction: Kysely<Tables>, jobs: readonly LockedJob[]): Promise<void> {
  for (const { id, company_id: companyId, source } of jobs) {
    const place = needsPlace(source) && (await takePostingPlace(transaction, companyId, id));
    await transaction
      .updateTable('jobs')
      .set({ awaits_payment: place && place.needsPayment })
      .where('id', '=', id)
      .execute();
  }
  await activateReady(
    transaction,
    jobs.map(({ id }) => id),
  );
}

/** Whether a job may be open again as it was: its company may have given its place to another one since. */
export async function mayBeOpen(transaction: Kysely<Tables>, job: LockedJob): Promise<boolean> {
  if (job.held_reason !== null) return false;
  return (
    !needsPlace(job.source) || job.awaits_payment || hasPostingPlace(transaction, job.company_id, job.id)
  );
}
