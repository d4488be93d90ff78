import { defineEndpoints } from '../endpoint.ts';
import { linkTokenSchema, messageSchema } from '../identity/accounts.ts';

export const unusedAccountEndpoints = defineEndpoints({
  'POST /unused-accounts/keep': {
    summary: 'Keeps an account that nobody has signed in to for long, by the mailed link',
    body: linkTokenSchema,
    answer: messageSchema,
    errors: ['gone'],
  },
});
