import { dayOf, msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { findPlanName } from '../plans/queries.ts';
import { placeWaitingPostings } from './commands.ts';
import { endPlan } from './payment-commands.ts';
import { lockCompany } from '../orders/commands.ts';
import { stopAwaitingPayment, withdrawOrders } from './place-commands.ts';
import { findGrantedPlace, findGrantedPlan } from './queries.ts';
import { settleCompany } from './settling-commands.ts';

/**
 * Grants a plan without payment, from now or after the current one of the same kind, and opens waiting
 * postings. Returns the ids of opened jobs. Throws `conflict` if the company has the plan that long already.
 */
export async function grantPlanUntil(
  transaction: Database,
  companyId: string,
  plan: string,
  until: Date,
): Promise<string[]> {
  await lockCompany(transaction, companyId);
  const name = await findPlanName(transaction, plan);
  if (name === undefined) throw invalidFields({ grant: msg`Choose what is granted.` });
  const { ends_at: endsAt } = await transaction
    .selectFrom('company_plans')
    .select(({ fn }) => fn.max<Date | null>('ends_at').as('ends_at'))
    .where('company_id', '=', companyId)
    .where('plan', '=', plan)
    .executeTakeFirstOrThrow();
  if (endsAt && endsAt >= until) {
    throw new AppError(
      'conflict',
      msg`The company has ${name} until ${dayOf(board.words, endsAt)} already. Choose a later day.`,
    );
  }
  await transaction
    .insertInto('company_plans')
    .values({
      id: newId(),
      company_id: companyId,
      plan,
      starts_at: sql<Date>`greatest(now(), ${endsAt}::timestamptz)`,
      ends_at: until,
    })
    .execute();
  return placeWaitingPostings(transaction, companyId);
}

/**
 * Grants a posting its own place without payment and cancels its orders. Returns the ids of opened jobs.
 * Throws `not_found`, or `conflict` for a closed posting and for a longer place.
 */
export async function grantPlaceUntil(
  transaction: Database,
  companyId: string,
  jobId: string,
  until: Date,
): Promise<string[]> {
  await lockCompany(transaction, companyId);
  const job = await transaction
    .selectFrom('jobs')
    .leftJoin('posting_places', 'posting_places.job_id', 'jobs.id')
    .select(['jobs.status', 'posting_places.paid_until'])
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', '=', companyId)
    .where('jobs.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', msg`The company has no such posting.`);
  if (job.status !== 'active' && job.status !== 'pending') {
    throw new AppError(
      'conflict',
      msg`This posting is closed. It needs no place until it is published again.`,
    );
  }
  if (job.paid_until && job.paid_until >= until) {
    throw new AppError(
      'conflict',
      msg`This posting has a place until ${dayOf(board.words, job.paid_until)} already. Choose a later day.`,
    );
  }
  await transaction
    .insertInto('posting_places')
    .values({ job_id: jobId, company_id: companyId, paid_until: until, closes_at: null })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ paid_until: until, closes_at: null }))
    .execute();
  await withdrawOrders(transaction, [jobId]);
  return stopAwaitingPayment(transaction, jobId);
}

type Parts = Pick<Services, 'queue' | 'config'>;

const nothingToRevoke = msg`This grant has ended, or was taken back already. Load the page again.`;

/**
 * Ends a granted plan; following plans move forward. Returns its original end. Throws `conflict` if there is
 * no such grant.
 */
export async function revokePlanGrant(
  transaction: Database,
  parts: Parts,
  companyId: string,
  planId: string,
  plan: string,
): Promise<string> {
  await lockCompany(transaction, companyId);
  const granted = await findGrantedPlan(transaction, companyId, planId);
  if (!granted || granted.plan !== plan || !(await endPlan(transaction, companyId, planId))) {
    throw new AppError('conflict', nothingToRevoke);
  }
  await settleCompany(transaction, parts, companyId);
  return granted.endsAt.toISOString();
}

/**
 * Revokes a granted place as far as it was not paid: the posting then takes a place of the plan. Returns its
 * original end. Throws `conflict` if there is no such grant.
 */
export async function revokePlaceGrant(
  transaction: Database,
  parts: Parts,
  companyId: string,
  jobId: string,
): Promise<string> {
  await lockCompany(transaction, companyId);
  const granted = await findGrantedPlace(transaction, companyId, jobId);
  if (!granted) throw new AppError('conflict', nothingToRevoke);
  await transaction
    .updateTable('posting_places')
    .set({ paid_until: granted.paidUntil })
    .where('job_id', '=', jobId)
    .execute();
  await settleCompany(transaction, parts, companyId);
  return granted.endsAt.toISOString();
}
