import { msg, plural, type Message } from '@waymark/contract/text/message';
import { paths, searchPath } from '@waymark/contract/paths';
import type { Coupon, CouponFields } from '@waymark/contract/payments/coupons';
import { minorUnitsOf } from '@waymark/contract/payments/prices';
import type { Locale } from '@waymark/contract/text/locales';
import { board } from '../../../lib/board.ts';
import { formatMoney } from '@waymark/contract/text/format';

export interface CouponValues {
  code: string;
  kind: 'percent' | 'amount';
  worth: string;
  currency: NonNullable<CouponFields['currency']>;
  lastDay: string;
  maxUses: string;
  /** The id of a product; empty for all. */
  product: string;
}

export const newCoupon = (): CouponValues => ({
  code: '',
  kind: 'percent',
  worth: '',
  currency: board.currency,
  lastDay: '',
  maxUses: '',
  product: '',
});

/** As the API takes them; what is no number is left to its refusal. */
export function fieldsOf({
  code,
  kind,
  worth,
  currency,
  lastDay,
  maxUses,
  product,
}: CouponValues): CouponFields {
  const isPercent = kind === 'percent';
  const number = Number(worth) || 0;
  return {
    code,
    percent: isPercent ? number : null,
    amount: isPercent ? null : minorUnitsOf(number, currency),
    currency: isPercent ? null : currency,
    lastDay: lastDay || null,
    maxUses: maxUses.trim() === '' ? null : Number(maxUses) || 0,
    products: product === '' ? [] : [product],
  };
}

export function couponsPath(page: number): string {
  return searchPath({ page: page > 1 ? page : undefined }, paths.staffCoupons);
}

/** "20 % off", "5.00 EUR off" */
export function describeWorth(
  { percent, amount, currency }: Pick<Coupon, 'percent' | 'amount' | 'currency'>,
  language: Locale,
): Message {
  return percent === null
    ? msg`${formatMoney(amount ?? 0, currency ?? board.currency, language)} off`
    : msg`${percent} % off`;
}

/** "3 of 10", "3" with how many orders hold it. */
export function describeUses({ uses, maxUses, held }: Pick<Coupon, 'uses' | 'maxUses' | 'held'>): Message {
  const used = maxUses === null ? String(uses) : msg`${uses} of ${maxUses}`;
  return held === 0 ? used : msg`${used}, held by ${plural(held, 'order')}`;
}
