import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { lastName, personName } from '../text/names.ts';
import { z } from '../zod.ts';
import { email, firstPassword, linkTokenSchema, messageSchema, perhapsSessionSchema } from './accounts.ts';
import { staffRoles } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const staffRole = z.enum(staffRoles, fixed`Choose a role.`);

export const inviteStaffSchema = z.strictObject({ email: email(fixed`Email is required.`), staffRole });
export type InviteStaffFields = z.infer<typeof inviteStaffSchema>;

const staffMemberSchema = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  pictureUrl: z.string().nullable(),
  staffRole: z.enum(staffRoles),
  /** Whether this is the current user. */
  own: z.boolean(),
  /** Whether MFA is set up. */
  mfa: z.boolean(),
  /** Suspended accounts cannot sign in. */
  suspended: z.boolean(),
  /** The last administrator cannot be demoted or removed. */
  lastAdministrator: z.boolean(),
  sessions: z.number().int(),
  joinedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const staffInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** Null for invitations of the command line and of members who have left. */
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

const staffTeamSchema = pageOf(staffMemberSchema).extend({ invitations: z.array(staffInvitationSchema) });
export type StaffTeam = z.infer<typeof staffTeamSchema>;

const staffOfferSchema = z.object({
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** The name of the provider with which staff sign in, where there is no password; else null. */
  provider: z.string().nullable(),
});
export type StaffOffer = z.infer<typeof staffOfferSchema>;

export const joinStaffSchema = linkTokenSchema.extend({
  firstName: personName(fixed`First name is required`),
  lastName: lastName(fixed`Last name is required`),
  /** Left out where staff sign in with a provider. */
  password: firstPassword.optional(),
});
export type JoinStaffFields = z.infer<typeof joinStaffSchema>;

const memberParams = z.object({ userId: z.uuid() });

export const teamEndpoints = defineEndpoints({
  'GET /staff/members': {
    summary: 'The members of staff, and who is invited',
    query: z.strictObject(pageQuery),
    answer: staffTeamSchema,
    errors: ['not_found'],
  },
  'PUT /staff/members/:userId': {
    summary: 'Gives a member of staff another role',
    params: memberParams,
    body: z.strictObject({ staffRole }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/members/:userId/end-sessions': {
    summary: 'Signs a member of staff out everywhere',
    params: memberParams,
    answer: messageSchema,
  },
  'POST /staff/members/:userId/reset-second-step': {
    summary: 'Takes MFA and passkeys off a member of staff who has lost them',
    params: memberParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/invitations': {
    summary: 'Invites a new staff member by mail',
    body: inviteStaffSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/invitations/:invitationId': {
    summary: 'Takes an invitation back',
    params: z.object({ invitationId: z.uuid() }),
    answer: messageSchema,
  },
  'POST /staff-invitations/read': {
    summary: 'What an invitation to the staff offers; it is not used up',
    body: linkTokenSchema,
    answer: z.object({ data: staffOfferSchema }),
    errors: ['gone', 'conflict'],
  },
  'POST /staff-invitations/accept': {
    summary: 'Joins the staff by the mailed link',
    body: joinStaffSchema,
    status: 201,
    answer: perhapsSessionSchema,
    errors: ['gone', 'conflict'],
  },
});
