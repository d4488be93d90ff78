import type { CompanyCard, PublicCompany } from '@waymark/contract/pages/company-directory';

export function presentCompanyCard(company: PublicCompany, openJobs: number): CompanyCard {
  const { id, name, industry, logoUrl, address } = company;
  return { id, name, industry, city: address.city, country: address.country, openJobs, logoUrl };
}
