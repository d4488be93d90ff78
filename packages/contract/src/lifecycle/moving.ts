import { defineEndpoints } from '../endpoint.ts';
import { linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { z } from '../zod.ts';
import { movedKinds } from './moving-choices.ts';
import { fixed } from '../text/say.ts';

const kinds = movedKinds.map(({ value }) => value);

/** The people of one kind, by what became of them. */
const movedPeopleSchema = z.object({
  kind: z.enum(kinds),
  /** Whether they are being invited now, some each minute. */
  isOn: z.boolean(),
  waiting: z.number().int(),
  invited: z.number().int(),
  joined: z.number().int(),
  /** They had an account already. */
  known: z.number().int(),
  /** Their company had a member before they were invited, or their address cannot be invited. */
  leftOut: z.number().int(),
});
export type MovedPeople = z.infer<typeof movedPeopleSchema>;

const movedInvitationsSchema = z.strictObject({
  kind: z.enum(kinds, fixed`Choose employers or candidates.`),
  on: z.boolean(fixed`Say whether they are invited.`),
});

/** The account that the link of an invitation would open, for the reader of that mail alone. */
const movedAccountSchema = z.object({
  email: z.string(),
  /** Whether the address already has an account: nothing is left to open. */
  hasAccount: z.boolean(),
});
export type MovedAccount = z.infer<typeof movedAccountSchema>;

export const movingEndpoints = defineEndpoints({
  'GET /staff/moving': {
    summary: 'People who moved with another board, and whether they are being invited',
    answer: z.object({ data: z.array(movedPeopleSchema) }),
  },
  'POST /staff/moving/invitations': {
    summary: 'Starts or stops inviting people who moved with another board',
    body: movedInvitationsSchema,
    answer: z.object({ message: z.string(), data: z.array(movedPeopleSchema) }),
    errors: ['conflict'],
  },
  'POST /moved-accounts/check': {
    summary: 'What the link of an invitation would open; it is not used up',
    body: linkTokenSchema,
    answer: z.object({ data: movedAccountSchema }),
    errors: ['gone'],
  },
  'POST /moved-accounts/open': {
    summary: 'Opens a candidate’s account by the link of an invitation',
    body: linkTokenSchema,
    answer: messageSchema.extend({ data: z.object({ passwordPath: z.string() }) }),
    errors: ['conflict', 'gone'],
  },
});
