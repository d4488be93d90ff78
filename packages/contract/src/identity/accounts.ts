import { isPayWish, listPayWishes } from '../pay-wishes.ts';
import type { BoardWords } from '../board-words.ts';
import { defineEndpoints } from '../endpoint.ts';
import { lastName, personName, plainName } from '../text/names.ts';
import { languageSchema } from '../text/language-schema.ts';
import { z } from '../zod.ts';
import {
  companyValueChoices,
  companyValuesRequired,
  educationChoices,
  experienceChoices,
  heldReasons,
  linkPurposes,
  memberRoles,
  passwordMaxLength,
  passwordMinLength,
  roles,
} from './choices.ts';
import { staffRoles } from './staff-choices.ts';
import { fixed, sayEnglish } from '../text/say.ts';

export const text = (required: string, max = 120) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, fixed`Please use at most ${max} characters.`);

/** RFC 5321 limits an address to 254 characters; the comparison ignores case. */
export const email = (required: string, invalid = fixed`Invalid email`) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .pipe(z.email(invalid))
    .transform((value) => value.toLowerCase());

export const signupStep1Schema = z.object({
  email: email(fixed`Email is required.`),
  jobTitle: plainName(fixed`Job title is required.`),
  location: plainName(fixed`Location is required.`),
});

export const signupStep2Schema = z.object({
  firstName: personName(fixed`First name is required.`),
  lastName: lastName(fixed`Last name is required.`),
  phone: plainName(fixed`Phone is required.`, 40),
  allowedText: z.boolean().default(false),
  bestJobFirst: z.boolean().default(false),
});

const notListed = fixed`Please choose one of the amounts on the list.`;
/** What somebody wants to earn; the board says which there are. */
const payWish = (required: string) => z.string(required).trim().min(1, required).max(40, notListed);

const signupStep3Schema = z.object({
  desireCompensation: payWish(fixed`Field is required`),
  educationLevel: z.enum(educationChoices, fixed`Education level is required`),
  experienceLevel: z.enum(
    experienceChoices.map((choice) => choice.value),
    fixed`Experience level is required`,
  ),
});

/** The step on a board: an amount of its list. */
export const signupStep3On = ({ pay }: BoardWords) =>
  signupStep3Schema.extend({
    desireCompensation: signupStep3Schema.shape.desireCompensation.refine(
      (wish) => wish === '' || listPayWishes(sayEnglish, pay).some(({ value }) => value === wish),
      notListed,
    ),
  });

export const signupStep4Schema = z.object({
  valueMostInCompany: z
    .array(z.enum(companyValueChoices), fixed`Please select.`)
    .max(20, fixed`Please select at most 2 options`)
    // Repeated values count once.
    .transform((values) => [...new Set(values)])
    .pipe(
      z
        .array(z.enum(companyValueChoices))
        .min(1, fixed`Please select.`)
        .min(companyValuesRequired, fixed`Please select at least 2 options`)
        .max(companyValuesRequired, fixed`Please select at most 2 options`),
    ),
});

export const signupStep5Schema = z.object({ sendResumeToExpert: z.boolean().default(true) });

/** The signup fields without the file, which is sent beside them as `resume` (B-3 to B-8). */
const signupSchema = z.strictObject({
  ...signupStep1Schema.shape,
  ...signupStep2Schema.shape,
  ...signupStep3Schema.shape,
  ...signupStep4Schema.shape,
  ...signupStep5Schema.shape,
});

/** The same on a board. */
export const signupOn = (words: BoardWords) => signupSchema.extend(signupStep3On(words).shape);

export const loginSchema = z.strictObject({
  email: email(fixed`Email is Required`),
  password: z
    .string(fixed`Password is Required`)
    .min(1, fixed`Password is Required`)
    .max(passwordMaxLength, fixed`Password is too long`),
});

const password = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(passwordMinLength, fixed`Please use at least ${passwordMinLength} characters.`)
    .max(passwordMaxLength, fixed`Please use at most ${passwordMaxLength} characters.`);

/** For a changed password. */
const newPassword = password(fixed`New password is required.`);
/** For a new account. */
export const firstPassword = password(fixed`Password is required`);

