import { z } from 'zod';
import {
  companyValueChoices,
  companyValuesRequired,
  compensationChoices,
  educationChoices,
  experienceChoices,
  memberRoles,
  passwordMaxLength,
  passwordMinLength,
  roles,
} from './account-choices.ts';

export const text = (required: string, max = 120) =>
  z.string(required).trim().min(1, required).max(max, `Please use at most ${max} characters.`);

/** RFC 5321 caps an address at 254 characters; the comparison is case-insensitive. */
export const email = (required: string, invalid = 'Invalid email') =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .pipe(z.email(invalid))
    .transform((value) => value.toLowerCase());

export const signupStep1Schema = z.object({
  email: email('Email is required.'),
  jobTitle: text('Job title is required.'),
  location: text('Location is required.'),
});

export const signupStep2Schema = z.object({
  firstName: text('First name is required.', 80),
  lastName: text('Last name is required.', 80),
  phone: text('Phone is required.', 40),
  allowedText: z.boolean().default(false),
  bestJobFirst: z.boolean().default(false),
});

export const signupStep3Schema = z.object({
  desireCompensation: z.enum(
    compensationChoices.map((choice) => choice.value),
    'Field is required',
  ),
  educationLevel: z.enum(educationChoices, 'Education level is required'),
  experienceLevel: z.enum(
    experienceChoices.map((choice) => choice.value),
    'Experience level is required',
  ),
});

export const signupStep4Schema = z.object({
  valueMostInCompany: z
    .array(z.enum(companyValueChoices), 'Please select.')
    .min(1, 'Please select.')
    .min(companyValuesRequired, 'Please select at least 2 options')
    .max(companyValuesRequired, 'Please select at most 2 options'),
});

export const signupStep5Schema = z.object({ sendResumeToExpert: z.boolean().default(true) });

/** The signup fields without the file, which travels beside them as `resume` (B-3 to B-8). */
export const signupSchema = z.strictObject({
  ...signupStep1Schema.shape,
  ...signupStep2Schema.shape,
  ...signupStep3Schema.shape,
  ...signupStep4Schema.shape,
  ...signupStep5Schema.shape,
});

export const loginSchema = z.strictObject({
  email: email('Email is Required'),
  password: z
    .string('Password is Required')
    .min(1, 'Password is Required')
    .max(passwordMaxLength, 'Password is too long'),
});

export const newPassword = z
  .string('New password is required.')
  .min(1, 'New password is required.')
  .min(passwordMinLength, `Please use at least ${passwordMinLength} characters.`)
  .max(passwordMaxLength, `Please use at most ${passwordMaxLength} characters.`);

const brokenLink = 'This link is not complete. Open it again from the e-mail.';

export const setPasswordSchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
  password: newPassword,
});

/** PUT /reset-password: the change-password form without its confirmation (G-8). */
export const resetPasswordSchema = z.strictObject({
  oldPassword: z
    .string('Old password is required.')
    .min(1, 'Old password is required.')
    .max(passwordMaxLength, 'Password is too long'),
  newPassword,
});

/** What a link in a mail carries; it acts when it is posted, never when it is opened. */
export const linkTokenSchema = z.strictObject({
  token: z.string(brokenLink).min(20, brokenLink).max(200, brokenLink),
});

/** PUT /account-details: name and reach of an employer or a member of staff, who have no candidate's profile. */
export const accountDetailsSchema = z.strictObject({
  email: email('Email is required', 'Enter a valid email'),
  firstName: text('First Name is required', 80),
  lastName: text('Last Name is required', 80),
  phone: z.string().trim().max(40, 'Please use at most 40 characters.').default(''),
});

export const forgotPasswordSchema = z.strictObject({ email: email('Email is Required') });

/** PUT /update-user: the profile form of document B, section 5, with that form's own messages (G-2). */
export const updateUserSchema = z.strictObject({
  email: email('Email is required', 'Enter a valid email'),
  jobTitle: text('Job Title is required'),
  location: text('Location is required'),
  firstName: text('First Name is required', 80),
  lastName: text('Last Name is required', 80),
  phone: text('Phone is required', 40),
  desireCompensation: z.enum(
    compensationChoices.map((choice) => choice.value),
    'Desire Compensation is required',
  ),
});

export const userSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
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
  /** The employer's company; null for candidates and staff, and for an employer who has left theirs. */
  company: z.object({ id: z.uuid(), name: z.string(), memberRole: z.enum(memberRoles) }).nullable(),
  /** False until a mailed link was used. */
  emailConfirmed: z.boolean(),
  /** The new address that waits for its confirmation; null when none does. */
  pendingEmail: z.string().nullable(),
  /** An account from the wizard has none until its owner sets one (B-10). */
  hasPassword: z.boolean(),
  /** The address of the picture, 256 by 256 pixels; null without one. */
  pictureUrl: z.string().nullable(),
  /** When the account will be deleted for good, in ISO 8601; null unless that was asked for (G-10). */
  deletionDueAt: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof userSchema>;
export type SignupFields = z.infer<typeof signupSchema>;
export type LoginFields = z.infer<typeof loginSchema>;
export type ResetPasswordFields = z.infer<typeof resetPasswordSchema>;
export type AccountDetailsFields = z.infer<typeof accountDetailsSchema>;
export type UpdateUserFields = z.infer<typeof updateUserSchema>;

export const sessionSchema = z.object({ data: z.object({ user: userSchema, accessToken: z.string() }) });
export const authUserSchema = z.object({ data: userSchema });
export const messageSchema = z.object({ message: z.string() });
