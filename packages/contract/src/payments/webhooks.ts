import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { checkoutEventKinds, receiptStates, unsignedReasons } from './choices.ts';
import { fixed } from '../text/say.ts';

/** A webhook with a valid signature of the checkout. */
const webhookReceiptSchema = z.object({
  /** The checkout's id of the event. */
  id: z.string(),
  /** Null for an unreadable webhook. */
  kind: z.enum(checkoutEventKinds).nullable(),
  state: z.enum(receiptStates.map(({ value }) => value)),
  /** Why it was refused, as answered to the checkout. */
  refusal: z.string(),
  /** The checkout's number of the order. */
  orderNumber: z.string().nullable(),
  /** The order that it created or changed. */
  orderId: z.uuid().nullable(),
  /** The number of deliveries. */
  deliveries: z.number().int(),
  receivedAt: z.iso.datetime(),
  lastReceivedAt: z.iso.datetime(),
});
export type WebhookReceipt = z.infer<typeof webhookReceiptSchema>;

const webhookReceiptDetailSchema = webhookReceiptSchema.extend({
  /** The changed fields of the order, before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  /** The payload without secrets; null if it is not stored. */
  payload: z.string().nullable(),
  /** The account of the customer that it names. */
  customer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type WebhookReceiptDetail = z.infer<typeof webhookReceiptDetailSchema>;

/** Requests without a valid signature: anyone can send those, so they are counted, not stored. */
const unsignedWebhooksSchema = z.object({
  day: z.iso.date(),
  reason: z.enum(unsignedReasons.map(({ value }) => value)),
  deliveries: z.number().int(),
  lastAt: z.iso.datetime(),
  /** The id that the last one claimed. */
  lastId: z.string(),
});
export type UnsignedWebhooks = z.infer<typeof unsignedWebhooksSchema>;

const webhooksQuerySchema = z.strictObject({
  show: z.enum(['all', 'refused']).default('all'),
  /** The id of an event, or the checkout's number of an order. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
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