const brokenLink = fixed`This link is not complete. Open it again from the email.`;

export const setPasswordSchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
  password: newPassword,
});

/** PUT /reset-password: the change-password form without its confirmation (G-8). */
export const resetPasswordSchema = z.strictObject({
  oldPassword: z
    .string(fixed`Old password is required.`)
    .min(1, fixed`Old password is required.`)
    .max(passwordMaxLength, fixed`Password is too long`),
  newPassword,
});

/** POST /first-password: for an account that has none. */
export const setFirstPasswordSchema = z.strictObject({ newPassword });
export type SetFirstPasswordFields = z.infer<typeof setFirstPasswordSchema>;

/** The token of a mailed link. It acts on POST only, never when it is opened. */
export const linkTokenSchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
});

/** A new address needs the password, so that an unlocked laptop is not enough to take the account. */
const currentPassword = z
  .string()
  .max(passwordMaxLength, fixed`Password is too long`)
  .optional();

/** Checks a link without using it, so that a page can report a dead one at once. */
const checkLinkSchema = linkTokenSchema.extend({
  purpose: z.enum(linkPurposes, fixed`This link is not complete. Open it from our mail again.`),
});

/** PUT /account-details: name and contact of employers and staff, who have no candidate profile. */
export const accountDetailsSchema = z.strictObject({
  email: email(fixed`Email is required`, fixed`Enter a valid email`),
  firstName: personName(fixed`First Name is required`),
  lastName: lastName(fixed`Last Name is required`),
  phone: z
    .string()
    .trim()
    .max(40, fixed`Please use at most 40 characters.`)
    .default(''),
  currentPassword,
});

export const forgotPasswordSchema = z.strictObject({ email: email(fixed`Email is Required`) });

/** PUT /update-user: the profile form of document B, section 5, with that form's own messages (G-2). */
export const updateUserSchema = z.strictObject({
  email: email(fixed`Email is required`, fixed`Enter a valid email`),
  jobTitle: plainName(fixed`Job Title is required`),
  location: plainName(fixed`Location is required`),
  firstName: personName(fixed`First Name is required`),
  lastName: lastName(fixed`Last Name is required`),
  phone: plainName(fixed`Phone is required`, 40),
  /** One of the board's list, or what the account has kept of an earlier one. */
  desireCompensation: payWish(fixed`Desire Compensation is required`).refine(
    (wish) => wish === '' || isPayWish(wish),
    notListed,
  ),
  currentPassword,
});

