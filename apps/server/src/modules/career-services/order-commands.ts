import { sql, type Kysely } from 'kysely';
import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/billing';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { invalidFields } from '../../platform/http/parse-fields.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Writes what the checkout reports of an order: the first report makes it, any later one moves its progress,
 * forwards only, because reports overtake each other. Throws `invalid_input` for a package or a customer that
 * is unknown, `conflict` for an order that is somebody else's.
 */
export async function recordOrder(
  transaction: Kysely<Tables>,
  { type, data: order }: CheckoutEvent,
): Promise<void> {
  if (order.currency !== 'USD') throw invalidFields({ 'data.currency': 'currency is USD.' });
  const isRefunded = type === 'order.refunded';
  if (await moveOrder(transaction, order, isRefunded)) return;
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
  if (!created) await moveOrder(transaction, order, isRefunded);
}

/** False when the order is not known yet. Money that was given back stays given back. */
async function moveOrder(
  transaction: Kysely<Tables>,
  { orderId, customerId, statusPercentage }: CheckoutOrder,
  isRefunded: boolean,
): Promise<boolean> {
  const known = await transaction
    .updateTable('orders')
    .set({
      status_percentage: sql`greatest(status_percentage, ${statusPercentage}::smallint)`,
      ...(isRefunded && { refunded_at: sql<Date>`coalesce(refunded_at, now())` }),
      updated_at: sql`now()`,
    })
    .where('external_id', '=', orderId)
    .returning('user_id')
    .executeTakeFirst();
  // The customer may have left meanwhile; the work on what they bought goes on.
  if (known && known.user_id !== null && known.user_id !== customerId) {
    throw new AppError('conflict', 'This order belongs to another customer.');
  }
  return known !== undefined;
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
