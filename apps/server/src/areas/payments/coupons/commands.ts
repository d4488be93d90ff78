import type { CouponFields } from '@waymark/contract/payments/coupons';
import { moneyOf, msg, type Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { lockPendingOrder } from '../orders/commands.ts';
import { countHolders, findOwnUse } from './queries.ts';
import { discountOf, findCouponRefusal } from './rules.ts';

/** An order at the checkout holds its coupon for longer than a checkout waits for the payment. */
const heldHours = 25;

const heldUntil = sql<Date>`now() + make_interval(hours => ${heldHours}::int)`;

/** Gives an order a coupon, in place of the one that it had. Returns what to say of it. */
export async function applyCoupon(
  database: Database,
  userId: string,
  { orderId, code }: { orderId: string; code: string },
): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockPendingOrder(transaction, userId, orderId);
    if ((order.terms.renewal ?? 'once') !== 'once') {
      throw invalidFields({ code: msg`Coupons are for what is paid once, and this plan renews.` });
    }
    const coupon = await lockCoupon(transaction, sql`code = ${code}`);
    const refusal = findCouponRefusal(coupon, {
      order,
      others: coupon ? await countHolders(transaction, coupon.id, orderId) : 0,
      own: coupon ? await findOwnUse(transaction, coupon.id, order) : null,
    });
    if (!coupon || refusal) throw invalidFields({ code: refusal ?? '' });
    const price = order.amount + order.tax_off + order.discount;
    const discount = discountOf(coupon, price, order.currency);
    await transaction
      .insertInto('coupon_uses')
      .values({ order_id: orderId, coupon_id: coupon.id, held_until: heldUntil })
      .onConflict((conflict) =>
        conflict.column('order_id').doUpdateSet({ coupon_id: coupon.id, held_until: heldUntil }),
      )
      .execute();
    await setDiscount(transaction, orderId, price, discount);
    return discount === price
      ? msg`The coupon pays all of it.`
      : msg`The coupon takes ${moneyOf(board.words, discount, order.currency)} off: ${moneyOf(board.words, price - discount, order.currency)} is left to pay.`;
  });
}

/** Takes the coupon off an order. Throws `not_found` and `conflict`. */
export async function removeCoupon(database: Database, userId: string, orderId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { amount, discount, tax_off } = await lockPendingOrder(transaction, userId, orderId);
    await transaction.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
    await setDiscount(transaction, orderId, amount + tax_off + discount, 0);
  });
}

/**
 * Holds the coupon of an order for the time that it is at the checkout; false where it was used up meanwhile: the order
 * then has its full price again. True for an order without one.
 */
export async function holdCoupon(transaction: Database, orderId: string): Promise<boolean> {
  if (await isCouponFree(transaction, orderId)) {
    await transaction
      .updateTable('coupon_uses')
      .set({ held_until: heldUntil })
      .where('order_id', '=', orderId)
      .execute();
    return true;
  }
  await transaction.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
  await transaction
    .updateTable('posting_orders')
    .set({ amount: sql`amount + tax_off + discount`, discount: 0, tax_off: 0 })
    .where('id', '=', orderId)
    .execute();
  return false;
}

/** Counts the coupon of an order that is paid as used; false where others have used it up. True without one. */
export async function spendCoupon(transaction: Database, orderId: string): Promise<boolean> {
  if (!(await isCouponFree(transaction, orderId))) return false;
  await transaction
    .updateTable('coupon_uses')
    .set({ used_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}

/**
 * Whether others have left the coupon of an order; true without one. The second of two orders at once waits for the
 * coupon's row and counts the first.
 */
export async function isCouponFree(transaction: Database, orderId: string): Promise<boolean> {
  const coupon = await lockCoupon(
    transaction,
    sql`id = (select coupon_id from coupon_uses where order_id = ${orderId})`,
  );
  if (!coupon || coupon.max_uses === null) return true;
  return (await countHolders(transaction, coupon.id, orderId)) < coupon.max_uses;
}

async function lockCoupon(transaction: Database, which: ReturnType<typeof sql>) {
  return transaction
    .selectFrom('coupons')
    .select(['id', 'percent', 'amount', 'currency', 'products', 'max_uses'])
    .select(
      sql<boolean>`ended_at is not null or coalesce(last_day < (now() at time zone 'UTC')::date, false)`.as(
        'is_over',
      ),
    )
    .where(sql<boolean>`${which}`)
    .forUpdate()
    .executeTakeFirst();
}

/** Of the price with its tax: whether that is taken off is settled again when the order goes to the payment. */
function setDiscount(transaction: Database, orderId: string, price: number, discount: number) {
  return transaction
    .updateTable('posting_orders')
    .set({ amount: price - discount, discount, tax_off: 0 })
    .where('id', '=', orderId)
    .execute();
}

/** Makes a coupon. Throws `conflict` for a code that there was already. */
export async function addCoupon(database: Database, staffId: string, fields: CouponFields): Promise<void> {
  const { lastDay, maxUses, ...rest } = fields;
  if (lastDay !== null && lastDay < new Date().toISOString().slice(0, 10)) {
    throw invalidFields({ lastDay: msg`This day has passed. Choose a later one.` });
  }
  await database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('plans').select('product_id').execute();
    if (!rest.products.every((id) => known.some((plan) => plan.product_id === id))) {
      throw invalidFields({ products: msg`There is no such product. Load the page again.` });
    }
    const made = await transaction
      .insertInto('coupons')
      .values({ id: newId(), last_day: lastDay, max_uses: maxUses, ...rest })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const message = msg`There is or was a coupon of this code. Choose a different one.`;
      throw new AppError('conflict', message, { fields: { code: message } });
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'coupon.add',
      subjectKind: 'coupon',
      subjectId: fields.code,
      after: fields,
    });
  });
}

/** Ends a coupon for new orders. Throws `not_found`, or `conflict` for one that has ended. */
export async function endCoupon(database: Database, staffId: string, couponId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const coupon = await transaction
      .selectFrom('coupons')
      .select(['code', 'ended_at'])
      .where('id', '=', couponId)
      .forUpdate()
      .executeTakeFirst();
    if (!coupon) throw new AppError('not_found', msg`There is no coupon with this address.`);
    if (coupon.ended_at) throw new AppError('conflict', msg`This coupon has ended already.`);
    await transaction
      .updateTable('coupons')
      .set({ ended_at: sql<Date>`now()` })
      .where('id', '=', couponId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'coupon.end',
      subjectKind: 'coupon',
      subjectId: coupon.code,
    });
  });
}
