import { msg, term } from '../text/message.ts';
import { planKey } from '../companies/plan-key.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { planKinds } from './membership-plans.ts';
import { planCurrencies, planRenewals, refundTermsMaxLength } from './choices.ts';
import { fixed } from '../text/say.ts';

const whole = (name: string, min: number, max: number) =>
  z
    .number(fixed`${term(name)} is a number.`)
    .int(fixed`${term(name)} is a whole number.`)
    .min(min, fixed`${term(name)} is ${min} or more.`)
    .max(max, fixed`${term(name)} is at most ${max}.`);

const plainText = /^[^\p{Cc}<>]*$/u;

/** The refund terms of whatever is sold. */
export const refundTermsSchema = z
  .string()
  .trim()
  .max(refundTermsMaxLength, fixed`The refund terms have at most ${refundTermsMaxLength} characters.`)
  .regex(/^(?:\n|[^\p{Cc}<>])*$/u, fixed`The refund terms are plain text without < or >.`);

/** The fields of a plan that administrators set. */
export const planFieldsSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fixed`Give the plan a name.`)
    .max(40, fixed`The name has at most 40 characters.`)
    .regex(plainText, fixed`The name has no line breaks and no < or >.`),
  /** A note beside the price, for example "per installation". */
  unit: z
    .string()
    .trim()
    .max(40, fixed`The note has at most 40 characters.`)
    .regex(plainText, fixed`The note has no line breaks and no < or >.`),
  /** In minor units of the currency. */
  amount: whole(msg`The price in cents`, 0, 100_000_00),
  currency: z.enum(planCurrencies, fixed`We know no such currency. Choose one of the list, for example USD.`),
  /** Null for the free plan, which has no end. */
  days: whole(msg`The number of days`, 1, 3660).nullable(),
  postings: whole(msg`The number of open postings`, 1, 10_000),
  /** Null without a limit. */
  seats: whole(msg`The number of members`, 1, 10_000).nullable(),
  candidateSearch: z.boolean(),
  featuredDays: whole(msg`The number of featured days`, 0, 365),
  refundTerms: refundTermsSchema,
  renewal: z
    .enum(
      planRenewals.map(({ value }) => value),
      fixed`Choose how it is sold.`,
    )
    .default('once'),
  /** Before the first payment of a plan that renews. */
  trialDays: whole(msg`The number of trial days`, 0, 365).default(0),
});
export type PlanFields = z.output<typeof planFieldsSchema>;

const staffPlanSchema = planFieldsSchema.extend({
  key: z.string(),
  kind: z.enum(planKinds),
  /** The checkout's name of it. */
  productId: z.string(),
  version,
  /** When its sale ended. ISO 8601, UTC. */
  retiredAt: z.iso.datetime().nullable(),
  /** Companies with it at the moment, and orders of it so far. */
  running: z.number().int(),
  orders: z.number().int(),
  /** Whether it can be deleted: no company ever had or ordered it. */
  isUnused: z.boolean(),
});
export type StaffPlan = z.infer<typeof staffPlanSchema>;

const params = z.strictObject({ key: planKey });

export const staffPlanEndpoints = defineEndpoints({
  'GET /staff/plans': {
    summary: 'All plans and the single posting: those on sale in their order, then the others',
    answer: z.object({ data: z.array(staffPlanSchema) }),
  },
  'POST /staff/plans': {
    summary: 'Offers another plan, at the end of the list',
    body: planFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/plans/:key': {
    summary: 'Changes a plan of the version that was read; running plans and orders keep their terms',
    params,
    body: planFieldsSchema.extend({ version }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/plans/:key/place': {
    summary: 'Moves a plan up or down by one place',
    params,
    body: z.strictObject({ direction: z.enum(['up', 'down']) }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/plans/:key/retired': {
    summary: 'Takes a plan off sale, or offers it again at the end of the list',
    params,
    body: z.strictObject({ retired: z.boolean() }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/plans/:key': {
    summary: 'Deletes a plan that no company ever had or ordered',
    params,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
