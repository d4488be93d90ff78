import { defineEndpoints } from '../endpoint.ts';
import { email, firstPassword, linkTokenSchema, messageSchema, sessionSchema } from '../identity/accounts.ts';
import { memberRoles } from '../identity/choices.ts';
import { planKey } from './plan-key.ts';
import { countries } from '../places/choices.ts';
import { lastName, personName, plainName } from '../text/names.ts';
import { z } from '../zod.ts';
import { pageChoices } from './profile-choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const invalidWebsite = fixed`Enter a valid website, for example https://company.example`;

/** A web address as people type it: "acme.example" means https. It must have a domain and no password. */
const website = z
  .string(fixed`Website is required`)
  .trim()
  .min(1, fixed`Website is required`)
  .max(200, fixed`Please use at most 200 characters.`)
  .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: invalidWebsite }))
  .refine((value) => !URL.parse(value)?.username, invalidWebsite);

/** POST /employer-signup: the employer registration on /register-2 (B-12). */
export const employerSignupSchema = z.strictObject({
  companyName: plainName(fixed`Company name is required`),
  website,
  country: z.enum(countries, fixed`Country is required`),
  firstName: personName(fixed`First name is required`),
  lastName: lastName(fixed`Last name is required`),
  email: email(fixed`Work email is required`),
  phone: plainName(fixed`Phone is required`, 40),
  password: firstPassword,
  /** The plan that is ordered with the registration and paid later. */
  plan: planKey.optional(),
});
export type EmployerSignupFields = z.infer<typeof employerSignupSchema>;

const companyMemberSchema = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  pictureUrl: z.string().nullable(),
  memberRole: z.enum(memberRoles),
  joinedAt: z.iso.datetime(),
  pageChoice: z.enum(pageChoices),
  /** The title on the company page; of colleagues only while it is shown. */
  pageTitle: z.string(),
  /** Whether this is the current user. */
  own: z.boolean(),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

const companyInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  memberRole: z.enum(memberRoles),
  /** Null if the colleague who invited has left. */
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>;

/** GET /company-members. The invitations are empty unless the user is an owner. */
const companyMembersSchema = z.object({
  data: z.object({ members: z.array(companyMemberSchema), invitations: z.array(companyInvitationSchema) }),
});
export type CompanyMembers = z.infer<typeof companyMembersSchema>['data'];

export const companyMemberParamsSchema = z.object({ userId: z.uuid() });
const changeMemberSchema = z.strictObject({ memberRole: z.enum(memberRoles, fixed`Choose a role.`) });

/** POST /company-invitations. */
export const inviteSchema = z.strictObject({
  email: email(fixed`Email is required`),
  memberRole: z.enum(memberRoles, fixed`Choose a role.`),
});
export type InviteFields = z.infer<typeof inviteSchema>;
const invitationParamsSchema = z.object({ invitationId: z.uuid() });

/** POST /company-invitations/read: the offer of a mailed link. Changes nothing. */
const readInvitationSchema = linkTokenSchema;
const invitationOfferSchema = z.object({
  data: z.object({
    companyName: z.string(),
    email: z.string(),
    memberRole: z.enum(memberRoles),
    invitedBy: z.string().nullable(),
    /** An existing employer account joins as it is; otherwise a name and a password are needed. */
    hasAccount: z.boolean(),
  }),
});
export type InvitationOffer = z.infer<typeof invitationOfferSchema>['data'];

/** POST /company-invitations/accept without an account: makes one and signs it in. */
export const joinCompanySchema = linkTokenSchema.extend({
  firstName: personName(fixed`First name is required`),
  lastName: lastName(fixed`Last name is required`),
  password: firstPassword,
});

const accountFields = ['firstName', 'lastName', 'password'] as const;

/** POST /company-invitations/accept: the token only with an account, all fields without one. */
const acceptInvitationSchema = joinCompanySchema
  .partial({ firstName: true, lastName: true, password: true })
  .superRefine((fields, context) => {
    const missing = accountFields.filter((name) => fields[name] === undefined);
    if (missing.length === accountFields.length) return;
    for (const name of missing) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: msg`Please fill this in: your new account needs it.`,
      });
    }
  });
export type AcceptInvitationFields = z.infer<typeof acceptInvitationSchema>;

export const companyEndpoints = defineEndpoints({
  'POST /employer-signup': {
    summary: 'Registers a company with its first member',
    body: employerSignupSchema,
    status: 201,
    answer: sessionSchema,
    errors: ['conflict'],
  },
  'GET /company-members': { summary: 'Who works for the company', answer: companyMembersSchema },
  'PUT /company-members/:userId': {
    summary: 'Changes a colleague’s role',
    params: companyMemberParamsSchema,
    body: changeMemberSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /company-members/:userId': {
    summary: 'Removes a colleague, or leaves the company',
    params: companyMemberParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /company-invitations': {
    summary: 'Invites a colleague',
    body: inviteSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /company-invitations/:invitationId': {
    summary: 'Withdraws an invitation',
    params: invitationParamsSchema,
    answer: messageSchema,
  },
  'POST /company-invitations/read': {
    summary: 'What the holder of a mailed invitation is asked to join',
    body: readInvitationSchema,
    answer: invitationOfferSchema,
    errors: ['gone', 'conflict'],
  },
  'POST /company-invitations/accept': {
    summary: 'Joins a company: with an account as it is, without one by making it',
    body: acceptInvitationSchema,
    mayCreate: true,
    answer: z.union([sessionSchema, messageSchema]),
    errors: ['gone', 'conflict'],
  },
});
