import type { JsonResumeBasics } from '@waymark/contract/resumes/resume-export/json-resume';

export interface ContentLink {
  text: string;
  url: string | undefined;
}

type Location = NonNullable<JsonResumeBasics['location']>;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** How one is reached: e-mail, phone, place, then links. */
export function contactItems(basics: JsonResumeBasics): ContentLink[] {
  const { email = '', phone = '', url, profiles = [] } = basics;
  const items: ContentLink[] = [
    { text: email, url: mailLink(email) },
    { text: phone, url: phoneLink(phone) },
    { text: placeText(basics.location), url: undefined },
    { text: streetText(basics.location), url: undefined },
    { text: plainAddress(url), url: webLink(url) },
    ...profiles.map((profile) => ({
      text: plainAddress(profile.url) || [profile.network, profile.username].filter(Boolean).join(': '),
      url: webLink(profile.url),
    })),
  ];
  const seen = new Set<string>();
  return items.filter(({ text }) => text && !seen.has(text) && seen.add(text));
}

/** Where a region belongs to an address: "Austin, Texas, United States", but "Ghent, Belgium". */
const withRegions = new Set(['', 'US', 'CA', 'AU', 'IN', 'BR', 'MX', 'MY', 'NG']);

function placeText({ city = '', region = '', countryCode = '' }: Location = {}): string {
  const isNamed = region !== city && (city === '' || withRegions.has(countryCode));
  return [city, isNamed ? region : '', countryName(countryCode)].filter(Boolean).join(', ');
}

/** "2712 Broadway St, CA 94115": apart from the place, which is what most readers look for. */
function streetText({ address = '', postalCode = '' }: Location = {}): string {
  return [address.replaceAll(/\s*\n\s*/g, ', '), postalCode].filter(Boolean).join(', ');
}

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? '') : '';
}

/** Undefined for what a browser should not be sent to: nothing that runs, and no file of anybody's. */
export function webLink(url = ''): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, href } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? href : undefined;
}

function mailLink(email: string): string | undefined {
  return /^[^\s@:?&]+@[^\s@:?&]+\.[^\s@:?&]+$/.test(email) ? `mailto:${email}` : undefined;
}

function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** An address as people write it: "github.com/ada". */
export function plainAddress(url = ''): string {
  return webLink(url) === undefined ? '' : url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
