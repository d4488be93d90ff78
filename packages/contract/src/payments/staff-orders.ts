import { msg } from '../text/message.ts';
import { sentMailKinds } from '../all-mails.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { staffNoteSchema } from '../identity/decisions.ts';
import { sentMailStates } from '../identity/mail-choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import {
  orderMarks,
  orderNoteMaxLength,
  staffOrderKinds,
  staffOrderLists,
  staffOrderStatuses,
  checkoutEventKinds,
  receiptStates,
} from './choices.ts';
import { fixed } from '../text/say.ts';

const markSchema = z.enum(
  orderMarks.map(({ value }) => value),
  fixed`Choose a mark.`,
);
const day = z.iso.date(fixed`A day is written as 2026-11-22.`).optional();

const staffOrdersQuerySchema = z.strictObject({
  show: z.enum(staffOrderLists.map(({ value }) => value)).default('all'),
  /** Words of a number, an address, a name, a company or an item. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
  kind: z.enum(staffOrderKinds, fixed`There is no such kind of order.`).optional(),
  status: z
    .enum(
      staffOrderStatuses.map(({ value }) => value),
      fixed`There is no such status.`,
    )
    .optional(),
  /** Days in UTC. */
  from: day,
  to: day,
  ...pageQuery,
});
export type StaffOrdersQuery = z.output<typeof staffOrdersQuerySchema>;

const staffOrderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(staffOrderKinds),
  /** The order number that the customer sees. */
  number: z.string(),
  item: z.string(),
  /** Minor units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(staffOrderStatuses.map(({ value }) => value)),
  /** The progress of the work on a package. */
  percentage: z.number().int().nullable(),
  mark: markSchema.nullable(),
  /** Null before the payment, and after the account was erased. */
  customer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** ISO 8601, UTC. */
  orderedAt: z.iso.datetime(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const staffOrderDetailSchema = staffOrderSchema.extend({
  note: z.string(),
  /** The checkout's number; null before the payment. */
  checkoutNumber: z.string().nullable(),
  /** Its page at the checkout, for staff with access; null without the setting. */
  checkoutUrl: z.url().nullable(),
  paymentMethod: z.string(),
  /** Of its invoice, or of its receipt where it has none. */
  receiptNumber: z.string().nullable(),
  /** As they were when it was ordered; empty for none. */
  refundTerms: z.string(),
  /** Why it is flagged. */
  flag: z.string(),
  /** Its events, oldest first. */
  events: z.array(z.object({ what: z.string(), at: z.iso.datetime() })),
  receipts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(checkoutEventKinds).nullable(),
      state: z.enum(receiptStates.map(({ value }) => value)),
      at: z.iso.datetime(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.uuid(),
      to: z.string(),
      kind: z.enum(sentMailKinds.map(({ value }) => value)),
      state: z.enum(sentMailStates.map(({ value }) => value)),
      at: z.iso.datetime(),
    }),
  ),
  /** Whether the receipt can be mailed again. */
  isReceiptMailable: z.boolean(),
  /** Whether it was paid, and has no invoice. */
  isUninvoiced: z.boolean(),
  history: z.array(staffNoteSchema),
});
export type StaffOrderDetail = z.infer<typeof staffOrderDetailSchema>;

const orderParams = z.strictObject({ orderId: z.uuid(msg`There is no order with this address.`) });

const orderMarkSchema = z.strictObject({
  /** Null removes the mark. */
  mark: markSchema.nullable(),
  /** The mark that the viewer saw. */
  was: markSchema.nullable(),
  note: z
    .string()
    .trim()
    .max(orderNoteMaxLength, fixed`Please keep it to ${orderNoteMaxLength} characters.`)
    .default(''),
});
export type OrderMarkFields = z.output<typeof orderMarkSchema>;

export const staffOrderEndpoints = defineEndpoints({
  'GET /staff/orders': {
    summary: 'What was ordered, the newest first',
    query: staffOrdersQuerySchema,
    answer: pageOf(staffOrderSchema),
    errors: ['not_found'],
  },
  'GET /staff/orders/:orderId': {
    summary: 'An order with its history, the reports of the checkout and the mails about it',
    params: orderParams,
    answer: z.object({ data: staffOrderDetailSchema }),
  },
  'PUT /staff/orders/:orderId/mark': {
    summary: 'Marks an order as seen, or notes a problem',
    params: orderParams,
    body: orderMarkSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/orders/:orderId/invoice': {
    summary:
      'Writes the invoice of a payment that came while the settings lacked what the law asks of the seller',
    params: orderParams,
    answer: messageSchema,
    errors: ['conflict', 'unprocessable'],
  },
  'POST /staff/orders/:orderId/receipt-mail': {
    summary: 'Mails the receipt of a paid order to its customer again',
    params: orderParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
