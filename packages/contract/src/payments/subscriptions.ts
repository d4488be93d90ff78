import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, messageSchema, text } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { hasAddress, personName } from '../text/names.ts';
import { z } from '../zod.ts';
import { seenPriceSchema } from './seen-price.ts';
import { fixed } from '../text/say.ts';

/** A plan that renews, as its company sees it. */
const subscriptionSchema = z.object({
  id: z.uuid(),
  plan: z.string(),
  name: z.string(),
  /** Of each period; minor units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  renewal: z.enum(['monthly', 'yearly']),
  /** The end of the period that is paid for, or of the trial. */
  periodEnd: z.iso.datetime(),
  isTrial: z.boolean(),
  /** Whether each period is paid by invoice. */
  isInvoiced: z.boolean(),
  paymentMethod: z.string(),
  /** When the company asked that it ends with its period. */
  cancelAskedAt: z.iso.datetime().nullable(),
  /** Whether it is over at the checkout: canceling cannot be taken back. */
  isOver: z.boolean(),
  /** Since when a payment fails, and when it is tried next; null for never again. */
  failedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  cardEndsOn: z.iso.date().nullable(),
  /** What follows with the next period, where that is something else. */
  next: z.object({ plan: z.string(), name: z.string(), amount: z.number().int() }).nullable(),
  /** The plans that it can be switched to. */
  switches: z.array(
    z.object({ plan: z.string(), name: z.string(), amount: z.number().int(), description: z.string() }),
  ),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const staffSubscriptionSchema = subscriptionSchema.omit({ switches: true }).extend({
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  orderNumber: z.number().int(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string(),
  /** Whether the checkout has not heard of the latest change yet. */
  waitsForCheckout: z.boolean(),
});
export type StaffSubscription = z.infer<typeof staffSubscriptionSchema>;

const cancellationSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.string(),
  endsOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type ContractCancellation = z.infer<typeof cancellationSchema>;

const params = z.strictObject({ subscriptionId: z.uuid(msg`There is no such plan.`) });

/** The confirmation repeats it to an address that is not proven: it must not hold a link. */
const noAddress = msg`Please leave out web and email addresses; after a full stop, type a space.`;

/** POST /contract-cancellations: section 312k BGB asks for these, and for nothing more. */
export const contractCancellationSchema = z.strictObject({
  name: personName(fixed`Enter your name.`, 120),
  email: email(fixed`Enter the address for the confirmation.`, fixed`Enter a valid email`),
  contract: text(fixed`Say which contract ends, for example the number of an order.`, 200).refine(
    (value) => !hasAddress(value),
    noAddress,
  ),
  /** Asked of who ends it for a cause; may stay empty. */
  reason: z
    .string()
    .trim()
    .max(500, fixed`Please use at most 500 characters.`)
    .refine((value) => !hasAddress(value), noAddress)
    .default(''),
  /** Null for the next day that is possible. */
  endsOn: z.iso
    .date(fixed`Choose a day.`)
    .nullable()
    .default(null),
});
export type ContractCancellationFields = z.output<typeof contractCancellationSchema>;

export const subscriptionEndpoints = defineEndpoints({
  'GET /company/subscriptions': {
    summary: 'The plans of the company that renew',
    answer: z.object({ data: z.array(subscriptionSchema) }),
  },
  'POST /company/subscriptions/:subscriptionId/cancel': {
    summary: 'Ends a plan that renews with its period',
    params,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /company/subscriptions/:subscriptionId/resume': {
    summary: 'Takes the cancelling of a plan back, until it has ended',
    params,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /company/subscriptions/:subscriptionId/next': {
    summary: 'Has another plan follow with the next period; null keeps the plan',
    params,
    body: z.strictObject({ plan: z.string().max(40).nullable(), seen: seenPriceSchema.optional() }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /company/subscriptions/:subscriptionId/card': {
    summary: 'Where the card of a plan is changed, and a login code for it',
    params,
    answer: z.object({ data: z.object({ checkoutLink: z.url(), autoLoginCode: z.string() }) }),
    errors: ['conflict'],
  },
  'POST /contract-cancellations': {
    summary: 'Declares that a contract ends; confirmed by mail, without an account',
    body: contractCancellationSchema,
    status: 201,
    answer: messageSchema,
  },
  'GET /staff/subscriptions': {
    summary: 'The plans that renew, and those that did; the latest first',
    query: z.strictObject({ show: z.enum(['running', 'failing', 'all']).default('running'), ...pageQuery }),
    answer: pageOf(staffSubscriptionSchema),
    errors: ['not_found'],
  },
  'POST /staff/subscriptions/:subscriptionId/end': {
    summary: 'Ends a plan that renews at once; what is paid of its period stays',
    params,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /staff/contract-cancellations': {
    summary: 'Declarations that end contracts, the latest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(cancellationSchema),
    errors: ['not_found'],
  },
  'POST /staff/contract-cancellations/:cancellationId/done': {
    summary: 'Notes that a declaration is dealt with',
    params: z.strictObject({ cancellationId: z.uuid(msg`There is no such declaration.`) }),
    answer: messageSchema,
    errors: ['conflict'],
  },
});
