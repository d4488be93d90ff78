import { msg, type Message } from '@waymark/contract/text/message';
import { toPriceStep } from '@waymark/contract/payments/prices';

/** Checkouts charge no less than this: what is left below it is waived. */
const minCharge = 50;

interface Worth {
  percent: number | null;
  /** Minor units of the order's currency. */
  amount: number | null;
}

/** The discount of a coupon, in minor units: never more than the price. */
export function discountOf({ percent, amount }: Worth, price: number, currency: string): number {
  const off = percent === null ? (amount ?? 0) : toPriceStep((price * percent) / 100, currency);
  const rest = price - Math.min(price, off);
  return rest < minCharge ? price : price - rest;
}

interface CouponState extends Worth {
  currency: string | null;
  products: readonly string[];
  max_uses: number | null;
  is_over: boolean;
}

interface CouponUse {
  order: { product_id: string; currency: string };
  /** Uses by others, and orders of others that hold it. */
  others: number;
  /** An order of the same company with it; null without one. */
  own: { number: number; isUsed: boolean } | null;
}

/** Why an order cannot have a coupon; undefined if it can. */
export function findCouponRefusal(
  coupon: CouponState | undefined,
  { order, others, own }: CouponUse,
): Message | undefined {
  if (!coupon) return msg`We know no coupon of this code. Check it letter by letter.`;
  if (coupon.is_over) return msg`This coupon has ended.`;
  if (coupon.products.length > 0 && !coupon.products.includes(order.product_id)) {
    return msg`This coupon is for another product.`;
  }
  if (coupon.currency !== null && coupon.currency !== order.currency) {
    return msg`This coupon is for prices in ${coupon.currency}.`;
  }
  if (own?.isUsed) return msg`Your company has used this coupon already.`;
  if (own) return msg`Your order ${own.number} has this coupon. Take it off there first.`;
  if (coupon.max_uses !== null && others >= coupon.max_uses) return msg`This coupon is used up.`;
  return undefined;
}
