import { smallPictureSide } from '@waymark/contract/companies/choices';
import type { CompanySize } from '@waymark/contract/companies/profile-choices';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { companyPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** The text as a web address, or null: imported texts may be anything. */
export function webAddressOf(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** "www.acme.example" of a full address. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}

/** The address as on a letter, without empty lines. */
export function addressLines({ street, zip, city, country }: PublicCompany['address']): string[] {
  return [street, [zip, city].filter(Boolean).join(' '), country].filter(Boolean);
}

const networks = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['google', 'Google'],
  ['linkedin', 'Linkedin'],
] as const;

export function socialLinks(company: PublicCompany): { label: string; href: string }[] {
  return networks.flatMap(([name, label]) => {
    const href = webAddressOf(company[name]);
    return href === null ? [] : [{ label, href }];
  });
}

function addressMarkup({ street, zip, city, country }: PublicCompany['address']) {
  const known = {
    ...(street && { streetAddress: street }),
    ...(zip && { postalCode: zip }),
    ...(city && { addressLocality: city }),
    ...(country && { addressCountry: country }),
  };
  return Object.keys(known).length > 0 ? { address: { '@type': 'PostalAddress', ...known } } : {};
}

function employeesMarkup(size: CompanySize) {
  const [minValue, maxValue] = (size.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  if (minValue === undefined) return {};
  const bounds = { minValue, ...(maxValue !== undefined && { maxValue }) };
  return { numberOfEmployees: { '@type': 'QuantitativeValue', ...bounds } };
}

/** The schema.org markup of the company (H-2). */
export function organizationMarkup(company: PublicCompany, publicUrl: string): Record<string, unknown> {
  const website = webAddressOf(company.website);
  const links = socialLinks(company).map(({ href }) => href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}${companyPath(company.id)}`,
    name: company.name,
    ...(website !== null && { url: website }),
    ...(company.about && { description: company.about }),
    ...(company.foundedOn !== null && { foundingDate: company.foundedOn }),
    ...employeesMarkup(company.size),
    ...addressMarkup(company.address),
    ...(links.length > 0 && { sameAs: links }),
  };
}

export function describeCompany(say: Say, company: PublicCompany, openJobs: number): string {
  const [sentence = ''] = /^[^\n]*?[.!?](?=\s|$)/.exec(company.about) ?? [];
  const jobs = openJobs === 0 ? say`No open job right now.` : say`${plural(openJobs, 'open job')}.`;
  const { industry, address } = company;
  const kind = industry && address.city ? say`${industry} in ${address.city}` : industry || address.city;
  return [jobs, sentence.length <= 200 ? sentence || (kind && `${kind}.`) : `${kind}.`]
    .filter(Boolean)
    .join(' ');
}

/** The width of the small version of a picture, whose longer side is bounded. */
export function smallWidthOf({ width, height }: { width: number; height: number }): number {
  return Math.round(width * Math.min(1, smallPictureSide / Math.max(width, height)));
}
