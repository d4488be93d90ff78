import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import { formatMoney } from '@waymark/contract/text/format-money';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import type { Addressee } from '../../identity/accounts/addressee-rules.ts';
import { orderFinishedMail } from './emails/order-finished.ts';
import { orderReceivedMail } from './emails/order-received.ts';
import type { OrderedPackage } from './emails/order-received.ts';
import { orderRefundedMail } from './emails/order-refunded.ts';
import { listNews } from './order-rules.ts';
import type { OrderNews } from './order-rules.ts';

const mails: Record<OrderNews, (to: Addressee, order: OrderedPackage) => Mail> = {
  received: orderReceivedMail,
  finished: orderFinishedMail,
  refunded: orderRefundedMail,
};

/**
 * Writes what the checkout reports of an order: the first report makes it, any later one moves its progress,
 * forwards only, because reports overtake each other. Its customer is mailed once that it is here, once that it is
 * finished and once that it was refunded. Throws `invalid_input` for a package or a customer that is unknown,
 * `conflict` for an order of another account.
 */
export async function recordOrder(
  transaction: Kysely<Tables>,
  { type, data: order }: CheckoutEvent,
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<void> {
  if (order.currency !== 'USD') throw invalidFields({ 'data.currency': 'currency is USD.' });
  const isRefunded = type === 'order.refunded';
  if (await moveOrder(transaction, order, isRefunded, parts)) return;
  const name = await requirePackageName(transaction, order.productId);
  await requireCustomer(transaction, order.customerId);
  const created = await transaction
    .insertInto('orders')
    .values({
      id: newId(),
      user_id: order.customerId,
      external_id: order.orderId,
      product_id: order.productId,
      package_name: name,
      price_cents: order.amount,
      status_percentage: order.statusPercentage,
      refunded_at: isRefunded ? sql<Date>`now()` : null,
    })
    // Of two first reports at once the unique number lets one through; the other only moves the progress.
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) {
    await moveOrder(transaction, order, isRefunded, parts);
    return;
  }
  const news = listNews(undefined, { percentage: order.statusPercentage, isRefunded });
  await mailOrderNews(transaction, parts, created.id, news);
}

/** False when the order is not known yet. Money that was given back stays given back. */
async function moveOrder(
  transaction: Kysely<Tables>,
  { orderId, customerId, statusPercentage }: CheckoutOrder,
  isRefunded: boolean,
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<boolean> {
  // Locked: of two reports at once each compares with what the other one left, so that no mail is sent twice.
  const before = await transaction
    .selectFrom('orders')
    .select(['id', 'user_id', 'status_percentage', 'refunded_at'])
    .where('external_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  // The customer may have left meanwhile; the work on what they bought goes on.
  if (before.user_id !== null && before.user_id !== customerId) {
    throw new AppError('conflict', 'This order belongs to another customer.');
  }
  await transaction
    .updateTable('orders')
    .set({
      status_percentage: sql`greatest(status_percentage, ${statusPercentage}::smallint)`,
      ...(isRefunded && { refunded_at: sql<Date>`coalesce(refunded_at, now())` }),
      updated_at: sql`now()`,
    })
    .where('id', '=', before.id)
    .execute();
  const known = { percentage: before.status_percentage, isRefunded: before.refunded_at !== null };
  await mailOrderNews(
    transaction,
    parts,
    before.id,
    listNews(known, { percentage: statusPercentage, isRefunded }),
  );
  return true;
}

async function requirePackageName(transaction: Kysely<Tables>, productId: string): Promise<string> {
  const found = await transaction
    .selectFrom('packages')
    .select('name')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!found) throw invalidFields({ 'data.productId': 'There is no package of this productId.' });
  return found.name;
}

async function requireCustomer(transaction: Kysely<Tables>, customerId: string): Promise<void> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'candidate')
    .executeTakeFirst();
  if (!found) throw invalidFields({ 'data.customerId': 'There is no customer of this customerId.' });
}

/** Tells a customer what has become of an order, in the transaction that caused it. An account that is gone gets none. */
async function mailOrderNews(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  orderId: string,
  news: readonly OrderNews[],
): Promise<void> {
  if (news.length === 0) return;
  const row = await transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .select(['orders.package_name', 'orders.price_cents'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const order = {
    packageName: row.package_name,
    amount: formatMoney(row.price_cents, 'USD'),
    publicUrl: config.publicUrl,
  };
  for (const one of news) {
    const mail = mails[one](addresseeOf(row), order);
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: row.id, about: orderId });
  }
}
