import type { CompanySize } from './profile-choices.ts';
import { msg } from '../text/message.ts';

/**
 * The events in the history of a company. Each sentence follows the name of the person who did it: `{colleague}` is
 * the colleague concerned, `{detail}` the detail.
 */
export const companyEventWords = {
  'member-role-changed': 'made {colleague} {detail}',
  'member-removed': 'removed {colleague} from the company',
  'member-left': 'left the company',
  'member-invited': 'invited a colleague as {detail}',
  'member-joined': 'joined as {detail}',
  'company-added': 'registered the company',
  'profile-changed': 'changed the company profile',
  'logo-changed': 'changed the logo',
  'logo-removed': 'removed the logo',
  'picture-added': 'added a picture',
  'picture-removed': 'removed a picture',
  'picture-described': 'changed the words of a picture',
  'page-joined': 'is shown on the company page',
  'page-left': 'left the company page',
  'page-withheld': 'took {colleague} off the company page',
  'page-allowed': 'let {colleague} be on the company page again',
  'domain-verified': 'verified {detail}',
  'applicants-moved': 'moved applicants to {detail}',
  'applicants-exported': 'exported the applicants of {detail}',
  'hiring-team-changed': 'changed the hiring team of {detail}',
  'stage-added': 'added the stage {detail}',
  'stage-changed': 'changed the stage {detail}',
  'stage-removed': 'removed the stage {detail}',
  'source-added': 'had postings come in from {detail}',
  'source-changed': 'changed how postings come in from {detail}',
  'source-removed': 'ended that postings come in from {detail}',
  'file-imported': 'imported the postings of {detail}',
  'job-posted': 'posted {detail}',
  'job-edited': 'changed the posting {detail}',
  'conversation-started': 'began to write with an applicant for {detail}',
  'candidate-contacted': 'wrote to a candidate',
  'interview-offered': 'offered interviews for {detail}',
  'interview-changed': 'changed an interview for {detail}',
  'interview-cancelled': 'cancelled an interview for {detail}',
  'retention-chosen': 'chose how long applications are kept: {detail}',
  'pool-requested': 'asked an applicant for {detail} to stay in the talent pool',
  'applicants-declined': 'declined applicants for {detail}',
  'decline-undone': 'took back declining applicants for {detail}',
  'job-closed': 'closed {detail}',
  'job-filled': 'marked {detail} as filled',
  'job-renewed': 'renewed {detail}',
  'job-trashed': 'put {detail} into the trash',
  'job-restored': 'took {detail} out of the trash',
  'job-change-undone': 'took a change of {detail} back',
  'key-created': 'created the API key {detail}',
  'key-revoked': 'revoked the API key {detail}',
  'assistant-connected': 'connected the assistant {detail}',
  'assistant-ended': 'disconnected the assistant {detail}',
} as const satisfies Record<string, string>;
export type CompanyEventKind = keyof typeof companyEventWords;
export const companyEventKinds = Object.keys(companyEventWords) as CompanyEventKind[];

/** How a website was verified: by the company, or by staff. */
export const verificationMethods = ['mail', 'dns', 'staff'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** "201–1,000 people" */
export const sizeText = (size: CompanySize) => size && `${size} people`;

export const companyPicturesLimit = 8;
export const companyPictureMaxBytes = 10 * 1024 * 1024;
export const alternativeTextMaxLength = 200;

/** The DNS record that proves a website starts with this, followed by its token. */
export const verificationRecordPrefix = 'waymark-verification=';

/** The sizes of logos, as the side of a square in pixels. */
export const logoSizes = [64, 128, 256] as const;
export type LogoSize = (typeof logoSizes)[number];

export function logoUrlOf(logoUrl: string, size: LogoSize): string {
  return `${logoUrl}?size=${size}`;
}

/** The longer side of the small version of a company picture, in pixels. */
export const smallPictureSide = 640;

export const staffCompanyLists = [
  { value: 'held', label: msg`Held` },
  { value: 'suspended', label: msg`Suspended` },
  { value: 'all', label: msg`All` },
] as const;
export type StaffCompanyList = (typeof staffCompanyLists)[number]['value'];

/** Actions of staff on a company; a suspension needs a reason. */
export const companyChanges = ['approve', 'verify', 'unverify', 'suspend', 'lift'] as const;
export type CompanyChange = (typeof companyChanges)[number];

/** A grant that staff give without a payment: the key of a plan, or `place`. */
export type CompanyGrant = string;
