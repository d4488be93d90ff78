import { defineEndpoints } from '../endpoint.ts';
import { plainName } from '../text/names.ts';
import { z } from '../zod.ts';
import { messageSchema, sessionSchema } from './accounts.ts';
import { passwordMaxLength } from './choices.ts';
import { identityProofSchema } from './mfa.ts';
import { fixed } from '../text/say.ts';

/** A passkey response in the JSON of browsers (WebAuthn Level 3), reduced to the parts that are checked. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, fixed`This is not written in base64url.`);
const credentialId = bytes(1400);
const clientData = bytes(4000);

const registrationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type PasskeyRegistration = z.infer<typeof registrationSchema>;

const assertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof assertionSchema>;

/** The options for the browser, and proof that the server issued them. */
const questionSchema = z.object({
  data: z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) }),
});
const token = z.string().min(20).max(200);

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if it has never been used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** True if the password was set by mail since the last use: the passkey then needs the password as well. */
  asksForPassword: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyName = plainName(fixed`Give it a name.`, 60);
export const namePasskeySchema = z.strictObject({ name: passkeyName });
export type PasskeyName = z.infer<typeof namePasskeySchema>;
const passkeyParams = z.object({ passkeyId: z.uuid() });

export const passkeyEndpoints = defineEndpoints({
  'POST /login/passkey/options': {
    summary: 'What to ask a passkey with to sign in',
    answer: questionSchema,
  },
  'POST /login/passkey': {
    summary: 'Signs in with a passkey, which is both steps',
    body: z.strictObject({
      token,
      response: assertionSchema,
      /** For a passkey of staff after the password was set by mail. */
      password: z.string().max(passwordMaxLength).optional(),
    }),
    answer: sessionSchema,
    errors: ['gone', 'unauthenticated', 'invalid_input'],
  },
  'GET /passkeys': { summary: 'The own passkeys', answer: z.object({ data: z.array(passkeySchema) }) },
  'POST /passkeys/options': {
    summary: 'What to ask the device with to make a passkey',
    body: identityProofSchema,
    answer: questionSchema,
    errors: ['conflict'],
  },
  'POST /passkeys': {
    summary: 'Adds a passkey',
    body: z.strictObject({ token, name: passkeyName, response: registrationSchema }),
    status: 201,
    answer: z.object({ data: passkeySchema }),
    errors: ['gone', 'conflict'],
  },
  'PUT /passkeys/:passkeyId': {
    summary: 'Gives a passkey another name',
    params: passkeyParams,
    body: namePasskeySchema,
    answer: z.object({ data: passkeySchema }),
  },
  'DELETE /passkeys/:passkeyId': {
    summary: 'Removes a passkey: it no longer signs in',
    params: passkeyParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
