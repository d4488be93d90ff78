import { createHash } from 'node:crypto';
import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';

/** The columns of the profile: its category is the industry, its description what the board says of a company. */
export const profileColumns = [
  'name',
  'email',
  'website',
  'founded_on',
  'industry',
  'country',
  'about',
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

type TextColumn = Exclude<(typeof profileColumns)[number], 'founded_on' | 'latitude' | 'longitude'>;

export interface ProfileRow extends Record<TextColumn, string> {
  founded_on: string | null;
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
    country: row.country,
    description: row.about,
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

/** Differs wherever the profile does: two forms that began from the same one know each other's saves by it. */
export function versionOf(row: ProfileRow): string {
  return createHash('sha256')
    .update(JSON.stringify(presentProfile(row)))
    .digest('base64url');
}

/** The reverse: what a saved form writes. */
export function toProfileRow(fields: CompanyProfileFields): ProfileRow {
  return {
    name: fields.name,
    email: fields.email,
    website: fields.website,
    founded_on: fields.foundedDate || null,
    industry: fields.category,
    country: fields.country,
    about: fields.description,
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
