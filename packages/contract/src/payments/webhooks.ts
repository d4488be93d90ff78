import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { checkoutEventKinds, receiptStates, unsignedReasons } from './choices/webhooks.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';

/** A report of the checkout: whoever sent it has proven to be the checkout. */
const webhookReceiptSchema = z.object({
  /** The checkout's own id of it. */
  id: z.string(),
  /** Null where the report could not be read. */
  kind: z.enum(checkoutEventKinds).nullable(),
  state: z.enum(receiptStates.map(({ value }) => value)),
  /** Why it was refused, as the checkout was told. */
  refusal: z.string(),
  /** The checkout's number of the order. */
  orderNumber: z.string().nullable(),
  /** Our order that it made or changed. */
  orderId: z.uuid().nullable(),
  /** How often it came. */
  deliveries: z.number().int(),
  receivedAt: z.iso.datetime(),
  lastReceivedAt: z.iso.datetime(),
});
export type WebhookReceipt = z.infer<typeof webhookReceiptSchema>;

const webhookReceiptDetailSchema = webhookReceiptSchema.extend({
  /** What it changed of the order, as it reads: before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  /** What it said, without what is a secret; null where that is not kept. */
  payload: z.string().nullable(),
  /** The customer that it names, where there is an account. */
  customer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type WebhookReceiptDetail = z.infer<typeof webhookReceiptDetailSchema>;

/** What came without a right signature: anybody may send that, so it is counted and not kept. */
const unsignedWebhooksSchema = z.object({
  day: z.iso.date(),
  reason: z.enum(unsignedReasons.map(({ value }) => value)),
  deliveries: z.number().int(),
  lastAt: z.iso.datetime(),
  /** What the last of them called itself. */
  lastId: z.string(),
});
export type UnsignedWebhooks = z.infer<typeof unsignedWebhooksSchema>;

const webhooksQuerySchema = z.strictObject({
  show: z.enum(['all', 'refused']).default('all'),
  /** An id of a report, or the checkout's number of an order. */
  q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
  ...pageQuery,
});
export type WebhooksQuery = z.output<typeof webhooksQuerySchema>;

const receiptParams = z.strictObject({ receiptId: z.string().min(1).max(200) });

export const staffWebhookEndpoints = defineEndpoints({
  'GET /staff/webhooks': {
    summary: 'What the checkout reported, the latest first',
    query: webhooksQuerySchema,
    answer: pageOf(webhookReceiptSchema),
    errors: ['not_found'],
  },
  'GET /staff/unsigned-webhooks': {
    summary: 'How often something came that the checkout had not signed, by day and reason',
    answer: z.object({ data: z.array(unsignedWebhooksSchema) }),
  },
  'GET /staff/webhooks/:receiptId': {
    summary: 'A report of the checkout: what it said, and what it changed',
    params: receiptParams,
    answer: z.object({ data: webhookReceiptDetailSchema }),
  },
  'POST /staff/webhooks/:receiptId/replay': {
    summary: 'Acts upon a report once more; what it is about must not have moved on',
    params: receiptParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/webhooks/:receiptId/set-aside': {
    summary: 'Notes that nothing is to be done about a refused report',
    params: receiptParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
