import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { planCurrencies } from './choices.ts';
import { fixed } from '../text/say.ts';

/** A code as people type it: capitals do not matter. */
const code = z
  .string(fixed`Enter a code.`)
  .trim()
  .toUpperCase()
  .regex(
    /^[A-Z0-9][A-Z0-9-]{2,39}$/,
    fixed`A code has 3 to 40 letters, digits and hyphens, for example SPRING-26.`,
  );

const couponSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  /** Either of the two. */
  percent: z.number().int().nullable(),
  /** Minor units of the currency. */
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  lastDay: z.iso.date().nullable(),
  maxUses: z.number().int().nullable(),
  /** The ids of products; empty for all. */
  products: z.array(z.string()),
  /** Paid orders, and orders that hold it while they wait for payment. */
  uses: z.number().int(),
  held: z.number().int(),
  /** By its last day, or by staff. */
  isOver: z.boolean(),
});
export type Coupon = z.infer<typeof couponSchema>;

export const couponFieldsSchema = z
  .strictObject({
    code,
    percent: z
      .number(fixed`The percentage is a number.`)
      .int(fixed`The percentage is a whole number.`)
      .min(1, fixed`The percentage is 1 or more.`)
      .max(100, fixed`The percentage is at most 100.`)
      .nullable(),
    amount: z
      .number(fixed`The amount is a number.`)
      .int(fixed`The amount has two decimals at most.`)
      .min(1, fixed`The amount is 0.01 or more.`)
      .max(100_000_00, fixed`The amount is at most 100000.`)
      .nullable(),
    currency: z
      .enum(planCurrencies, fixed`We know no such currency. Choose one of the list, for example USD.`)
      .nullable(),
    lastDay: z.iso.date(fixed`Choose a day.`).nullable(),
    maxUses: z
      .number(fixed`The number of uses is a number.`)
      .int(fixed`The number of uses is a whole number.`)
      .min(1, fixed`The number of uses is 1 or more.`)
      .max(1_000_000, fixed`The number of uses is at most 1000000.`)
      .nullable(),
    products: z.array(z.string().max(100)).max(30, fixed`Choose at most 30 products.`),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
    path: ['percent'],
    error: fixed`Enter a percentage or an amount.`,
  })
  .refine(({ amount, currency }) => (amount === null) === (currency === null), {
    path: ['currency'],
    error: fixed`Choose the currency of the amount.`,
  });
export type CouponFields = z.output<typeof couponFieldsSchema>;

const orderParams = z.strictObject({ orderId: z.uuid(msg`There is no order with this address.`) });
const couponParams = z.strictObject({ couponId: z.uuid(msg`There is no coupon with this address.`) });

export const couponEndpoints = defineEndpoints({
  'PUT /company/transactions/:orderId/coupon': {
    summary: 'Takes what a coupon is worth off an order that is not paid',
    params: orderParams,
    body: z.strictObject({ code }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /company/transactions/:orderId/coupon': {
    summary: 'Takes the coupon off an order that is not paid',
    params: orderParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /company/transactions/:orderId/take-up': {
    summary: 'Begins an order of which its coupon leaves nothing to pay',
    params: orderParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /staff/coupons': {
    summary: 'All coupons, the newest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(couponSchema),
    errors: ['not_found'],
  },
  'POST /staff/coupons': {
    summary: 'Makes a coupon',
    body: couponFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/coupons/:couponId/end': {
    summary: 'Ends a coupon; orders that hold it keep their price',
    params: couponParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
