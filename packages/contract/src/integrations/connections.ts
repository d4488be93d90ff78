import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { allKeyScopes, redirectMaxLength } from './choices.ts';
import { fixed } from '../text/say.ts';

const parameter = (max: number) =>
  z
    .string()
    .max(max, fixed`This has at most ${max} characters.`)
    .default('');

/** What an assistant sends along when it has a person asked: the parameters of OAuth 2.1, each as it came. */
const requestSchema = z.object({
  client_id: parameter(redirectMaxLength),
  redirect_uri: parameter(redirectMaxLength),
  response_type: parameter(40),
  code_challenge: parameter(200),
  code_challenge_method: parameter(20),
  scope: parameter(500),
  state: parameter(2000),
  resource: parameter(redirectMaxLength),
});
export type ConnectionRequest = z.output<typeof requestSchema>;

/** The account that was shown when the person agreed: another tab may have signed in another one since. */
const accountSchema = z.object({ userId: z.uuid(), companyId: z.uuid().nullable() });

const requestedSchema = z.object({
  /** As the assistant calls itself; nothing proves it. */
  name: z.string(),
  /** The host whose page says what it is; null for one that has registered. */
  describedAt: z.string().nullable(),
  /** Where the answer goes, with the port where there is one. */
  host: z.string(),
  /** Whether that is a program on the person's own device. */
  isLocal: z.boolean(),
  scopes: z.array(z.enum(allKeyScopes)),
  /** Null for guests, and for accounts that cannot connect assistants. */
  account: accountSchema.nullable(),
  /** For which company it would act; null for the person. */
  company: z.string().nullable(),
  /** Why this request, or this account, cannot go on; null where it can. */
  problem: z.string().nullable(),
  /** Tells the assistant that nothing came of it. */
  backUrl: z.string(),
});
export type RequestedConnection = z.infer<typeof requestedSchema>;

const connectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  scopes: z.array(z.enum(allKeyScopes)),
  company: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  /** To the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;

export const connectionEndpoints = defineEndpoints({
  'GET /connection-requests': {
    summary: 'Who asks to be connected, and what for: the parameters of an OAuth 2.1 authorization request',
    query: requestSchema,
    answer: z.object({ data: requestedSchema }),
    errors: ['not_found'],
  },
  'GET /connections': {
    summary: 'The assistants that the person has connected',
    answer: z.object({ data: z.array(connectionSchema) }),
  },
  'POST /connections': {
    summary: 'Lets an assistant act for the person; the answer leads back to it with a code',
    body: z.strictObject({
      request: requestSchema,
      account: accountSchema,
      scopes: z
        .array(z.enum(allKeyScopes))
        .min(1, fixed`Choose at least one thing that the assistant may do.`)
        .max(allKeyScopes.length)
        .transform((scopes) => [...new Set(scopes)]),
    }),
    status: 201,
    answer: z.object({ data: z.object({ url: z.string() }) }),
    errors: ['conflict', 'not_found'],
  },
  'DELETE /connections/:connectionId': {
    summary: 'Ends a connected assistant: its next call is refused',
    params: z.strictObject({ connectionId: z.uuid(fixed`There is no connection with this address.`) }),
    answer: messageSchema,
  },
});
