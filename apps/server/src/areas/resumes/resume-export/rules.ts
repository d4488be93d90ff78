import type { ExportFormat } from '@waymark/contract/resumes/choices';
import type {
  JsonResumeBasics,
  JsonResumeExtension,
} from '@waymark/contract/resumes/resume-export/json-resume';
import { fullName, monthNames } from '@waymark/contract/text/format';
import { nameCode, writeMoment } from '@waymark/contract/text/intl';
import { msg, type Message } from '@waymark/contract/text/message';
import { sourceLanguage } from '@waymark/contract/text/languages';
import type { Say } from '@waymark/contract/text/say';
import { cleanResumeName } from '../resumes/rules.ts';

export const mediaTypes: Record<ExportFormat | 'json', string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

export const resumeKind: Message = msg`Resume`;
export const letterKind: Message = msg`Cover letter`;

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
export function formatDay({ language }: Say, date = ''): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  if (name === undefined) return year;
  if (language === sourceLanguage) return `${name.slice(0, 3)} ${year}`;
  const day = new Date(`${year}-${month}-01T00:00:00Z`);
  return writeMoment(day, { month: 'short', year: 'numeric', timeZone: 'UTC' }, language);
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
export function formatSpan(say: Say, span: Span, otherwise: 'open' | 'closed'): string {
  const { startDate = '', endDate = '', 'x-waymark': said = {} } = span;
  const [from, till] = [formatDay(say, startDate), formatDay(say, endDate)];
  if (from && till) return from === till ? from : `${from} – ${till}`;
  if (till) return till;
  const isOngoing =
    said.isCurrent ?? (said.status === 'in-progress' || (otherwise === 'open' && from !== ''));
  return [from, isOngoing ? say`Present` : ''].filter(Boolean).join(' – ');
}

export interface ContentLink {
  text: string;
  url: string | undefined;
}

type Location = NonNullable<JsonResumeBasics['location']>;

/** Contact details in this order: email, phone, place, links. */
export function contactItems(say: Say, basics: JsonResumeBasics): ContentLink[] {
  const { email = '', phone = '', url, profiles = [] } = basics;
  const items: ContentLink[] = [
    { text: email, url: mailLink(email) },
    { text: phone, url: phoneLink(phone) },
    { text: placeText(say, basics.location), url: undefined },
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

function placeText({ language }: Say, { city = '', region = '', countryCode = '' }: Location = {}): string {
  const country = /^[A-Z]{2}$/.test(countryCode) ? nameCode('region', countryCode, language, '') : '';
  const isNamed = region !== city && (city === '' || withRegions.has(countryCode));
  return [city, isNamed ? region : '', country].filter(Boolean).join(', ');
}

/** "2712 Broadway St, CA 94115": separate from the place, which most readers look for. */
function streetText({ address = '', postalCode = '' }: Location = {}): string {
  return [address.replaceAll(/\s*\n\s*/g, ', '), postalCode].filter(Boolean).join(', ');
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
