import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { fullName } from '@waymark/contract/text/format';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import {
  presentPicture,
  presentVerification,
  type PictureRow,
  type ProfileRow,
  type VerificationRow,
} from '../../companies/companies/presenter.ts';
import type { ShownPersonRow } from '../../companies/company-people/queries.ts';
import { picturePath } from '../../identity/accounts/presenter.ts';

/** Telephone and mail addresses are not among them: they are for those who deal with the company. */
export const publicColumns = [
  'id',
  'name',
  'website',
  'industry',
  'size',
  'about',
  'benefits',
  'founded_on',
  'country',
  'contact_address',
  'contact_zip',
  'contact_city',
  'contact_country',
  'latitude',
  'longitude',
  'facebook',
  'twitter',
  'google',
  'linkedin',
  'logo_file_id',
  'website_host',
  'verified_at',
  'verified_by',
] as const;

type PublicRow = Pick<
  ProfileRow & VerificationRow & { id: string; logo_file_id: string | null },
  (typeof publicColumns)[number]
>;

interface Shown {
  pictures?: readonly PictureRow[] | undefined;
  people?: readonly ShownPersonRow[] | undefined;
}

export function presentPublicCompany(row: PublicRow, { pictures = [], people = [] }: Shown): PublicCompany {
  const { id, name, website, industry, size, about, latitude, longitude } = row;
  const { facebook, twitter, google, linkedin } = row;
  return {
    id,
    name,
    website,
    industry,
    size,
    about,
    benefits: row.benefits.split('\n').filter(Boolean),
    foundedOn: row.founded_on,
    address: {
      street: row.contact_address,
      zip: row.contact_zip,
      city: row.contact_city,
      country: row.contact_country || row.country,
    },
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    facebook,
    twitter,
    google,
    linkedin,
    logoUrl: logoAddress(row.logo_file_id),
    pictures: pictures.map(presentPicture),
    people: people.map(({ first_name, last_name, page_title: title, picture_key: key }) => ({
      name: fullName(first_name, last_name),
      title,
      pictureUrl: key === null ? null : picturePath(key),
    })),
    verification: presentVerification(row),
  };
}
