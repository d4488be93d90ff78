import { msg } from '../text/message.ts';
import { sentMailKinds } from '../all-mails.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { sentMailLists } from './staff-choices.ts';
import { sentMailStates } from '../identity/mail-choices.ts';
import { fixed } from '../text/say.ts';

/** A mail as staff sees it: without its content, which may have a link that signs its reader in. */
const staffMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  kind: z.enum(sentMailKinds.map(({ value }) => value)),
  state: z.enum(sentMailStates.map(({ value }) => value)),
  attempts: z.number().int(),
  /** The last answer of the mail server, or why it was not reached; empty after a delivery. */
  reason: z.string(),
  /** When it was queued, and when it was sent. ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether it can be sent again: failed mails are kept for two weeks. */
  isResendable: z.boolean(),
});
export type StaffMail = z.infer<typeof staffMailSchema>;

const staffMailsQuerySchema = z.strictObject({
  show: z.enum(sentMailLists.map(({ value }) => value)).default('all'),
  kind: z.enum(sentMailKinds.map(({ value }) => value)).optional(),
  /** A whole address. */
  q: z
    .string()
    .trim()
    .max(254, fixed`Please use at most 254 characters.`)
    .default(''),
  ...pageQuery,
});
export type StaffMailsQuery = z.output<typeof staffMailsQuerySchema>;

const mailParams = z.strictObject({ mailId: z.uuid(msg`There is no mail with this address.`) });

export const staffMailEndpoints = defineEndpoints({
  'GET /staff/mails': {
    summary: 'Mails of the last 30 days and what has become of them, the latest first',
    query: staffMailsQuerySchema,
    answer: pageOf(staffMailSchema),
    errors: ['not_found'],
  },
  'POST /partner/mail-reports': {
    summary: 'For the mail server: a message that says that a mail did not arrive (RFC 3464), as it came',
    bodyType: 'message/rfc822',
    body: z.instanceof(Uint8Array, { error: fixed`Send the message as message/rfc822.` }),
    answer: messageSchema,
    errors: ['unauthenticated', 'not_found', 'too_large'],
  },
  'POST /staff/mails/:mailId/resend': {
    summary: 'Has a mail that was given up tried again from the start',
    params: mailParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/mails/:mailId/set-aside': {
    summary: 'Deletes the content of a failed mail, which leaves the queue of staff',
    params: mailParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
