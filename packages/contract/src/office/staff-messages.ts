import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { answerMaxLength, callBackNoteMaxLength, contactMessageStates } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const staffMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(contactMessageStates),
  /** The colleague who is answering it now. */
  heldBy: z.string().nullable(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});
export type StaffMessage = z.infer<typeof staffMessageSchema>;

const staffMessageDetailSchema = staffMessageSchema.extend({
  /** The account of a member. */
  userId: z.uuid().nullable(),
  answers: z.array(
    z.object({ id: z.uuid(), who: z.string().nullable(), text: z.string(), at: z.iso.datetime() }),
  ),
});
export type StaffMessageDetail = z.infer<typeof staffMessageDetailSchema>;

const staffCallBackSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  topic: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type StaffCallBack = z.infer<typeof staffCallBackSchema>;

const messageParams = z.strictObject({ messageId: z.uuid(msg`There is no message with this address.`) });
const callBackParams = z.strictObject({ callBackId: z.uuid(msg`There is no call with this address.`) });

export const staffAnswerSchema = z.strictObject({
  text: z
    .string(fixed`Please write an answer.`)
    .trim()
    .min(1, fixed`Please write an answer.`)
    .max(answerMaxLength, fixed`Please keep it to ${answerMaxLength} characters.`),
});

const callBackChangeSchema = z.strictObject({
  done: z.boolean(),
  note: z
    .string()
    .trim()
    .max(callBackNoteMaxLength, fixed`Please keep it to ${callBackNoteMaxLength} characters.`)
    .default(''),
});

export const staffMessageEndpoints = defineEndpoints({
  'GET /staff/messages': {
    summary: 'Messages of the contact page: open ones oldest first, others newest first',
    query: z.strictObject({ state: z.enum(contactMessageStates).default('open'), ...pageQuery }),
    answer: pageOf(staffMessageSchema),
    errors: ['not_found'],
  },
  'GET /staff/messages/:messageId': {
    summary: 'A message with its answers',
    params: messageParams,
    answer: z.object({ data: staffMessageDetailSchema }),
  },
  'POST /staff/messages/:messageId/hold': {
    summary: 'Reserves a message for a while for the colleague who answers it',
    params: messageParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/messages/:messageId/answers': {
    summary: 'Mails an answer to the author of a message',
    params: messageParams,
    body: staffAnswerSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/messages/:messageId': {
    summary: 'Sorts a message: open, answered elsewhere, or spam',
    params: messageParams,
    body: z.strictObject({ state: z.enum(contactMessageStates, fixed`Choose what it is.`) }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'GET /staff/call-backs': {
    summary: 'Who wants to be called, the longest waiting first; done ones newest first',
    query: z.strictObject({ show: z.enum(['calls', 'called']).default('calls'), ...pageQuery }),
    answer: pageOf(staffCallBackSchema),
    errors: ['not_found'],
  },
  'PUT /staff/call-backs/:callBackId': {
    summary: 'Notes what became of a call',
    params: callBackParams,
    body: callBackChangeSchema,
    answer: messageSchema,
  },
});
