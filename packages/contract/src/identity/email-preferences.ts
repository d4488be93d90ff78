import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { messageSchema } from './accounts.ts';
import { mailKinds } from './choices.ts';
import { fixed } from '../text/say.ts';

const mailChoicesSchema = z.strictObject({
  messages: z.boolean(),
  viewed: z.boolean(),
  stages: z.boolean(),
  reminders: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** The token is in the address, as mail programs post it (RFC 8058). */
const stopMailsQuerySchema = z.strictObject({
  token: z
    .string()
    .min(20, fixed`This link is not complete. Open it from our mail again.`)
    .max(200, fixed`This link is not complete. Open it from our mail again.`),
  kind: z.enum(
    mailKinds.map(({ value }) => value),
    fixed`This link is not complete. Open it from our mail again.`,
  ),
});

export const mailChoiceEndpoints = defineEndpoints({
  'GET /mail-choices': {
    summary: 'Which mails about applications a candidate gets',
    answer: z.object({ data: mailChoicesSchema }),
  },
  'PUT /mail-choices': {
    summary: 'Chooses which mails about applications come',
    body: mailChoicesSchema,
    answer: z.object({ data: mailChoicesSchema }),
  },
  'GET /mail-choices/unsubscribe': {
    summary: 'Redirects from the link in a mail to the page that stops such mails; changes nothing',
    query: stopMailsQuerySchema,
    status: 302,
    answer: z.null(),
  },
  'POST /mail-choices/unsubscribe': {
    summary: 'Stops one kind of mail by the link in it, in one click (RFC 8058)',
    query: stopMailsQuerySchema,
    answer: messageSchema,
  },
});
