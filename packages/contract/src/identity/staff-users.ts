import { defineEndpoints } from '../endpoint.ts';
import { optionalReason, staffNoteSchema } from './decisions.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { messageSchema } from './accounts.ts';
import { memberRoles, roles } from './choices.ts';
import { staffRoles, staffUserLists, userChanges, userChangesWithReason } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const staffUsersQuerySchema = z.strictObject({
  show: z.enum(staffUserLists.map(({ value }) => value)).default('all'),
  /** Words of a name or an address, or an id. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
  ...pageQuery,
});
export type StaffUsersQuery = z.output<typeof staffUsersQuerySchema>;

/** An account for staff, without passwords, codes or links. */
const staffUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  staffRole: z.enum(staffRoles).nullable(),
  isConfirmed: z.boolean(),
  /** All times are ISO 8601 in UTC. */
  suspendedAt: z.iso.datetime().nullable(),
  deletionDueAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffUser = z.infer<typeof staffUserSchema>;

const staffUserDetailSchema = staffUserSchema.extend({
  companies: z.array(z.object({ id: z.uuid(), name: z.string(), memberRole: z.enum(memberRoles) })),
  applications: z.number().int(),
  orders: z.number().int(),
  /** The number of signed-in devices, and the last use of any. */
  sessions: z.number().int(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Since when MFA is on, and until when a reset link is valid. */
  mfaSince: z.iso.datetime().nullable(),
  resetLinkUntil: z.iso.datetime().nullable(),
  /** Until when an administrator may impersonate this user. */
  supportUntil: z.iso.datetime().nullable(),
  /** Whether the current user may act on it: never on oneself, and on staff only as an administrator. */
  isChangeable: z.boolean(),
  history: z.array(staffNoteSchema),
});
export type StaffUserDetail = z.infer<typeof staffUserDetailSchema>;

const userParams = z.strictObject({ userId: z.uuid(fixed`There is no account with this address.`) });

const userChangeSchema = z
  .strictObject({ change: z.enum(userChanges, fixed`Choose what is done.`), reason: optionalReason })
  .refine(({ change, reason }) => reason !== '' || !userChangesWithReason.includes(change), {
    path: ['reason'],
    error: fixed`Please give a reason.`,
  });
export type UserChangeFields = z.input<typeof userChangeSchema>;

export const staffUserEndpoints = defineEndpoints({
  'GET /staff/users': {
    summary: 'Accounts by name, address or id, the newest first',
    query: staffUsersQuerySchema,
    answer: pageOf(staffUserSchema),
    errors: ['not_found'],
  },
  'GET /staff/users/:userId': {
    summary: 'An account as staff sees it, with what was done with it',
    params: userParams,
    answer: z.object({ data: staffUserDetailSchema }),
  },
  'POST /staff/users/:userId/changes': {
    summary: 'Suspends or reinstates an account, ends its sessions, or begins its erasure',
    params: userParams,
    body: userChangeSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
