import { type PaidPlan, paidTerms, planOf } from '@waymark/contract/payments/membership-plans';
import { sql } from 'kysely';
import type { CheckoutConfig } from '../../../platform/checkout-settings.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { createLoginCode } from '../billing/commands.ts';
import { findUnpayableReason } from './rules.ts';

/** The checkout’s path for paying an order with a reference. */
const checkoutPayPath = '/pay';

/** Orders a plan for a company; returns the pending order if there is one. */
export async function orderPlan(transaction: Database, companyId: string, plan: PaidPlan): Promise<string> {
  const { productId, amount } = paidTerms[plan];
  const { name } = planOf(plan);
  const { id } = await transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id: companyId,
      kind: 'plan',
      product_id: productId,
      item: name,
      amount,
      currency: 'USD',
      status: 'pending',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .where('status', '=', 'pending')
        .where('kind', '=', 'plan')
        .doUpdateSet({ item: name }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Hands a member over to the checkout: returns the payment link and the sign-in code. Throws `not_found` for
 * another company’s order, `conflict` for one that cannot be paid.
 */
export async function startCheckout(
  database: Database,
  viewer: EmployerViewer,
  orderId: string,
  checkout: CheckoutConfig,
): Promise<{ checkoutLink: string; autoLoginCode: string }> {
  const order = await database
    .selectFrom('posting_orders')
    .innerJoin('companies', 'companies.id', 'posting_orders.company_id')
    .select(['posting_orders.status', 'companies.held_reason'])
    .where('posting_orders.id', '=', orderId)
    .where('posting_orders.company_id', 'in', companiesRecruitedBy(viewer.userId))
    .executeTakeFirst();
  if (!order) throw noOrder();
  const reason = findUnpayableReason(order);
  if (reason) throw new AppError('conflict', reason);
  const { reference } = await database
    .insertInto('posting_handoffs')
    .values({ reference: newSecret().secret, order_id: orderId, user_id: viewer.userId })
    // A second attempt is the same customer with the same order.
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'user_id']).doUpdateSet({ created_at: sql`now()` }),
    )
    .returning('reference')
    .executeTakeFirstOrThrow();
  const link = new URL(checkoutPayPath, checkout.origin);
  link.searchParams.set('reference', reference);
  const { autoLoginCode } = await createLoginCode(database, viewer, checkout);
  return { checkoutLink: link.href, autoLoginCode };
}

/**
 * Cancels an unpaid order; its posting stays pending. Throws `conflict` for an order that was paid
 * meanwhile.
 */
export async function cancelOrder(database: Database, userId: string, orderId: string): Promise<string> {
  const own = sql<boolean>`id = ${orderId} and company_id in ${companiesRecruitedBy(userId)}`;
  const canceled = await database
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where(own)
    .where('status', '=', 'pending')
    .returning(['kind', 'item'])
    .executeTakeFirst();
  if (!canceled) {
    const known = await database.selectFrom('posting_orders').select('id').where(own).executeTakeFirst();
    throw known
      ? new AppError('conflict', 'This order is not pending any more. Load the page again.')
      : noOrder();
  }
  return canceled.kind === 'plan'
    ? `The order of ${canceled.item} is canceled. Your plan stays as it is.`
    : `The order is canceled. “${canceled.item}” stays pending, and is hidden until it has a place.`;
}

/** Deletes canceled orders that were never paid. */
export async function forgetCanceledOrders(database: Database, olderThan: Date): Promise<void> {
  await database
    .deleteFrom('posting_orders')
    .where('status', '=', 'canceled')
    .where('external_id', 'is', null)
    .where('canceled_at', '<', olderThan)
    .execute();
}

export function noOrder(): AppError {
  return new AppError('not_found', 'There is no order with this address.');
}
