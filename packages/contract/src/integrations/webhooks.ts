import { defineEndpoints, type Endpoint } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import {
  deliveryLists,
  deliveryStates,
  webhookEvents,
  webhookStops,
  webhookTest,
} from './webhook-choices.ts';
import { fixed } from '../text/say.ts';

const events = webhookEvents.map(({ value }) => value);

const receiverBody = z.strictObject({
  url: z
    .string()
    .trim()
    .max(2000, fixed`Please use at most 2000 characters.`)
    .refine(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
      fixed`Enter the whole address, with https://.`,
    ),
  /** A name for people. */
  name: z
    .string()
    .trim()
    .max(100, fixed`Please use at most 100 characters.`)
    .default(''),
  events: z
    .array(z.enum(events))
    .min(1, fixed`Choose at least one event.`)
    .transform((chosen) => events.filter((event) => chosen.includes(event))),
});
export type WebhookReceiverBody = z.input<typeof receiverBody>;

const receiverSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  name: z.string(),
  events: z.array(z.enum(events)),
  /** Null while it is on. */
  stop: z.enum(webhookStops).nullable(),
  /** Refusals in a row, and since when. */
  failures: z.number().int(),
  failingSince: z.iso.datetime().nullable(),
  waiting: z.number().int(),
  /** Until when the secret before the last rotation signs as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookReceiver = z.infer<typeof receiverSchema>;

/** The secret is told once, here: it starts with `whsec_`, as the libraries of Standard Webhooks expect. */
const receiverWithSecretSchema = z.object({ data: receiverSchema, secret: z.string() });

const deliverySchema = z.object({
  /** The `webhook-id` it is sent with, the same at every attempt. */
  id: z.uuid(),
  type: z.enum([...events, webhookTest]),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** The status of the last answer; null where there was none. */
  lastStatus: z.number().int().nullable(),
  /** The last error, as a sentence. */
  lastError: z.string(),
  /** As it is sent. */
  payload: z.string(),
  occurredAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const receiverParams = z.strictObject({ receiverId: z.uuid(fixed`There is no receiver with this address.`) });
const deliveryParams = receiverParams.extend({
  deliveryId: z.uuid(fixed`There is no delivery with this address.`),
});
const deliveriesQuery = z.strictObject({ show: z.enum(deliveryLists).default('all'), ...pageQuery });

const list = {
  summary: 'Receivers of webhooks, oldest first',
  answer: z.object({ data: z.array(receiverSchema) }),
} satisfies Endpoint;

const create = {
  summary: 'Adds a receiver of webhooks and tells its secret, once',
  body: receiverBody,
  status: 201,
  answer: receiverWithSecretSchema,
  errors: ['conflict'],
} satisfies Endpoint;

const change = {
  summary: 'Changes a receiver, or switches it on or off',
  params: receiverParams,
  body: receiverBody.extend({ isOn: z.boolean() }),
  answer: z.object({ data: receiverSchema }),
} satisfies Endpoint;

const remove = {
  summary: 'Removes a receiver with its log; what waits is not sent',
  params: receiverParams,
  answer: messageSchema,
} satisfies Endpoint;

const rotate = {
  summary: 'Makes a new secret; the old one signs beside it for a day',
  params: receiverParams,
  answer: receiverWithSecretSchema,
} satisfies Endpoint;

const test = {
  summary: 'Sends an event that says nothing, to see whether it arrives',
  params: receiverParams,
  answer: messageSchema,
  errors: ['conflict'],
} satisfies Endpoint;

const deliveries = {
  summary: 'The deliveries of a receiver, the latest first',
  params: receiverParams,
  query: deliveriesQuery,
  answer: pageOf(deliverySchema),
} satisfies Endpoint;

const replay = {
  summary:
    'Sends a delivery now, with the same id: one that waits, or once more one that was delivered or given up',
  params: deliveryParams,
  answer: messageSchema,
  errors: ['conflict'],
} satisfies Endpoint;

const replayFailed = {
  summary: 'Sends all that was given up once more, in their order',
  params: receiverParams,
  answer: messageSchema,
  errors: ['conflict'],
} satisfies Endpoint;

/** The same for the receivers of a company, by its owners, and for those of the board, by administrators. */
export const webhookReceiverEndpoints = defineEndpoints({
  'GET /webhook-receivers': list,
  'POST /webhook-receivers': create,
  'PUT /webhook-receivers/:receiverId': change,
  'DELETE /webhook-receivers/:receiverId': remove,
  'POST /webhook-receivers/:receiverId/rotate': rotate,
  'POST /webhook-receivers/:receiverId/test': test,
  'GET /webhook-receivers/:receiverId/deliveries': deliveries,
  'POST /webhook-receivers/:receiverId/deliveries/:deliveryId/replay': replay,
  'POST /webhook-receivers/:receiverId/replay-failed': replayFailed,
  'GET /staff/webhook-receivers': list,
  'POST /staff/webhook-receivers': create,
  'PUT /staff/webhook-receivers/:receiverId': change,
  'DELETE /staff/webhook-receivers/:receiverId': remove,
  'POST /staff/webhook-receivers/:receiverId/rotate': rotate,
  'POST /staff/webhook-receivers/:receiverId/test': test,
  'GET /staff/webhook-receivers/:receiverId/deliveries': deliveries,
  'POST /staff/webhook-receivers/:receiverId/deliveries/:deliveryId/replay': replay,
  'POST /staff/webhook-receivers/:receiverId/replay-failed': replayFailed,
});
