import { createHash } from 'node:crypto';
import type { VerificationMethod } from '@waymark/contract/companies/choices';
import type { CompanySize, PageChoice } from '@waymark/contract/companies/profile-choices';
import type {
  CompanyInvitation,
  InvitationOffer,
  CompanyMember,
} from '@waymark/contract/companies/companies';
import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';
import type { CompanyPicture } from '@waymark/contract/companies/media';
import type { CompanyVerification } from '@waymark/contract/companies/verification';
import type { MemberRole } from '@waymark/contract/identity/choices';
import type { Language } from '@waymark/contract/text/languages';
import { fullName } from '@waymark/contract/text/format';
import { companyPictureAddress } from '../../../platform/pictures/picture-addresses.ts';
import { picturePath } from '../../identity/accounts/presenter.ts';

export interface InvitationRow {
  id: string;
  company_id: string;
  company_name: string;
  email: string;
  member_role: MemberRole;
  created_at: Date;
  expires_at: Date;
  expired: boolean;
  /** Null when the colleague who invited has left. */
  inviter_first_name: string | null;
  inviter_last_name: string | null;
}

function inviterOf({ inviter_first_name: first, inviter_last_name: last }: InvitationRow): string | null {
  return first === null ? null : fullName(first, last);
}

/** An invitation for the company’s owners. */
export function presentInvitation(row: InvitationRow): CompanyInvitation {
  return {
    id: row.id,
    email: row.email,
    memberRole: row.member_role,
    invitedBy: inviterOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    expired: row.expired,
  };
}

/** An invitation for the holder of its link. */
export function presentOffer(row: InvitationRow, hasAccount: boolean): InvitationOffer {
  return {
    companyName: row.company_name,
    email: row.email,
    memberRole: row.member_role,
    invitedBy: inviterOf(row),
    hasAccount,
  };
}

export interface MemberRow {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_confirmed_at: Date | null;
  language: Language | null;
  suspended_at: Date | null;
  picture_key: string | null;
  member_role: MemberRole;
  created_at: Date;
  page_choice: PageChoice;
  page_title: string;
}

/** A member for colleagues. */
export function presentMember(row: MemberRow, viewerId: string): CompanyMember {
  const own = row.user_id === viewerId;
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pictureUrl: row.picture_key === null ? null : picturePath(row.picture_key),
    memberRole: row.member_role,
    joinedAt: row.created_at.toISOString(),
    pageChoice: row.page_choice,
    pageTitle: own || row.page_choice === 'shown' ? row.page_title : '',
    own,
  };
}

/** The columns of the profile; `industry` is its category, `about` its description. */
export const profileColumns = [
  'name',
  'email',
  'website',
  'founded_on',
  'industry',
  'size',
  'country',
  'about',
  'benefits',
  'contact_phone',
  'contact_email',
  'contact_country',
  'contact_city',
  'contact_zip',
  'contact_address',
  'latitude',
  'longitude',
  'facebook',
  'twitter',
  'google',
  'linkedin',
] as const;

type TextColumn = Exclude<(typeof profileColumns)[number], 'founded_on' | 'latitude' | 'longitude' | 'size'>;

export interface ProfileRow extends Record<TextColumn, string> {
  founded_on: string | null;
  size: CompanySize;
  latitude: number | null;
  longitude: number | null;
}

export function presentProfile(row: ProfileRow): CompanyProfileFields {
  const { latitude, longitude } = row;
  return {
    name: row.name,
    email: row.email,
    website: row.website,
    foundedDate: row.founded_on ?? '',
    category: row.industry,
    size: row.size,
    country: row.country,
    description: row.about,
    benefits: row.benefits,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    contactCountry: row.contact_country,
    contactCity: row.contact_city,
    contactZip: row.contact_zip,
    contactAddress: row.contact_address,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    facebook: row.facebook,
    twitter: row.twitter,
    google: row.google,
    linkedin: row.linkedin,
  };
}

/** A hash of the profile, by which two forms detect each other’s saves. */
export function versionOf(row: ProfileRow): string {
  return createHash('sha256')
    .update(JSON.stringify(presentProfile(row)))
    .digest('base64url');
}

/** The reverse, for saving the form. */
export function toProfileRow(fields: CompanyProfileFields): ProfileRow {
  return {
    name: fields.name,
    email: fields.email,
    website: fields.website,
    founded_on: fields.foundedDate || null,
    industry: fields.category,
    size: fields.size,
    country: fields.country,
    about: fields.description,
    benefits: fields.benefits,
    contact_phone: fields.contactPhone,
    contact_email: fields.contactEmail,
    contact_country: fields.contactCountry,
    contact_city: fields.contactCity,
    contact_zip: fields.contactZip,
    contact_address: fields.contactAddress,
    latitude: fields.position?.latitude ?? null,
    longitude: fields.position?.longitude ?? null,
    facebook: fields.facebook,
    twitter: fields.twitter,
    google: fields.google,
    linkedin: fields.linkedin,
  };
}

export interface VerificationRow {
  website_host: string;
  verified_at: Date | null;
  verified_by: VerificationMethod | null;
}

/** The verification of a company’s website, or null. */
export function presentVerification(row: VerificationRow): CompanyVerification | null {
  const { website_host: host, verified_at: at, verified_by: by } = row;
  return at === null || by === null ? null : { host, by, at: at.toISOString() };
}

export interface PictureRow {
  id: string;
  file_id: string;
  small_file_id: string;
  width: number;
  height: number;
  alternative_text: string;
}

/** A picture of a company; its URLs never show another one. */
export function presentPicture(row: PictureRow): CompanyPicture {
  return {
    id: row.id,
    url: companyPictureAddress(row.file_id),
    smallUrl: companyPictureAddress(row.small_file_id),
    width: row.width,
    height: row.height,
    alternativeText: row.alternative_text,
  };
}
