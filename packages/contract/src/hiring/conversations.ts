import { defineEndpoints } from '../endpoint.ts';
import { messageSchema as answerSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { applicationParamsSchema } from './applications.ts';
import { conversationReportReasons, messageMaxLength } from './choices.ts';
import { fixed } from '../text/say.ts';

/** Plain text: line ends become \n, other control characters go. */
const messageText = z
  .string(fixed`Write your message.`)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''))
  .pipe(
    z
      .string()
      .trim()
      .min(1, fixed`Write your message.`)
      .max(messageMaxLength, fixed`Please keep the message to ${messageMaxLength} characters.`),
  );

/** POST …/messages */
export const newMessageSchema = z.strictObject({ text: messageText });

const conversationMessageSchema = z.object({
  id: z.uuid(),
  /** Written by the side of the reader. */
  own: z.boolean(),
  /** Empty for a deleted account. */
  author: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

const conversationSchema = z.object({
  id: z.uuid(),
  /** The name of the other side. */
  counterpart: z.string(),
  companyId: z.uuid(),
  applicationId: z.uuid().nullable(),
  job: z.object({ id: z.uuid(), title: z.string(), language: z.string() }).nullable(),
  unread: z.number().int(),
  lastMessage: z.object({ own: z.boolean(), excerpt: z.string(), sentAt: z.iso.datetime() }),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Why a conversation takes no more messages. */
export const closedReasons = ['withdrawn', 'blocked', 'leaving', 'held'] as const;

const cursor = z.uuid(fixed`There is no such place in the list.`).optional();
const conversationListQuerySchema = z.strictObject({
  before: cursor,
  show: z.enum(['all', 'unread']).default('all'),
});
const conversationsSchema = z.object({
  data: z.array(conversationSchema),
  /** The value of `before` for the next page; null on the last one. */
  next: z.uuid().nullable(),
});
export type Conversations = z.infer<typeof conversationsSchema>;

const conversationParamsSchema = z.strictObject({
  conversationId: z.uuid(fixed`There is no conversation with this address.`),
});
const messageListQuerySchema = z.strictObject({ before: cursor });
/** Newest messages first; `next` as in the list of conversations. */
const conversationDetailSchema = z.object({
  data: z.object({
    conversation: conversationSchema,
    closedReason: z.enum(closedReasons).nullable(),
    messages: z.array(conversationMessageSchema),
    next: z.uuid().nullable(),
  }),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>['data'];

const sentMessageSchema = z.object({
  data: z.object({ conversationId: z.uuid(), message: conversationMessageSchema }),
});
const readMarkSchema = z.strictObject({ lastMessageId: z.uuid() });
const unreadCountSchema = z.object({ data: z.object({ unread: z.number().int() }) });
const blockSchema = z.strictObject({ blocked: z.boolean(fixed`Choose one.`) });
const conversationReportSchema = z.strictObject({
  reason: z.enum(
    conversationReportReasons.map(({ value }) => value),
    fixed`Choose what is wrong.`,
  ),
  text: z
    .string()
    .trim()
    .max(1000, fixed`Please keep it to 1000 characters.`)
    .default(''),
});
export type ConversationReportFields = z.infer<typeof conversationReportSchema>;

export const conversationEndpoints = defineEndpoints({
  'GET /conversations': {
    summary: 'The own conversations, latest message first',
    query: conversationListQuerySchema,
    answer: conversationsSchema,
  },
  'GET /conversations/:conversationId': {
    summary: 'A conversation with a page of its messages',
    params: conversationParamsSchema,
    query: messageListQuerySchema,
    answer: conversationDetailSchema,
  },
  'POST /conversations/:conversationId/messages': {
    summary: 'Writes a message',
    params: conversationParamsSchema,
    body: newMessageSchema,
    status: 201,
    answer: sentMessageSchema,
    errors: ['conflict'],
  },
  'POST /conversations/:conversationId/read': {
    summary: 'Marks messages as read',
    params: conversationParamsSchema,
    body: readMarkSchema,
    answer: unreadCountSchema,
  },
  'PUT /conversations/:conversationId/block': {
    summary: 'Blocks the company of a conversation, or unblocks it',
    params: conversationParamsSchema,
    body: blockSchema,
    answer: answerSchema,
  },
  'POST /conversations/:conversationId/reports': {
    summary: 'Reports a company’s messages to our staff',
    params: conversationParamsSchema,
    body: conversationReportSchema,
    answer: answerSchema,
  },
  'GET /company/applications/:applicationId/conversation': {
    summary: 'The conversation about an application; null before the first message',
    params: applicationParamsSchema,
    answer: z.object({ data: z.object({ conversationId: z.uuid().nullable() }) }),
  },
  'POST /company/applications/:applicationId/messages': {
    summary: 'Writes to an applicant',
    params: applicationParamsSchema,
    body: newMessageSchema,
    status: 201,
    answer: sentMessageSchema,
    errors: ['conflict'],
  },
});
