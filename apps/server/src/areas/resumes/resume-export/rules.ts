import type { ExportFormat } from '@waymark/contract/resumes/choices';
import type {
  JsonResumeBasics,
  JsonResumeExtension,
} from '@waymark/contract/resumes/resume-export/json-resume';
import { fullName } from '@waymark/contract/text/format';
import { cleanResumeName } from '../resumes/rules.ts';
import { monthNames } from './constants.ts';

export const mediaTypes: Record<ExportFormat | 'json', string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/** "Ada Lovelace - Resume.pdf": a file name without path characters, whatever the person's name contains. */
export function fileNameOf(name: string | undefined, kind: string, extension: ExportFormat | 'json'): string {
  const stem = [name, kind].filter(Boolean).join(' - ');
  return cleanResumeName(`${stem}.${extension}`, extension);
}

/** The account's data about a person. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  jobTitle: string;
}

export function nameOf({ firstName, lastName }: Person): string {
  return fullName(firstName, lastName);
}

/** `2021-06-30` and `2021-06` as "Jun 2021", `2021` unchanged: a resume does not show days. */
export function formatDay(date = ''): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  return name ? `${name} ${year}` : year;
}

interface Span {
  startDate?: string | undefined;
  endDate?: string | undefined;
  'x-waymark'?: JsonResumeExtension | undefined;
}

/**
 * "Jan 2020 – Present". What is said of an entry decides whether it goes on; of one of which nothing is said, `otherwise`
 * does, if it has a start and no end.
 */
export function formatSpan(span: Span, otherwise: 'open' | 'closed'): string {
  const { startDate = '', endDate = '', 'x-waymark': said = {} } = span;
  const [from, till] = [formatDay(startDate), formatDay(endDate)];
  if (from && till) return from === till ? from : `${from} – ${till}`;
  if (till) return till;
  const isOngoing =
    said.isCurrent ?? (said.status === 'in-progress' || (otherwise === 'open' && from !== ''));
  return [from, isOngoing ? 'Present' : ''].filter(Boolean).join(' – ');
}

export interface ContentLink {
  text: string;
  url: string | undefined;
}

type Location = NonNullable<JsonResumeBasics['location']>;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Contact details in this order: email, phone, place, links. */
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

/** Countries whose addresses include a region: "Austin, Texas, United States", but "Ghent, Belgium". */
const withRegions = new Set(['', 'US', 'CA', 'AU', 'IN', 'BR', 'MX', 'MY', 'NG']);

function placeText({ city = '', region = '', countryCode = '' }: Location = {}): string {
  const isNamed = region !== city && (city === '' || withRegions.has(countryCode));
  return [city, isNamed ? region : '', countryName(countryCode)].filter(Boolean).join(', ');
}

/** "2712 Broadway St, CA 94115": separate from the place, which most readers look for. */
function streetText({ address = '', postalCode = '' }: Location = {}): string {
  return [address.replaceAll(/\s*\n\s*/g, ', '), postalCode].filter(Boolean).join(', ');
}

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? '') : '';
}

/** Undefined for URLs that a browser should not open: scripts and local files. */
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

/** A URL in its usual written form: "github.com/ada". */
export function plainAddress(url = ''): string {
  return webLink(url) === undefined ? '' : url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
