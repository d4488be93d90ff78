import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { messageSchema, setFirstPasswordSchema, signInChallenge, startedSession } from './accounts.ts';
import { signInProviders } from './choices.ts';
import { fixed } from '../text/say.ts';

const broken = fixed`This sign-in is not complete. Start again.`;
const provider = z.enum(
  signInProviders.map(({ value }) => value),
  fixed`Choose who signs you in.`,
);

/** Proves for half an hour whom a provider has named; it works once. */
export const providerTicket = z.string(broken).min(20, broken).max(200, broken);

/** Whom the provider has named, where no account is linked with them yet. */
const providerOfferSchema = z.object({
  ticket: providerTicket,
  provider,
  /**
   * `register`: there is no account for them. `sign-in`: their address has one, which has to be signed in to before it
   * is linked. `link`: a person who is signed in wants to link them.
   */
  next: z.enum(['register', 'sign-in', 'link']),
  /** Empty where the provider gives none. */
  email: z.string(),
  /** Whether the provider has proven that the address is theirs. */
  emailProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});
export type ProviderOffer = z.infer<typeof providerOfferSchema>;

const linkedProviderSchema = z.object({
  id: z.uuid(),
  provider,
  /** As the provider gave it last; empty where it gave none. */
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type LinkedProvider = z.infer<typeof linkedProviderSchema>;

const linkedProvidersSchema = z.object({
  data: z.object({
    linked: z.array(linkedProviderSchema),
    /** Whether the sign-in is recent enough to change them. */
    isRecent: z.boolean(),
  }),
});
export type LinkedProviders = z.infer<typeof linkedProvidersSchema>['data'];

export const providerSignInEndpoints = defineEndpoints({
  'POST /login/provider/options': {
    feature: 'providerSignIn',
    summary: 'Where to send a person to sign in with a provider, and what proves that it was this browser',
    body: z.strictObject({
      provider,
      /** `link` starts no session: it is for a person who has one. */
      purpose: z.enum(['sign-in', 'link'], broken).default('sign-in'),
    }),
    answer: z.object({ data: z.object({ token: z.string(), url: z.url() }) }),
    errors: ['not_found', 'unavailable'],
  },
  'POST /login/provider': {
    feature: 'providerSignIn',
    summary: 'Signs in with the answer of the provider, or says what has to come first',
    body: z.strictObject({
      token: z.string(broken).min(20, broken).max(200, broken),
      /** The query with which the provider sent the browser back. */
      query: z.string(broken).min(1, broken).max(4000, broken),
    }),
    answer: z.object({ data: z.union([startedSession, signInChallenge, providerOfferSchema]) }),
    errors: ['gone', 'unauthenticated', 'forbidden', 'not_found', 'unavailable'],
  },
  'GET /linked-providers': {
    summary: 'The providers that sign in to the account',
    answer: linkedProvidersSchema,
  },
  'POST /linked-providers': {
    feature: 'providerSignIn',
    summary: 'Links the person whom a provider has named with the account',
    body: z.strictObject({ ticket: providerTicket }),
    answer: messageSchema,
    errors: ['gone', 'conflict', 'forbidden'],
  },
  'DELETE /linked-providers/:linkedId': {
    summary: 'Unlinks a provider, which can no longer sign in',
    params: z.object({ linkedId: z.uuid() }),
    answer: messageSchema,
    errors: ['conflict', 'forbidden', 'not_found'],
  },
  'POST /first-password': {
    summary: 'Sets the password of an account that has none, after a recent sign-in',
    body: setFirstPasswordSchema,
    answer: messageSchema,
    errors: ['conflict', 'forbidden'],
  },
});
