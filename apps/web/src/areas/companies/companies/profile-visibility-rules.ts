import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';

/** How to reach the company is for colleagues and for those who are answered, not for everybody. */
const notShown: ReadonlySet<keyof CompanyProfileFields> = new Set(['email', 'contactPhone', 'contactEmail']);

/** Who sees what a field says, in words beneath it. */
export function visibilityOf(field: keyof CompanyProfileFields): string {
  return notShown.has(field) ? 'Only you and your colleagues see it.' : 'Everybody sees it.';
}
