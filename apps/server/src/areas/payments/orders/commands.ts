import type { HeldReason } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { OrderTerms } from '../tables.ts';
import { isInvoiced } from './queries.ts';
import { findUnpayableReason, invoiced, noOrder } from './rules.ts';

/** Of two publications with one place left, the second waits and counts the first. */
export async function lockCompany(transaction: Database, companyId: string): Promise<void> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(transaction);
}

/**
 * An order of one of the member's companies that is not paid; it and its company are locked. Throws `not_found`, and
 * `conflict` for an order that is not pending or has an invoice.
 */
export async function lockPendingOrder(transaction: Database, userId: string, orderId: string) {
  const own = sql<boolean>`id = ${orderId} and company_id in ${companiesRecruitedBy(userId)}`;
  const found = await transaction
    .selectFrom('posting_orders')
    .select('company_id')
    .where(own)
    .executeTakeFirst();
  if (!found?.company_id) throw noOrder();
  await lockCompany(transaction, found.company_id);
  const order = await transaction
    .selectFrom('posting_orders')
    .selectAll()
    .select(isInvoiced.as('is_invoiced'))
    .select(
      sql<HeldReason | null>`(select held_reason from companies where id = company_id)`.as('held_reason'),
    )
    .where(own)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw noOrder();
  if (order.status !== 'pending') {
    throw new AppError('conflict', msg`This order is not pending any more. Load the page again.`);
  }
  if (order.is_invoiced) throw new AppError('conflict', invoiced);
  return order;
}

/** The same for an order that is about to be paid. Throws `conflict` also for a company that is not public yet. */
export async function lockPayableOrder(transaction: Database, userId: string, orderId: string) {
  const order = await lockPendingOrder(transaction, userId, orderId);
  const reason = findUnpayableReason(order.held_reason);
  if (reason) throw new AppError('conflict', reason);
  await requireOpenPosting(transaction, order.terms);
  return order;
}

/** Featured days are paid for a posting that is open. */
async function requireOpenPosting(transaction: Database, { featuredJobId }: OrderTerms): Promise<void> {
  if (featuredJobId === undefined) return;
  const open = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', featuredJobId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (open) return;
  throw new AppError(
    'conflict',
    msg`The posting is no longer open, so there is nothing to feature. Open it again, or cancel the order.`,
  );
}