export const userSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  /** The role of a member of staff; null for others. */
  staffRole: z.enum(staffRoles).nullable(),
  /** Staff without MFA cannot open any page of the back office (L-16). */
  needsMfa: z.boolean(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  phone: z.string(),
  desireCompensation: z.string(),
  educationLevel: z.string(),
  experienceLevel: z.string(),
  valueMostInCompany: z.array(z.string()),
  allowedText: z.boolean(),
  bestJobFirst: z.boolean(),
  /** True once a resume was sent to an expert (C-3). */
  sendResumeToExpert: z.boolean(),
  /** The company of an employer; null for other roles and for employers without one. */
  company: z
    .object({
      id: z.uuid(),
      name: z.string(),
      memberRole: z.enum(memberRoles),
      /** Why the company is not public; null if it is. */
      heldReason: z.enum(heldReasons).nullable(),
      /** The logo in its largest size; others with `?size=`. */
      logoUrl: z.string().nullable(),
    })
    .nullable(),
  /** In which the person reads mails; the board's own until they have chosen one that it offers. */
  language: languageSchema,
  /** False until a mailed link was used. */
  emailConfirmed: z.boolean(),
  /** The new address that awaits confirmation, or null. */
  pendingEmail: z.string().nullable(),
  /** The registration of candidates sets no password (B-10). */
  hasPassword: z.boolean(),
  /** The address of the picture, 256 by 256 pixels; null without one. */
  pictureUrl: z.string().nullable(),
  /** When the account will be deleted, in ISO 8601; null unless a deletion was requested (G-10). */
  deletionDueAt: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof userSchema>;
export type SignupFields = z.infer<typeof signupSchema>;
export type LoginFields = z.infer<typeof loginSchema>;
export type ResetPasswordFields = z.infer<typeof resetPasswordSchema>;
export type AccountDetailsFields = z.infer<typeof accountDetailsSchema>;
export type UpdateUserFields = z.infer<typeof updateUserSchema>;

export const startedSession = z.object({ user: userSchema, accessToken: z.string() });
export const sessionSchema = z.object({ data: startedSession });

/** With MFA, the password alone does not start a session (L-16). */
export const signInChallenge = z.object({
  mfa: z.enum(['code', 'passkey']),
  /** Proves for a few minutes that the password was right; null if only a passkey signs in. */
  challenge: z.string().nullable(),
});
export type SignInChallenge = z.infer<typeof signInChallenge>;
const loginAnswerSchema = z.object({ data: z.union([startedSession, signInChallenge]) });

export const authUserSchema = z.object({ data: userSchema });
export const messageSchema = z.object({ message: z.string() });
/** Null if something else signs in: MFA, a provider, or the session that the browser has. */
export const perhapsSessionSchema = messageSchema.extend({ data: startedSession.nullable() });

export const accountEndpoints = defineEndpoints({
  'POST /signup': {
    summary: 'The sign-up wizard’s call',
    form: { fields: signupSchema, file: 'resume' },
    status: 201,
    answer: sessionSchema,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'POST /signup/check-email': {
    summary:
      'Whether an address can still sign up: what signing up would say of it, before the rest is typed',
    body: signupStep1Schema.pick({ email: true }).strict(),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /login': {
    summary: 'Signs in, or answers what MFA needs',
    body: loginSchema,
    answer: loginAnswerSchema,
    errors: ['unauthenticated'],
  },
  'POST /login/link': {
    summary: 'Asks for a link that signs in; the answer is the same for every address',
    body: forgotPasswordSchema,
    answer: messageSchema,
  },
  'POST /login/by-link': {
    summary: 'Signs in by the mailed link, or answers what MFA needs',
    body: linkTokenSchema,
    answer: loginAnswerSchema,
    errors: ['gone'],
  },
  'POST /logout': { summary: 'Ends the session', answer: messageSchema },
  'GET /get-auth-user': { summary: 'Who is signed in', answer: authUserSchema },
  'PUT /update-user': {
    summary: 'Changes a candidate’s profile',
    body: updateUserSchema,
    answer: authUserSchema,
    errors: ['conflict'],
  },
  'PUT /account-details': {
    summary: 'Changes name and reach of an employer or a member of staff',
    body: accountDetailsSchema,
    answer: authUserSchema,
    errors: ['conflict'],
  },
  'PUT /account-language': {
    summary: 'Chooses the language of mails, one of those that the board offers',
    body: z.strictObject({ language: languageSchema }),
    answer: authUserSchema,
  },
  'POST /forgot-password': {
    summary: 'Asks for a link to set a new password; the answer is the same for every address',
    body: forgotPasswordSchema,
    answer: messageSchema,
  },
  'POST /set-password': {
    summary: 'Sets a password by the mailed link, and signs in where no MFA is set up',
    body: setPasswordSchema,
    answer: perhapsSessionSchema,
    errors: ['gone'],
  },
  'PUT /reset-password': {
    summary: 'Changes the password',
    body: resetPasswordSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /links/check': {
    summary: 'Whether a mailed link still works, and where it was mailed to; it is not used up',
    body: checkLinkSchema,
    answer: z.object({ data: z.object({ email: z.string() }) }),
    errors: ['gone'],
  },
  'POST /confirm-email': {
    summary: 'Confirms an email address by the mailed link',
    body: linkTokenSchema,
    answer: messageSchema,
    errors: ['gone', 'conflict'],
  },
  'POST /undo-email': {
    summary: 'Takes an account back to the address it has left, by the link mailed there',
    body: linkTokenSchema,
    answer: messageSchema,
    errors: ['gone', 'conflict'],
  },
  'POST /confirm-email/send': {
    summary: 'Asks for the confirmation link again',
    answer: messageSchema,
    errors: ['conflict'],
  },
});
