import type { CompanyCard } from '@waymark/contract/company-directory';

/** The columns of a card. */
export const cardColumns = ['id', 'name', 'industry', 'country', 'contact_city', 'contact_country'] as const;

export type CompanyCardRow = Record<(typeof cardColumns)[number], string>;

export function presentCompanyCard(row: CompanyCardRow, openJobs: number): CompanyCard {
  const { id, name, industry } = row;
  return {
    id,
    name,
    industry,
    city: row.contact_city,
    country: row.contact_country || row.country,
    openJobs,
  };
}
