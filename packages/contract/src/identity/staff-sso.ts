import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { sessionSchema } from './accounts.ts';
import { fixed } from '../text/say.ts';

const broken = fixed`This sign-in is not complete. Start again.`;

export const staffSsoEndpoints = defineEndpoints({
  'GET /login/staff-sso': {
    summary: 'Where staff sign in beside the password, if they do',
    answer: z.object({
      data: z
        .object({
          /** Shown on the button, for example “Google”. */
          name: z.string(),
          /** Whether staff sign in by password no more. */
          isOnly: z.boolean(),
        })
        .nullable(),
    }),
  },
  'POST /login/staff-sso/options': {
    summary: 'Where to send a member of staff to sign in, and what proves that it was this browser',
    answer: z.object({ data: z.object({ token: z.string(), url: z.url() }) }),
    errors: ['not_found', 'unavailable'],
  },
  'POST /login/staff-sso': {
    summary: 'Signs in a member of staff with the answer of the provider',
    body: z.strictObject({
      token: z.string(broken).min(20, broken).max(200, broken),
      /** The query with which the provider sent the browser back. */
      query: z.string(broken).min(1, broken).max(4000, broken),
    }),
    answer: sessionSchema,
    errors: ['gone', 'unauthenticated', 'forbidden', 'not_found', 'unavailable'],
  },
});
