import { z } from '../zod.ts';
import { email, linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { fixed } from '../text/say.ts';

/** The specification fixes the name of the form's only field (E-2). */
export const subscriptionSchema = z.strictObject({
  dzEmail: email(fixed`Email is required`, fixed`Enter a valid email`),
});

const stopQuery = z.object({ token: z.string().min(20).max(200) });

export const subscriptionEndpoints = defineEndpoints({
  'POST /newsletter/subscriptions': {
    feature: 'newsletter',
    summary: 'Mails the link that begins a subscription; the same answer for every address',
    body: subscriptionSchema,
    status: 202,
    answer: messageSchema,
  },
  'POST /newsletter/form': {
    feature: 'newsletter',
    summary: 'The same from a form without a script, which is led to a page',
    body: z.object({ dzEmail: z.string().max(1000).default('') }),
    status: 302,
    answer: messageSchema,
  },
  'POST /newsletter/confirm': {
    feature: 'newsletter',
    summary: 'Begins a subscription by its mailed link',
    body: linkTokenSchema,
    answer: messageSchema.extend({ stopToken: z.string() }),
    errors: ['gone'],
  },
  'GET /newsletter/unsubscribe': {
    summary: 'Leads to the page that stops the newsletter',
    query: stopQuery,
    status: 302,
    answer: messageSchema,
  },
  'POST /newsletter/unsubscribe': {
    summary: 'Stops the newsletter',
    query: stopQuery,
    answer: messageSchema,
  },
  'POST /newsletter/resubscribe': {
    feature: 'newsletter',
    summary: 'Takes the stop back',
    query: stopQuery,
    answer: messageSchema,
    errors: ['gone'],
  },
});
