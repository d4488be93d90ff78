import { defineEndpoints } from '../endpoint.ts';
import { neededReason } from './decisions.ts';
import { z } from '../zod.ts';
import { linkTokenSchema, messageSchema } from './accounts.ts';
import { passwordMaxLength } from './choices.ts';
import { fixed } from '../text/say.ts';

const passwordRequired = fixed`Your password is required.`;

/** An MFA reset needs the mailed link and the password. */
export const mfaResetSchema = linkTokenSchema.extend({
  password: z
    .string(passwordRequired)
    .min(1, passwordRequired)
    .max(passwordMaxLength, fixed`Password is too long`),
});
export type MfaReset = z.infer<typeof mfaResetSchema>;

export const mfaResetEndpoints = defineEndpoints({
  'POST /staff/users/:userId/second-step-reset': {
    summary: 'Mails the MFA reset link to a member who has lost their MFA',
    params: z.strictObject({ userId: z.uuid(fixed`There is no account with this address.`) }),
    body: z.strictObject({ reason: neededReason }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /second-step/reset': {
    summary: 'Takes MFA off by that link and the password',
    body: mfaResetSchema,
    answer: messageSchema,
    errors: ['gone', 'conflict'],
  },
});
