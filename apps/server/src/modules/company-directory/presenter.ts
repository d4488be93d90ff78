import type { CompanyCard } from '@waymark/contract/companies/company-directory';
import { logoAddress } from '../../platform/pictures/picture-addresses.ts';

/** The columns of a card. */
export const cardColumns = [
  'id',
  'name',
  'industry',
  'country',
  'contact_city',
  'contact_country',
  'logo_file_id',
] as const;

type TextColumn = Exclude<(typeof cardColumns)[number], 'logo_file_id'>;
export type CompanyCardRow = Record<TextColumn, string> & { logo_file_id: string | null };

export function presentCompanyCard(row: CompanyCardRow, openJobs: number): CompanyCard {
  const { id, name, industry } = row;
  return {
    id,
    name,
    industry,
    city: row.contact_city,
    country: row.contact_country || row.country,
    openJobs,
    logoUrl: logoAddress(row.logo_file_id),
  };
}
