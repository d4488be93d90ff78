import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { sentMailKinds, sentMailLists, sentMailStates } from './choices/sent-mails.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';

/** A mail as staff sees it. Nothing of what it says: it may carry a link that signs somebody in. */
const staffMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  kind: z.enum(sentMailKinds.map(({ value }) => value)),
  state: z.enum(sentMailStates.map(({ value }) => value)),
  attempts: z.number().int(),
  /** What the mail server said last, or why it could not be reached; empty where it took the mail. */
  reason: z.string(),
  /** When it was to go, and when it went. ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether it can still be tried again: what was given up is kept for two weeks. */
  isResendable: z.boolean(),
});
export type StaffMail = z.infer<typeof staffMailSchema>;

const staffMailsQuerySchema = z.strictObject({
  show: z.enum(sentMailLists.map(({ value }) => value)).default('all'),
  kind: z.enum(sentMailKinds.map(({ value }) => value)).optional(),
  /** A whole address. */
  q: z.string().trim().max(254, 'Please use at most 254 characters.').default(''),
  ...pageQuery,
});
export type StaffMailsQuery = z.output<typeof staffMailsQuerySchema>;

const mailParams = z.strictObject({ mailId: z.uuid('There is no mail with this address.') });

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
    body: z.instanceof(Uint8Array, { error: 'Send the message as message/rfc822.' }),
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
    summary: 'Forgets what a mail that was given up says: it waits for nobody any more',
    params: mailParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
