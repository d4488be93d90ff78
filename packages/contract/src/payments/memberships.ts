import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { orderKinds, orderStatuses, planRenewals } from './choices.ts';
import { planKinds } from './membership-plans.ts';
import { seenAmountSchema, seenPriceSchema } from './seen-price.ts';
import { fixed } from '../text/say.ts';
import { languageSchema } from '../text/language-schema.ts';

const statusValues = orderStatuses.map(({ value }) => value);
const renewalValues = planRenewals.map(({ value }) => value);

/** The page size of `/company-transactions`. */
export const transactionsPageSize = 10;

/** An order of a company (H-5). */
const transactionSchema = z.object({
  id: z.uuid(),
  /** The order number that the company sees. */
  number: z.number().int(),
  kind: z.enum(orderKinds),
  /** The title of the job or the name of the plan when it was ordered. */
  item: z.string(),
  /** Minor units of the currency. */
  amount: z.number().int(),
  /** The discount of a coupon; the amount is already less by it. */
  discount: z.number().int(),
  currency: z.string(),
  orderedAt: z.iso.datetime(),
  /** Empty until it is paid. */
  paymentMethod: z.string(),
  status: z.enum(statusValues),
  /** A note beside the status; often empty. */
  note: z.string(),
  receiptNumber: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The posting that still waits for a canceled order, which can be placed again. */
  waitingJobId: z.uuid().nullable(),
  /** Of featured days alone, which no posting waits for. */
  isFeaturing: z.literal(true).optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** A product on sale. */
const planOfferSchema = z.object({
  key: z.string(),
  kind: z.enum(planKinds),
  name: z.string(),
  unit: z.string(),
  /** Minor units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  days: z.number().int().nullable(),
  postings: z.number().int(),
  seats: z.number().int().nullable(),
  candidateSearch: z.boolean(),
  featuredDays: z.number().int(),
  refundTerms: z.string(),
  renewal: z.enum(renewalValues),
  trialDays: z.number().int(),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

/** The plan of a company, and its use. */
const companyPlanSchema = z.object({
  plan: z.string(),
  name: z.string(),
  /** Null for Basic, which never ends. */
  endsAt: z.iso.datetime().nullable(),
  postings: z.number().int(),
  taken: z.number().int(),
  /** The former plan, if it ended within the last month. */
  ended: z.object({ plan: z.string(), name: z.string(), endedAt: z.iso.datetime() }).nullable(),
  /** Postings beyond the plan, and when they close. */
  closing: z.array(z.object({ jobId: z.uuid(), title: z.string(), closesAt: z.iso.datetime() })),
  /** The products on sale, in order; empty without a checkout. */
  offers: z.array(planOfferSchema),
  mayPayByInvoice: z.boolean(),
});
export type CompanyPlan = z.infer<typeof companyPlanSchema>;

const planOrderSchema = z.strictObject({
  plan: z.string(fixed`Choose a plan.`).max(40, fixed`Choose a plan.`),
  seen: seenPriceSchema.optional(),
});

/** The price and the days that the page showed: others are refused. */
const featuringSchema = z.strictObject({
  amount: seenAmountSchema,
  days: z.number().int().min(1).max(365),
});

const orderParamsSchema = z.strictObject({ orderId: z.uuid(msg`There is no order with this address.`) });
const placeAnswerSchema = z.object({
  data: z.object({ needsPayment: z.boolean(), orderId: z.uuid().nullable() }),
});

/** POST /partner/find-order: the order of a customer who came with a reference. */
const findOrderSchema = z.strictObject({
  reference: z.string().min(1).max(100),
  /** The customer id of the redeemed code. */
  customerId: z.uuid('customerId is the id that was redeemed.'),
  /** Of the name and the description; by default the customer's. */
  language: languageSchema.optional(),
});
const payableOrderSchema = z.object({
  data: z.object({
    productId: z.string(),
    name: z.string(),
    description: z.string(),
    /** Minor units of the currency. */
    amount: z.number().int(),
    currency: z.string(),
    /** Shown before the payment; empty for none. */
    refundTerms: z.string(),
    /** Only pending orders can be paid. */
    pending: z.boolean(),
    /** The page that the customer returns to. */
    returnUrl: z.url(),
    /** A plan that renews: the amount is that of each period, and nothing is due before the trial is over. */
    renewal: z
      .object({
        interval: z.enum(['monthly', 'yearly']),
        trialDays: z.number().int(),
      })
      .optional(),
    /** The checkout's own number of what this order began, while that renews. */
    subscriptionId: z.string().optional(),
  }),
});
export type PayableOrder = z.infer<typeof payableOrderSchema>['data'];

export const membershipEndpoints = defineEndpoints({
  'GET /company/plan': {
    summary: 'How many postings the company may have open, and has',
    answer: z.object({ data: companyPlanSchema }),
  },
  'GET /company/transactions': {
    summary: 'What the company has ordered, newest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(transactionSchema),
    errors: ['not_found'],
  },
  'POST /company/plan-orders': {
    summary: 'Orders a plan; the same order again while it is not paid',
    body: planOrderSchema,
    answer: z.object({ data: z.object({ orderId: z.uuid() }) }),
    errors: ['conflict'],
  },
  'POST /company/jobs/:jobId/place': {
    summary: 'Has a posting that waits for payment go live within the plan, or orders it again',
    params: jobParamsSchema,
    answer: placeAnswerSchema,
    errors: ['conflict'],
  },
  'POST /company/jobs/:jobId/featuring': {
    summary: 'Orders featured days for an open posting; the same order again while it is not paid',
    params: jobParamsSchema,
    body: featuringSchema,
    answer: z.object({ data: z.object({ orderId: z.uuid() }) }),
    errors: ['conflict'],
  },
  'POST /company/transactions/:orderId/checkout': {
    summary: 'Where an order is paid, and a login code for it',
    params: orderParamsSchema,
    answer: z.object({ data: z.object({ checkoutLink: z.url(), autoLoginCode: z.string() }) }),
    errors: ['conflict'],
  },
  'POST /company/transactions/:orderId/cancel': {
    summary: 'Cancels an order that is not paid',
    params: orderParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /company/transactions/:orderId/receipt': {
    summary: 'The receipt of a paid order',
    params: orderParamsSchema,
    answer: { file: 'application/pdf' },
  },
  'POST /partner/find-order': {
    summary: 'For the checkout: what a customer is to pay; the partner secret is the bearer token',
    body: findOrderSchema,
    answer: payableOrderSchema,
    errors: ['unauthenticated', 'not_found'],
  },
});
