import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';
/**
 * Choice lists of the sign-up wizard, spelled as in the specification, oddities included (B-6, B-7, K-1), with the
 * quantity that a value means (K-2).
 */

export const compensationChoices = [
  { value: '$20,0000', yearlyUsd: 20_000 },
  { value: '$40,0000', yearlyUsd: 40_000 },
  { value: '$60,0000', yearlyUsd: 60_000 },
  { value: '$80,0000', yearlyUsd: 80_000 },
  { value: '$100,0000', yearlyUsd: 100_000 },
  { value: '$150,0000', yearlyUsd: 150_000 },
] as const;

export const educationChoices = [
  'No height school diploma',
  'Height school diploma',
  'Some college',
  "Bachelor's degree",
  "Master's degree",
] as const;

export const experienceChoices = [
  { value: 'less then 1 year', minYears: 0 },
  { value: '1-3 years', minYears: 1 },
  { value: '3-5 years', minYears: 3 },
  { value: '6-10 years', minYears: 6 },
  { value: '10 Plus', minYears: 10 },
] as const;

export const companyValueChoices = [
  'Professional Growth',
  'Salary & Benefits',
  'Culture & Values',
  'Work-Life Balance',
  'Recognition & Support',
] as const;

/** What the choices of the registration are called; their values are stored as they are. */
export const signupLabels: Readonly<
  Record<
    | (typeof educationChoices)[number]
    | (typeof experienceChoices)[number]['value']
    | (typeof companyValueChoices)[number],
    string
  >
> = {
  'No height school diploma': msg`No height school diploma`,
  'Height school diploma': msg`Height school diploma`,
  'Some college': msg`Some college`,
  "Bachelor's degree": msg`Bachelor's degree`,
  "Master's degree": msg`Master's degree`,
  'less then 1 year': msg`less then 1 year`,
  '1-3 years': msg`1-3 years`,
  '3-5 years': msg`3-5 years`,
  '6-10 years': msg`6-10 years`,
  '10 Plus': msg`10 Plus`,
  'Professional Growth': msg`Professional Growth`,
  'Salary & Benefits': msg`Salary & Benefits`,
  'Culture & Values': msg`Culture & Values`,
  'Work-Life Balance': msg`Work-Life Balance`,
  'Recognition & Support': msg`Recognition & Support`,
};

/** Exactly two values must be chosen (B-7). */
export const companyValuesRequired = 2;

export const roles = ['candidate', 'employer', 'staff'] as const;
export type Role = (typeof roles)[number];

/** An owner invites and removes colleagues; a recruiter works with jobs and applicants; a viewer only sees them. */
export const memberRoles = ['owner', 'recruiter', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const memberRoleLabels: Readonly<Record<MemberRole, string>> = {
  owner: msg`Owner`,
  recruiter: msg`Recruiter`,
  viewer: msg`Viewer`,
};

/** The reasons that a person has to review. */
export const takenReasons = ['name', 'website', 'letters'] as const;
export type TakenReason = (typeof takenReasons)[number];

/**
 * Why a company is not public: the address of its owner is unconfirmed, another company has its name or website, its
 * name imitates another, or staff suspended it.
 */
export const heldReasons = ['unconfirmed', ...takenReasons, 'suspended'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** The purposes of consent, named like the sign-up fields. */
export const consentPurposes = ['allowedText', 'bestJobFirst', 'sendResumeToExpert'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export const consentSources = ['signup', 'profile', 'resume-review'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** The purposes of mailed account links. */
export const linkPurposes = [
  'set-password',
  'confirm-email',
  'delete-account',
  'reset-second-step',
  'sign-in',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What each link does. */
export const linkPurposeLabels: Readonly<Record<LinkPurpose, string>> = {
  'set-password': msg`Sets a password`,
  'confirm-email': msg`Confirms an address`,
  'delete-account': msg`Deletes the account`,
  'reset-second-step': msg`Turns MFA off`,
  'sign-in': msg`Signs in`,
};

/** Who signs in candidates and employers where the operator has set it up. */
export const signInProviders = [
  { value: 'google', label: msg`Google` },
  { value: 'microsoft', label: msg`Microsoft` },
  { value: 'linkedin', label: msg`LinkedIn` },
] as const;
export type SignInProvider = (typeof signInProviders)[number]['value'];
export const providerLabels = Object.fromEntries(
  signInProviders.map(({ value, label }) => [value, label]),
) as Readonly<Record<SignInProvider, string>>;

/** How long a sign-in counts as recent. Changing how one signs in needs a recent one: there may be no password to ask for. */
export const recentSignInMinutes = 15;

/** The side of a stored picture, in pixels. */
export const pictureSize = 256;
export const pictureMaxBytes = 5 * 1024 * 1024;
/** Accepted media types, judged by content and not by name. */
export const pictureMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** An assistant's connection to an account that is not used for so long ends. */
export const connectionDays = 30;
/** How long ended connections are kept, so that a second use of a code is still noticed. */
export const endedConnectionDays = 30;

/** How long a deletion can be cancelled. */
export const deletionGraceDays = 7;

export const resumeExtensions = ['pdf', 'doc', 'docx'] as const;
export type ResumeExtension = (typeof resumeExtensions)[number];

/** The number of resumes an account can keep. */
export const resumesLimit = 10;
/** For the label of a resume. */
export const resumeLabelMaxLength = 60;
/** How long a deleted resume can be restored. */
export const resumeRestoreMinutes = 60;

/** 3 MB, as the upload note of the specification says. */
export const resumeMaxBytes = 3 * 1024 * 1024;

export const invalidPhone = fixed`Enter a number that can be called, for example +44 20 7946 0123.`;

export const passwordMinLength = 10;
export const passwordMaxLength = 128;

/** The mails about applications that a candidate can turn off. */
export const mailKinds = [
  {
    value: 'messages',
    label: msg`New messages`,
    hint: msg`A company has written, and you have read all before.`,
  },
  { value: 'viewed', label: msg`Viewed`, hint: msg`A company has opened your application.` },
  {
    value: 'stages',
    label: msg`Decisions`,
    hint: msg`A company has moved your application on, or declined it.`,
  },
  {
    value: 'reminders',
    label: msg`Reminders`,
    hint: msg`The day has come on which you wanted to be reminded of an application made elsewhere.`,
  },
] as const;
export type MailKind = (typeof mailKinds)[number]['value'];
