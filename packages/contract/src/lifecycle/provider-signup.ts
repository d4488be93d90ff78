import { employerSignupSchema } from '../companies/companies.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, sessionSchema } from '../identity/accounts.ts';
import { providerTicket } from '../identity/provider-sign-in.ts';
import { lastName, personName } from '../text/names.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

const shared = {
  ticket: providerTicket,
  /** Needed where the provider has proven none; a proven one is taken as it is. */
  email: email(fixed`Email is required.`).optional(),
};

export const providerCandidateSchema = z.strictObject({
  role: z.literal('candidate'),
  ...shared,
  firstName: personName(fixed`First name is required.`),
  lastName: lastName(fixed`Last name is required.`),
});
export type ProviderCandidateFields = z.infer<typeof providerCandidateSchema>;

export const providerEmployerSchema = z.strictObject({
  role: z.literal('employer'),
  ...employerSignupSchema.omit({ password: true, email: true }).shape,
  ...shared,
});
export type ProviderEmployerFields = z.infer<typeof providerEmployerSchema>;

/** POST /provider-signup: an account for the person whom a provider has named. */
const providerSignupSchema = z.discriminatedUnion(
  'role',
  [providerCandidateSchema, providerEmployerSchema],
  fixed`Choose whether you look for work or hire.`,
);
export type ProviderSignupFields = z.infer<typeof providerSignupSchema>;

export const providerSignupEndpoints = defineEndpoints({
  'POST /provider-signup': {
    feature: 'providerSignIn',
    summary: 'Opens an account without a password for the person whom a provider has named',
    body: providerSignupSchema,
    status: 201,
    answer: sessionSchema,
    errors: ['gone', 'conflict'],
  },
});
