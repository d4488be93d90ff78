import { z } from '../zod.ts';
import { orderKinds, orderStatuses } from './choices/memberships.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { paidPlans, planKeys } from './membership-plans.ts';
import { pageOf, pageQuery } from '../pagination.ts';

const statusValues = orderStatuses.map(({ value }) => value);

/** Rows of `/company-transactions` a page. */
export const transactionsPageSize = 10;

/** What a company has ordered (H-5). */
export const transactionSchema = z.object({
  id: z.uuid(),
  /** What the company knows it by. */
  number: z.number().int(),
  kind: z.enum(orderKinds),
  /** The job's title or the plan's name, as it was. */
  item: z.string(),
  /** Minor units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  orderedAt: z.iso.datetime(),
  /** Empty until it is paid. */
  paymentMethod: z.string(),
  status: z.enum(statusValues),
  /** What is to know of it beside its status; empty for most. */
  note: z.string(),
  receiptNumber: z.string().nullable(),
  /** The posting that still waits for this, though it was canceled: it can be ordered again. */
  waitingJobId: z.uuid().nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** What a company may have open at once, and has. */
export const companyPlanSchema = z.object({
  plan: z.enum(planKeys),
  /** Null for Basic, which does not end. */
  endsAt: z.iso.datetime().nullable(),
  postings: z.number().int(),
  taken: z.number().int(),
  /** The plan before, where it has ended within the last month. */
  ended: z.object({ plan: z.enum(planKeys), endedAt: z.iso.datetime() }).nullable(),
  /** Postings beyond the plan, and when they close. */
  closing: z.array(z.object({ jobId: z.uuid(), title: z.string(), closesAt: z.iso.datetime() })),
});
export type CompanyPlan = z.infer<typeof companyPlanSchema>;

const orderParamsSchema = z.strictObject({ orderId: z.uuid('There is no order with this address.') });
export const placeAnswerSchema = z.object({
  data: z.object({ needsPayment: z.boolean(), orderId: z.uuid().nullable() }),
});

/** POST /partner/find-order: what a customer who came with a reference is to pay. */
export const findOrderSchema = z.strictObject({
  reference: z.string().min(1).max(100),
  /** As redeemed. */
  customerId: z.uuid('customerId is the id that was redeemed.'),
});
export const payableOrderSchema = z.object({
  data: z.object({
    productId: z.string(),
    name: z.string(),
    description: z.string(),
    /** Minor units of the currency. */
    amount: z.number().int(),
    currency: z.string(),
    /** Only a pending one is to be paid. */
    pending: z.boolean(),
    /** Where the customer goes afterwards. */
    returnUrl: z.url(),
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
    body: z.strictObject({ plan: z.enum(paidPlans, 'Choose Professional or Extended.') }),
    answer: z.object({ data: z.object({ orderId: z.uuid() }) }),
  },
  'POST /company/jobs/:jobId/place': {
    summary: 'Has a posting that waits for payment go live within the plan, or orders it again',
    params: jobParamsSchema,
    answer: placeAnswerSchema,
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
