import { sql, type SqlBool } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { invoiceOrder } from '../invoice-desk/issuing-commands.ts';
import type { OrderRow, PaidPeriod } from '../memberships/payment-commands.ts';
import { isInvoiced } from '../orders/queries.ts';
import { changeSubscription, lockSubscription } from './grant-commands.ts';
import { takeNextTerms } from './next-commands.ts';
import { addMonths, countRenewal, grantEndOf, monthsOf, nextTermsOf } from './rules.ts';

type Stores = Pick<Services, 'database' | 'queue' | 'config'>;

const dayMs = 86_400_000;

/**
 * A plan that renews is paid without a subscription at the checkout: it begins to renew by invoice, or its next period
 * is paid. Returns the period that is granted; undefined where a checkout has the say.
 */
export async function takePaidPeriod(
  transaction: Database,
  order: OrderRow,
  now = new Date(),
): Promise<PaidPeriod | undefined> {
  if (order.subscription_id === null) return beginByInvoice(transaction, order, now);
  const row = await lockSubscription(transaction, order.subscription_id);
  const { period_start: start, period_end: end } = order;
  if (row.external_id !== null || start === null || end === null) return undefined;
  if (order.product_id === row.next_product_id) await takeNextTerms(transaction, row);
  const paid = await changeSubscription(transaction, row, {
    period_start: start,
    period_end: end,
    failed_at: null,
    ...countRenewal(row),
  });
  return { period_start: start, period_end: grantEndOf(paid, board.settings.renewing) };
}

async function beginByInvoice(transaction: Database, order: OrderRow, now: Date): Promise<PaidPeriod> {
  const { renewal = 'once', trialDays = 0, ...terms } = order.terms;
  if (renewal === 'once') throw new Error('This plan does not renew.');
  // A trial by invoice comes as days before the first period.
  const begins = new Date(now.getTime() + trialDays * dayMs);
  const row = await transaction
    .insertInto('subscriptions')
    .values({
      id: newId(),
      company_id: order.company_id,
      order_id: order.id,
      external_id: null,
      payer_id: sql<string>`(
        select asked_by from invoice_states join invoices on invoices.number = invoice_states.number
        where order_id = ${order.id} and kind = 'invoice'
      )`,
      plan: sql<string>`(select key from plans where product_id = ${order.product_id})`,
      product_id: order.product_id,
      item: order.item,
      amount: order.amount + order.discount,
      tax_off: order.tax_off,
      currency: order.currency,
      renewal,
      terms: JSON.stringify({ ...terms, renewal }),
      payment_method: 'Invoice',
      period_start: now,
      period_end: addMonths(begins, monthsOf(renewal), begins),
      trial_ends_at: trialDays > 0 ? begins : null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const period = { subscription_id: row.id, period_start: now, period_end: row.period_end };
  await transaction.updateTable('posting_orders').set(period).where('id', '=', order.id).execute();
  return { period_start: now, period_end: grantEndOf(row, board.settings.renewing) };
}

/** Orders the next period of plans that are paid by invoice, and has it invoiced ahead. Returns how many. */
export async function invoiceRenewals(services: Stores, now = new Date()): Promise<number> {
  const { database } = services;
  const { invoiceDays } = board.settings.renewing;
  const due = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('external_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('cancel_asked_at', 'is', null)
    .where('company_id', 'is not', null)
    .where('period_end', '<=', new Date(now.getTime() + invoiceDays * dayMs))
    .where(isNextOpen)
    .orderBy('period_end')
    .limit(500)
    .execute();
  let issued = 0;
  for (const { id } of due) {
    const ordered = await database.transaction().execute((transaction) => orderNext(transaction, id));
    if (ordered && (await invoice(services, ordered))) issued += 1;
  }
  return issued;
}

/** The next period is not paid and has no invoice: it is to be ordered, or its order could not be invoiced before. */
const isNextOpen = sql<SqlBool>`not exists (
  select from posting_orders
  where subscription_id = subscriptions.id and period_start = subscriptions.period_end
    and (status in ('paid', 'refunded') or (status = 'pending' and ${isInvoiced}))
)`;

interface Ordered {
  orderId: string;
  companyId: string;
  payerId: string | null;
}

/**
 * The order of the next period; undefined where it is invoiced or paid already, where nothing follows, and while another
 * invoice for the same plan is open.
 */
async function orderNext(transaction: Database, id: string): Promise<Ordered | undefined> {
  const row = await lockSubscription(transaction, id);
  const stillDue = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('cancel_asked_at', 'is', null)
    .where(isNextOpen)
    .executeTakeFirst();
  if (!stillDue || row.company_id === null) return undefined;
  const ordered = { companyId: row.company_id, payerId: row.payer_id };
  const waiting = await transaction
    .selectFrom('posting_orders')
    .select('id')
    .where('subscription_id', '=', id)
    .where('period_start', '=', row.period_end)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (waiting) return { orderId: waiting.id, ...ordered };
  const { product_id, item, amount, tax_off, terms } = nextTermsOf(row);
  // One order of a plan waits at a time: one that was never paid makes room.
  await transaction
    .updateTable('posting_orders')
    .set({ status: 'canceled', canceled_at: sql`now()` })
    .where('company_id', '=', row.company_id)
    .where('product_id', '=', product_id)
    .where('status', '=', 'pending')
    .where(sql<boolean>`not ${isInvoiced}`)
    .execute();
  const made = await transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id: row.company_id,
      kind: 'plan',
      product_id,
      item,
      amount,
      tax_off,
      currency: row.currency,
      terms: JSON.stringify(terms),
      status: 'pending',
      subscription_id: id,
      period_start: row.period_end,
      period_end: addMonths(row.period_end, monthsOf(row.renewal), row.trial_ends_at ?? row.created_at),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .where('status', '=', 'pending')
        .where('kind', '=', 'plan')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made && { orderId: made.id, ...ordered };
}

/** Where the invoice is refused, the company can pay the order itself, and the next run tries again. */
async function invoice(services: Stores, { orderId, ...ordered }: Ordered): Promise<boolean> {
  const userId = await findRecruiter(services.database, ordered);
  if (userId === undefined) return false;
  try {
    await invoiceOrder(services, userId, { orderId });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

/** The member who had the first invoice issued, or else the one who is there longest. */
async function findRecruiter(
  database: Database,
  { companyId, payerId }: Pick<Ordered, 'companyId' | 'payerId'>,
): Promise<string | undefined> {
  const member = await database
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('member_role', '<>', 'viewer')
    .orderBy(sql`user_id = ${payerId} desc nulls last`)
    .orderBy('created_at')
    .executeTakeFirst();
  return member?.user_id;
}
