import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { allKeyScopes, keyLifetimes, keyNameMaxLength, scopesFor, type KeyOwnerKind } from './choices.ts';
import { fixed } from '../text/say.ts';

/** A key as lists show it; the secret is in no answer but the first. */
const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key. */
  prefix: z.string(),
  scopes: z.array(z.enum(allKeyScopes)),
  /** The person who created it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for none. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Why it opens nothing any more; null for a live key. */
  ended: z.enum(['revoked', 'expired']).nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

const apiKeysSchema = z.object({ data: z.array(apiKeySchema) });
const createdKeySchema = z.object({
  data: apiKeySchema.extend({
    /** The key itself, which is shown this once. */
    secret: z.string(),
  }),
});
export type CreatedKey = z.infer<typeof createdKeySchema>['data'];

const lifetimes = keyLifetimes.map(({ days }) => days);

const newKeyOf = (owner: KeyOwnerKind) =>
  z.strictObject({
    name: z
      .string()
      .trim()
      .min(1, fixed`Say what the key is for.`)
      .max(keyNameMaxLength, fixed`Please use at most ${keyNameMaxLength} characters.`)
      .meta({ example: 'Careers page' }),
    scopes: z
      .array(
        z
          .enum(scopesFor(owner) as [string, ...string[]], fixed`Choose from what such a key may do.`)
          .pipe(z.enum(allKeyScopes)),
      )
      .min(1, fixed`Choose at least one thing that the key may do.`)
      .max(allKeyScopes.length)
      .transform((scopes) => [...new Set(scopes)]),
    /** Days until it ends; null for never. */
    days: z.union(
      lifetimes.map((days) => z.literal(days)),
      'Choose when the key ends.',
    ),
  });
const newBoardKeySchema = newKeyOf('board');
export type NewKey = z.output<typeof newBoardKeySchema>;

const keyParamsSchema = z.strictObject({ keyId: z.uuid(fixed`There is no key with this address.`) });

export const keyEndpoints = defineEndpoints({
  'GET /staff/keys': { summary: 'The board’s API keys', answer: apiKeysSchema },
  'POST /staff/keys': {
    summary: 'Creates an API key of the board; the answer shows it this once',
    body: newBoardKeySchema,
    status: 201,
    answer: createdKeySchema,
    errors: ['conflict'],
  },
  'DELETE /staff/keys/:keyId': {
    summary: 'Revokes an API key of the board',
    params: keyParamsSchema,
    answer: messageSchema,
  },
  'GET /company-keys': { summary: 'The company’s API keys', answer: apiKeysSchema },
  'POST /company-keys': {
    summary: 'Creates an API key of the company; the answer shows it this once',
    body: newKeyOf('company'),
    status: 201,
    answer: createdKeySchema,
    errors: ['conflict'],
  },
  'DELETE /company-keys/:keyId': {
    summary: 'Revokes an API key of the company',
    params: keyParamsSchema,
    answer: messageSchema,
  },
  'GET /own-keys': { summary: 'The person’s API keys', answer: apiKeysSchema },
  'POST /own-keys': {
    summary: 'Creates an API key of the person; the answer shows it this once',
    body: newKeyOf('person'),
    status: 201,
    answer: createdKeySchema,
    errors: ['conflict'],
  },
  'DELETE /own-keys/:keyId': {
    summary: 'Revokes an API key of the person',
    params: keyParamsSchema,
    answer: messageSchema,
  },
});
