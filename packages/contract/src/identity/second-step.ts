import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { messageSchema, sessionSchema } from './accounts.ts';
import { passwordMaxLength } from './choices.ts';

const passwordRequired = 'Your password is required.';
const password = z
  .string(passwordRequired)
  .min(1, passwordRequired)
  .max(passwordMaxLength, 'Password is too long');

const codeRequired = 'Type the code.';
/** Six digits of an app, or a recovery code; spaces and hyphens are ignored. */
const code = z
  .string(codeRequired)
  .trim()
  .min(1, codeRequired)
  .max(40, 'This is too long for a code. Check it and type it again.');

/** Proves the identity of the user: the password, and a code if MFA is set up. */
export const identityProofSchema = z.strictObject({ password, code: code.optional() });
export type IdentityProof = z.infer<typeof identityProofSchema>;

export const secondStepCodeSchema = z.strictObject({ code });
export type SecondStepCode = z.infer<typeof secondStepCodeSchema>;

const passChallengeSchema = z.strictObject({ challenge: z.string().min(20).max(200), code });

const secondStepSchema = z.object({
  /** When MFA was set up; null without MFA. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

const secondStepSetupSchema = z.object({
  /** The secret in Base32, for typing into an app. It is sent only once. */
  secret: z.string(),
  /** The content of the QR code (`otpauth://totp/…`). */
  address: z.string(),
});
export type SecondStepSetup = z.infer<typeof secondStepSetupSchema>;

const recoveryCodesSchema = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

export const secondStepEndpoints = defineEndpoints({
  'POST /login/second-step': {
    summary: 'Signs in with a code, after the password',
    body: passChallengeSchema,
    answer: sessionSchema,
    errors: ['gone'],
  },
  'GET /second-step': {
    summary: 'Whether signing in takes a second step',
    answer: z.object({ data: secondStepSchema }),
  },
  'POST /second-step': {
    summary: 'Begins to set the second step up: a new secret for an app',
    body: identityProofSchema.pick({ password: true }).strict(),
    answer: z.object({ data: secondStepSetupSchema }),
    errors: ['conflict'],
  },
  'POST /second-step/confirm': {
    summary: 'Turns the second step on by the first code of the app; gives the codes for recovery, once',
    body: secondStepCodeSchema,
    answer: recoveryCodesSchema,
    errors: ['conflict'],
  },
  'POST /second-step/recovery-codes': {
    summary: 'Creates new recovery codes; the old ones stop working',
    body: identityProofSchema,
    answer: recoveryCodesSchema,
    errors: ['conflict'],
  },
  'POST /second-step/remove': {
    summary: 'Turns the second step off',
    body: identityProofSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
