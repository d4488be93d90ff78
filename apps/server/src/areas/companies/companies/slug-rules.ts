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

/** Whether the address is all of a website: a page of another's is nobody's own. */
export function isOwnWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, pathname, search } = new URL(website);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}

/** The slug, or the slug with the first number from 2 that nobody has taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
