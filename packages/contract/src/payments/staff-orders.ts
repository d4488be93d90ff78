import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { sentMailKinds, sentMailStates } from '../office/choices/sent-mails.ts';
import {
  orderMarks,
  orderNoteMaxLength,
  staffOrderKinds,
  staffOrderLists,
  staffOrderStatuses,
} from './choices/staff-orders.ts';
import { checkoutEventKinds, receiptStates } from './choices/webhooks.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { staffNoteSchema } from '../office/decisions.ts';

const markSchema = z.enum(
  orderMarks.map(({ value }) => value),
  'Choose what is noted.',
);
const day = z.iso.date('A day is written as 2026-11-22.').optional();

const staffOrdersQuerySchema = z.strictObject({
  show: z.enum(staffOrderLists.map(({ value }) => value)).default('all'),
  /** Words of a number, an address, a name, a company or what was bought. */
  q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
  kind: z.enum(staffOrderKinds, 'There is no such kind of order.').optional(),
  status: z
    .enum(
      staffOrderStatuses.map(({ value }) => value),
      'There is no such status.',
    )
    .optional(),
  /** Days count from midnight to midnight UTC. */
  from: day,
  to: day,
  ...pageQuery,
});
export type StaffOrdersQuery = z.output<typeof staffOrdersQuerySchema>;

const staffOrderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(staffOrderKinds),
  /** What the customer knows it by. */
  number: z.string(),
  item: z.string(),
  /** Minor units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(staffOrderStatuses.map(({ value }) => value)),
  /** How far the work on a package is. */
  percentage: z.number().int().nullable(),
  mark: markSchema.nullable(),
  /** Null where nobody has paid, or the account is gone. */
  customer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** ISO 8601, UTC. */
  orderedAt: z.iso.datetime(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const staffOrderDetailSchema = staffOrderSchema.extend({
  note: z.string(),
  /** The checkout's number of it; null before it is paid. */
  checkoutNumber: z.string().nullable(),
  /** Where it stands at the checkout, for those of us who work there; null where no such page is set. */
  checkoutUrl: z.url().nullable(),
  paymentMethod: z.string(),
  receiptNumber: z.string().nullable(),
  /** Why it is flagged. */
  flag: z.string(),
  /** What happened to it, oldest first. */
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
  /** Whether its receipt can be mailed once more. */
  isReceiptMailable: z.boolean(),
  history: z.array(staffNoteSchema),
});
export type StaffOrderDetail = z.infer<typeof staffOrderDetailSchema>;

const orderParams = z.strictObject({ orderId: z.uuid('There is no order with this address.') });

const orderMarkSchema = z.strictObject({
  /** Null takes the mark away. */
  mark: markSchema.nullable(),
  /** As it was when whoever marks it looked. */
  was: markSchema.nullable(),
  note: z
    .string()
    .trim()
    .max(orderNoteMaxLength, `Please keep it to ${orderNoteMaxLength} characters.`)
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
    summary: 'Notes that an order was seen, or what is wrong with it',
    params: orderParams,
    body: orderMarkSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/orders/:orderId/receipt-mail': {
    summary: 'Mails the receipt of a paid order to whoever paid it once more',
    params: orderParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
