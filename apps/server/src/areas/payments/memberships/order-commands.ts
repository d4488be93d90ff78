import type { Language } from '@waymark/contract/text/languages';
import { moneyOf, msg, term, type Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { CheckoutConfig } from '../../../platform/settings/checkout-settings.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { planCatalog } from '../../../platform/plans/plan-catalog.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { createLoginCode } from '../billing/commands.ts';
import { checkoutAddress } from '../billing/rules.ts';
import { holdCoupon } from '../coupons/commands.ts';
import { partyOf, requireAddress } from '../invoices/buyer-rules.ts';
import { whilePrintable } from '../invoices/printing-commands.ts';
import { buyerSay } from '../invoices/issuing-commands.ts';
import { linesOf } from '../invoices/rules.ts';
import { canIssueInvoices } from '../invoices/seller-rules.ts';
import { lockCompany, lockPayableOrder } from '../orders/commands.ts';
import { findSubscriptionsOf, isInvoiced } from '../orders/queries.ts';
import { invoiced, noOrder } from '../orders/rules.ts';
import type { OrderTerms } from '../tables.ts';
import { settleBuyer } from './invoicing-commands.ts';
import { writeOrder } from './rules.ts';

/** The checkout’s path for paying an order with a reference. */
const checkoutPayPath = '/pay';

/** Where a member is handed over to, and the language in which to go on there. */
export interface HandOff {
  checkout: CheckoutConfig;
  language: Language;
}

interface PlanChoice {
  plan: string;
  /** The price on the page, where the order comes from one. */
  seen?: { amount: number; currency: string } | undefined;
}

/**
 * Orders a plan for a company; returns the pending order if there is one at the same terms. Throws `invalid_input` for
 * a plan that is not on sale, `conflict` when it does not have the price any more that the company saw.
 */
export async function orderPlan(
  transaction: Database,
  companyId: string,
  { plan: key, seen }: PlanChoice,
): Promise<string> {
  const plan = await findPlan(transaction, key);
  if (!plan || plan.retired_at !== null) throw invalidFields({ plan: describeChoice(plan?.name) });
  const { name, amount, currency } = plan;
  if (seen && (seen.amount !== amount || seen.currency !== currency)) {
    throw new AppError(
      'conflict',
      msg`${name} costs ${moneyOf(board.words, amount, currency)} now. Load the page again before you order it.`,
    );
  }
  const { product_id: productId } = plan;
  const terms = await termsFor(transaction, companyId, plan.terms);
  // Made at other terms: a company pays for the plan as it was shown last.
  await transaction
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('status', '=', 'pending')
    .where(sql<boolean>`not ${isInvoiced}`)
    .where(
      sql<boolean>`(amount + discount + tax_off, currency, terms) is distinct from (${amount}, ${currency}, ${JSON.stringify(terms)}::jsonb)`,
    )
    .execute();
  const { id } = await transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id: companyId,
      kind: 'plan',
      product_id: productId,
      item: name,
      amount,
      currency,
      terms: JSON.stringify(terms),
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

/** One plan renews at a time, as a second one would be paid beside it; and a company has one trial. */
async function termsFor(transaction: Database, companyId: string, terms: OrderTerms): Promise<OrderTerms> {
  if ((terms.renewal ?? 'once') === 'once') return terms;
  await lockCompany(transaction, companyId);
  const { running, hadOne } = await findSubscriptionsOf(transaction, companyId);
  if (!running) {
    const { trialDays: _trial, ...rest } = terms;
    return hadOne ? rest : terms;
  }
  throw new AppError(
    'conflict',
    running.cancel_asked_at
      ? msg`${term(running.item)} still runs, and ends with its period. Take the cancelling back to keep it, or order when it has ended.`
      : msg`${term(running.item)} renews already. Switch to another plan at the end of its period instead.`,
  );
}

/** Orders the plan that a company chose before its registration, unless its sale has ended meanwhile. */
export async function orderRegisteredPlan(
  transaction: Database,
  companyId: string,
  key: string,
): Promise<void> {
  const plan = await findPlan(transaction, key);
  if (plan?.retired_at) return;
  await orderPlan(transaction, companyId, { plan: key });
}

/** A plan that can be bought, held so that nobody deletes it meanwhile. */
function findPlan(transaction: Database, key: string) {
  return transaction
    .selectFrom('plans')
    .select(['product_id', 'name', 'amount', 'currency', 'retired_at'])
    .select(sql<OrderTerms>`terms_of(plans)`.as('terms'))
    .where('key', '=', key)
    .where('kind', '=', 'plan')
    .forKeyShare()
    .executeTakeFirst();
}

/** "Choose another plan: Professional, Extended." */
function describeChoice(retired: string | undefined): Message {
  const names = planCatalog.onSale.filter(({ kind }) => kind === 'plan').map(({ name }) => name);
  if (names.length === 0) {
    return retired === undefined
      ? msg`There is no plan on sale at the moment.`
      : msg`${retired} is no longer on sale. There is no plan on sale at the moment.`;
  }
  const choice = names.join(', ');
  return retired === undefined
    ? msg`Choose one of these plans: ${choice}.`
    : msg`${retired} is no longer on sale. Choose one of these plans: ${choice}.`;
}

/**
 * Hands a member over to the checkout: returns the payment link and the sign-in code. Throws `not_found` for
 * another company’s order, `conflict` for one that cannot be paid.
 */
export async function startCheckout(
  database: Database,
  viewer: EmployerViewer,
  orderId: string,
  { checkout, language, ...config }: Pick<Config, 'demo' | 'contact'> & HandOff,
): Promise<{ checkoutLink: string; autoLoginCode: string }> {
  const isHeld = await whilePrintable((mustPrint) =>
    database.transaction().execute(async (transaction) => {
      const order = await lockPayableOrder(transaction, viewer.userId, orderId);
      if (order.amount === 0) {
        throw new AppError('conflict', msg`There is nothing left to pay. Press “Begin” instead.`);
      }
      if (!(await holdCoupon(transaction, orderId))) return false;
      const { buyer, amount } = await settleBuyer(transaction, config, order);
      // Refused before the payment: a payment always gets its invoice.
      if (canIssueInvoices(board.settings, config)) {
        requireAddress(
          buyer,
          amount,
          msg`The invoice needs your postal address. Enter it under “Billing details” first, then pay.`,
        );
        const say = await buyerSay(transaction, viewer.userId);
        mustPrint({ billed: linesOf(say, partyOf(buyer, say.language)), ...writeOrder(say, order) });
      }
      return true;
    }),
  );
  if (!isHeld) {
    throw new AppError(
      'conflict',
      msg`Others have used up your coupon, so the order has its full price again. Pay it, or cancel it.`,
    );
  }
  const reference = await handOver(database, orderId, viewer.userId);
  const link = checkoutAddress(checkoutPayPath, checkout, language);
  link.searchParams.set('reference', reference);
  const { autoLoginCode } = await createLoginCode(database, viewer, checkout, language);
  return { checkoutLink: link.href, autoLoginCode };
}

/** The reference under which the checkout knows a member's order. A second attempt is the same customer and order. */
export async function handOver(database: Database, orderId: string, userId: string): Promise<string> {
  const { reference } = await database
    .insertInto('posting_handoffs')
    .values({ reference: newSecret().secret, order_id: orderId, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'user_id']).doUpdateSet({ created_at: sql`now()` }),
    )
    .returning('reference')
    .executeTakeFirstOrThrow();
  return reference;
}

/**
 * Cancels an unpaid order; its posting stays pending. Throws `conflict` for an order that was paid
 * meanwhile.
 */
export async function cancelOrder(database: Database, userId: string, orderId: string): Promise<Message> {
  const own = sql<boolean>`id = ${orderId} and company_id in ${companiesRecruitedBy(userId)}`;
  const canceled = await database
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where(own)
    .where('status', '=', 'pending')
    .where(sql<boolean>`not ${isInvoiced}`)
    .returning(['kind', 'item', 'terms'])
    .executeTakeFirst();
  if (!canceled) {
    const known = await database
      .selectFrom('posting_orders')
      .select(['status', isInvoiced.as('is_invoiced')])
      .where(own)
      .executeTakeFirst();
    if (!known) throw noOrder();
    throw new AppError(
      'conflict',
      known.status === 'pending' && known.is_invoiced
        ? invoiced
        : msg`This order is no longer pending. Load the page again.`,
    );
  }
  if (canceled.terms.featuredJobId !== undefined) {
    return msg`The order is canceled. “${canceled.item}” stays as it is.`;
  }
  return canceled.kind === 'plan'
    ? msg`The order of ${term(canceled.item)} is canceled. Your plan stays as it is.`
    : msg`The order is canceled. “${canceled.item}” stays pending, and is hidden until it has a place.`;
}

/** Deletes canceled orders that were never paid. */
export async function forgetCanceledOrders(database: Database, olderThan: Date): Promise<void> {
  await database
    .deleteFrom('posting_orders')
    .where('status', '=', 'canceled')
    .where('external_id', 'is', null)
    .where(sql<boolean>`not ${isInvoiced}`)
    .where('canceled_at', '<', olderThan)
    .execute();
}
