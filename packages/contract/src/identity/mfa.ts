import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { messageSchema, sessionSchema } from './accounts.ts';
import { passwordMaxLength } from './choices.ts';
import { fixed } from '../text/say.ts';

const passwordRequired = fixed`Your password is required.`;
const password = z
  .string(passwordRequired)
  .min(1, passwordRequired)
  .max(passwordMaxLength, fixed`Password is too long`);

const codeRequired = fixed`Type the code.`;
/** Six digits of an app, or a recovery code; spaces and hyphens are ignored. */
const code = z
  .string(codeRequired)
  .trim()
  .min(1, codeRequired)
  .max(40, fixed`This is too long for a code. Check it and type it again.`);

/** Proves the identity of the user: the password, and a code if MFA is set up. */
export const identityProofSchema = z.strictObject({ password, code: code.optional() });
export type IdentityProof = z.infer<typeof identityProofSchema>;

export const mfaCodeSchema = z.strictObject({ code });
export type MfaCode = z.infer<typeof mfaCodeSchema>;

const passChallengeSchema = z.strictObject({ challenge: z.string().min(20).max(200), code });

const mfaSchema = z.object({
  /** When MFA was set up; null without MFA. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type Mfa = z.infer<typeof mfaSchema>;

const mfaSetupSchema = z.object({
  /** The secret in Base32, for typing into an app. It is sent only once. */
  secret: z.string(),
  /** The content of the QR code (`otpauth://totp/…`). */
  address: z.string(),
});
export type MfaSetup = z.infer<typeof mfaSetupSchema>;

const recoveryCodesSchema = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

export const mfaEndpoints = defineEndpoints({
  'POST /login/second-step': {
    summary: 'Signs in with a code, after the password',
    body: passChallengeSchema,
    answer: sessionSchema,
    errors: ['gone'],
  },
  'GET /second-step': {
    summary: 'Whether signing in takes MFA',
    answer: z.object({ data: mfaSchema }),
  },
  'POST /second-step': {
    summary: 'Begins to set MFA up: a new secret for an app',
    body: identityProofSchema.pick({ password: true }).strict(),
    answer: z.object({ data: mfaSetupSchema }),
    errors: ['conflict'],
  },
  'POST /second-step/confirm': {
    summary: 'Turns MFA on by the first code of the app; gives the codes for recovery, once',
    body: mfaCodeSchema,
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
    summary: 'Turns MFA off',
    body: identityProofSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
