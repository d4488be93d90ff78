/**
 * The address name of a company: letters and digits of any script, joined by hyphens.
 * Two spellings with the same slug are one company.
 */
export function companySlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || 'company';
}
