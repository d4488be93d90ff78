import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { checkoutEventKinds, subscriptionEventKinds } from './choices.ts';
import { fixed } from '../text/say.ts';

/** GET /get-customer-login: one code, alone and as part of the portal's address (D-5). */
const customerLoginSchema = z.object({
  data: z.object({ autoLoginCode: z.string(), autoLoginUrl: z.url() }),
});
export type CustomerLogin = z.infer<typeof customerLoginSchema>['data'];

/** POST /partner/redeem-login-code: server to server, with the partner secret as bearer token. */
const redeemLoginCodeSchema = z.strictObject({
  code: z.string().min(1).max(200),
  /** The origin that was handed the code, for example https://checkout.example. */
  audience: z.string().min(1).max(300),
});
export type LoginCodeRedemption = z.infer<typeof redeemLoginCodeSchema>;

const redeemedCustomerSchema = z.object({
  data: z.object({
    customerId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
});
export type RedeemedCustomer = z.infer<typeof redeemedCustomerSchema>['data'];

/** GET /get-checkout-link: the link as it may be followed; null when it leads anywhere but to the checkout (D-4). */
const checkoutLinkQuerySchema = z.strictObject({
  checkoutLink: z.string().max(2000, fixed`This link is too long.`),
});
const checkoutLinkSchema = z.object({ data: z.object({ checkoutLink: z.url().nullable() }) });

/** Whether an event is about a plan that renews. */
export const isSubscriptionEvent = (type: string): boolean =>
  (subscriptionEventKinds as readonly string[]).includes(type);

/** What renews at the checkout, and the period that the event is about. */
const subscriptionSchema = z
  .object({
    /** The checkout's own number of it. */
    id: z.string().min(1).max(200),
    /** When this was so: an older event changes nothing that a newer one said. */
    at: z.iso.datetime(),
    periodStart: z.iso.datetime(),
    periodEnd: z.iso.datetime(),
    /** Whether the period is free. */
    isTrial: z.boolean().default(false),
    cancelsAtPeriodEnd: z.boolean().default(false),
    /** Of a failed payment: when it is tried again; null for never. */
    nextTryAt: z.iso.datetime().nullable().default(null),
    /** The last day of an expiring card. */
    cardEndsOn: z.iso.date().nullable().default(null),
  })
  .refine(({ periodStart, periodEnd }) => Date.parse(periodStart) <= Date.parse(periodEnd), {
    path: ['periodEnd'],
    error: fixed`The period ends before it begins.`,
  });

/**
 * POST /webhooks/checkout. Each event carries the whole state of its order, so that events may come late, twice
 * or in any order.
 */
const checkoutEventSchema = z
  .object({
    type: z.enum(checkoutEventKinds),
    data: z.object({
      /** The checkout's own number of the order. */
      orderId: z.string().min(1).max(200),
      /** The customer id of the redeemed code. */
      customerId: z.uuid('customerId is the id that was redeemed.'),
      /** The id in the package list, or the order of the reference. */
      productId: z.string().min(1).max(100),
      /** For orders of companies: the reference in the address that the customer came by. */
      reference: z.string().min(1).max(100).optional(),
      /** For example "Visa ending in 4242". */
      paymentMethod: z.string().max(60).optional(),
      /** The charged amount, in minor units of the currency. */
      amount: z.number().int().min(0).max(100_000_000),
      /** Of `order.refunded`: what was given back in all, where it is less than the amount. */
      refundedAmount: z.number().int().min(1).max(100_000_000).optional(),
      currency: z.string().regex(/^[A-Z]{3}$/, 'currency is three capital letters, for example USD.'),
      /** The progress of the work, from 0 to 100. */
      statusPercentage: z.number().int().min(0).max(100),
      /** Of what renews; with the order's reference. */
      subscription: subscriptionSchema.optional(),
    }),
  })
  .refine(({ type, data }) => !isSubscriptionEvent(type) || data.subscription !== undefined, {
    path: ['data', 'subscription'],
    error: fixed`Name the subscription.`,
  })
  .refine(({ type, data }) => !isSubscriptionEvent(type) || data.reference !== undefined, {
    path: ['data', 'reference'],
    error: fixed`Name the reference of the order that it began with.`,
  });
export type CheckoutEvent = z.infer<typeof checkoutEventSchema>;
export type CheckoutSubscription = z.infer<typeof subscriptionSchema>;
export type CheckoutOrder = CheckoutEvent['data'];

export const billingEndpoints = defineEndpoints({
  'GET /get-customer-login': {
    summary: 'A one-time login code for the checkout and its portal',
    answer: customerLoginSchema,
  },
  'GET /get-checkout-link': {
    summary: 'Whether a link leads to the checkout',
    query: checkoutLinkQuerySchema,
    answer: checkoutLinkSchema,
  },
  'POST /partner/redeem-login-code': {
    summary: 'For the checkout: whose code it is; the partner secret is the bearer token',
    body: redeemLoginCodeSchema,
    answer: redeemedCustomerSchema,
    errors: ['unauthenticated'],
  },
  'POST /webhooks/checkout': {
    summary: 'For the checkout: what has become of an order (Standard Webhooks)',
    body: checkoutEventSchema,
    answer: messageSchema,
    errors: ['unauthenticated', 'too_large'],
  },
});
