import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import type { PackageDraft } from '@waymark/contract/payments/career-services';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf, type Recipient } from '../../identity/accounts/rules.ts';
import {
  orderFinishedMail,
  orderReceivedMail,
  type OrderedPackage,
  orderRefundedMail,
} from './emails/orders.ts';
import { listNews, type OrderNews, packageColumnsOf } from './rules.ts';
import { creditPackage, invoicePackage } from './invoicing-commands.ts';

const mails: Record<OrderNews, (to: Recipient, order: OrderedPackage) => Mail> = {
  received: orderReceivedMail,
  finished: orderFinishedMail,
  refunded: orderRefundedMail,
};

/**
 * Records a report of an order: the first creates it, later ones move its progress forwards, as reports
 * overtake each other. The customer is mailed once each on receipt, completion and refund. Throws
 * `invalid_input` for an unknown package or customer, `conflict` for another account’s order.
 */
export async function recordOrder(
  transaction: Database,
  { type, data: order }: CheckoutEvent,
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<void> {
  const refunded = refundOf(type, order);
  const isRefunded = type === 'order.refunded' && refunded === order.amount;
  if (await moveOrder(transaction, order, { isRefunded, refunded }, parts)) return;
  const sold = await requirePackage(transaction, order.productId);
  requireCurrency(order, sold.currency);
  await requireCustomer(transaction, order.customerId);
  const created = await transaction
    .insertInto('orders')
    .values({
      id: newId(),
      user_id: order.customerId,
      external_id: order.orderId,
      product_id: order.productId,
      package_name: sold.name,
      price_cents: order.amount,
      currency: order.currency,
      refunded_cents: refunded,
      refund_terms: sold.refund_terms,
      status_percentage: order.statusPercentage,
      refunded_at: isRefunded ? sql<Date>`now()` : null,
    })
    // Of two first reports at once the unique number lets one through; the other only moves the progress.
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) {
    await moveOrder(transaction, order, { isRefunded, refunded }, parts);
    return;
  }
  await invoicePackage(transaction, parts.config, created.id);
  await creditPackage(transaction, created.id, refunded);
  const news = listNews(undefined, { percentage: order.statusPercentage, isRefunded });
  await mailOrderNews(transaction, parts, created.id, news);
}

function requireCurrency({ currency }: CheckoutOrder, sold: string): void {
  if (currency !== sold) throw invalidFields({ 'data.currency': msg`currency is ${sold}.` });
}

/** What was given back in all: the whole amount where the report of a refund names none. */
function refundOf(type: CheckoutEvent['type'], { amount, refundedAmount = amount }: CheckoutOrder): number {
  return type === 'order.refunded' ? Math.min(refundedAmount, amount) : 0;
}

/** False for an unknown order. A refund is final. */
async function moveOrder(
  transaction: Database,
  order: CheckoutOrder,
  { isRefunded, refunded }: { isRefunded: boolean; refunded: number },
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<boolean> {
  const { orderId, customerId, statusPercentage } = order;
  // Locked: of two reports at once each compares with what the other one left, so that no mail is sent twice.
  const before = await transaction
    .selectFrom('orders')
    .select(['id', 'user_id', 'status_percentage', 'currency', 'refunded_at'])
    .where('external_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  // The customer may have left meanwhile; the work on what they bought goes on.
  if (before.user_id !== null && before.user_id !== customerId) {
    throw new AppError('conflict', msg`This order belongs to another customer.`);
  }
  requireCurrency(order, before.currency);
  await transaction
    .updateTable('orders')
    .set({
      status_percentage: sql`greatest(status_percentage, ${statusPercentage}::smallint)`,
      ...(isRefunded && { refunded_at: sql<Date>`coalesce(refunded_at, now())` }),
      refunded_cents: sql`greatest(refunded_cents, ${refunded}::int)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', before.id)
    .execute();
  await creditPackage(transaction, before.id, refunded);
  const known = { percentage: before.status_percentage, isRefunded: before.refunded_at !== null };
  await mailOrderNews(
    transaction,
    parts,
    before.id,
    listNews(known, { percentage: statusPercentage, isRefunded }),
  );
  return true;
}

async function requirePackage(transaction: Database, productId: string) {
  const found = await transaction
    .selectFrom('packages')
    .select(['name', 'refund_terms', 'currency'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!found) throw invalidFields({ 'data.productId': msg`There is no package of this productId.` });
  return found;
}

async function requireCustomer(transaction: Database, customerId: string) {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'candidate')
    .executeTakeFirst();
  if (!found) throw invalidFields({ 'data.customerId': msg`There is no customer of this customerId.` });
}

/** Mails the customer about an order, if the account still exists. */
async function mailOrderNews(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  orderId: string,
  news: readonly OrderNews[],
) {
  if (news.length === 0) return;
  const row = await transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .select(['orders.package_name', 'orders.price_cents', 'orders.currency'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const order = {
    packageName: row.package_name,
    amount: row.price_cents,
    currency: row.currency,
    publicUrl: config.publicUrl,
  };
  for (const one of news) {
    const mail = mails[one](recipientOf(row), order);
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: row.id, about: orderId });
  }
}

/** Replaces all packages. Orders keep the name, price and terms they were sold with. */
export async function replacePackages(database: Database, drafts: readonly PackageDraft[]): Promise<void> {
  await serialise(database, async (transaction) => {
    await transaction.deleteFrom('packages').execute();
    await insertPackages(transaction, drafts);
  });
}

/** Adds the packages if there are none. */
export async function offerFirstPackages(database: Database, drafts: readonly PackageDraft[]): Promise<void> {
  await serialise(database, async (transaction) => {
    const stored = await transaction.selectFrom('packages').select('product_id').limit(1).executeTakeFirst();
    if (!stored) await insertPackages(transaction, drafts);
  });
}

/** Two parallel lists would mix: the second waits, and readers see the earlier one. */
function serialise(database: Database, write: (transaction: Database) => Promise<void>) {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table packages in share row exclusive mode`.execute(transaction);
    await write(transaction);
  });
}

async function insertPackages(transaction: Database, drafts: readonly PackageDraft[]) {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ productId, ...fields }, position) => ({
    product_id: productId,
    position,
    ...packageColumnsOf(fields),
  }));
  await transaction.insertInto('packages').values(rows).execute();
}
