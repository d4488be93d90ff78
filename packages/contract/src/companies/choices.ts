import type { CompanySize } from './profile-choices.ts';
import { msg, plural, type Message } from '../text/message.ts';
import type { Say } from '../text/say.ts';

/** The events in the history of a company. */
export const companyEventKinds = [
  'member-role-changed',
  'member-removed',
  'member-left',
  'member-invited',
  'member-joined',
  'company-added',
  'profile-changed',
  'logo-changed',
  'logo-removed',
  'picture-added',
  'picture-removed',
  'picture-described',
  'page-joined',
  'page-left',
  'page-withheld',
  'page-allowed',
  'domain-verified',
  'applicants-moved',
  'applicants-exported',
  'hiring-team-changed',
  'stage-added',
  'stage-changed',
  'stage-removed',
  'source-added',
  'source-changed',
  'source-removed',
  'file-imported',
  'job-posted',
  'job-edited',
  'conversation-started',
  'candidate-contacted',
  'interview-offered',
  'interview-changed',
  'interview-cancelled',
  'retention-chosen',
  'pool-requested',
  'applicants-declined',
  'decline-undone',
  'job-closed',
  'job-filled',
  'job-renewed',
  'job-trashed',
  'job-restored',
  'job-change-undone',
  'key-created',
  'key-revoked',
  'assistant-connected',
  'assistant-ended',
] as const;
export type CompanyEventKind = (typeof companyEventKinds)[number];

/** How a website was verified: by the company, or by staff. */
export const verificationMethods = ['mail', 'dns', 'staff'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** "201–1,000 people", "5,000+ people": the numbers are written by the language. */
export function nameSize(size: Exclude<CompanySize, ''>): Message {
  const [least = 0, most] = size.split('–').map((number) => Number.parseInt(number.replace(',', ''), 10));
  if (most === undefined) return msg`${plural(least, '#+ person', '#+ people')}`;
  return msg`${plural(least, '#', '#')}–${plural(most, 'person', 'people')}`;
}

/** "201–1,000 people"; empty where a company does not say. */
export const sizeText = (size: CompanySize, say: Say): string => size && say(nameSize(size));

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
