import type { CandidateCard, CandidateMatch, HourlyRate } from '@waymark/contract/hiring/candidates';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { websiteHost } from '../../companies/companies/rules.ts';
import { hourlyAmount, toYearlyUsd } from '../../jobs/jobs/rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/** Where the words of a text stand in a profile; a higher one is a better place. */
export const tier = {
  none: 0,
  anywhere: 1,
  /** The headline has work near it. */
  nearTitle: 2,
  /** The headline has the whole text or another name of the same. */
  title: 3,
} as const;

/** The key by which a candidate excludes a company: `name:acme` or `host:acme.example`. */
export type CompanyKey = `name:${string}` | `host:${string}`;

/** Endings of company names that do not distinguish companies. */
const legalForms = new Set(
  (
    'inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh mbh ag kg ohg ug se sa sas sarl ' +
    'srl spa bv nv oy oyj ab as asa aps sl pty pte pvt kk holding holdings group international'
  ).split(' '),
);

/** The keys of a company as a candidate writes it: its name, or the address of its website or mail. */
export function keysOfLabel(label: string): CompanyKey[] {
  const host = hostOfLabel(label);
  const name = nameKey(label);
  // "Booking.com" is both.
  return [...(host ? [`host:${host}` as const] : []), ...(name ? [`name:${name}` as const] : [])];
}

/** All keys by which these companies may be excluded. */
export function keysOfCompanies(
  companies: readonly { name: string; website_host: string }[],
  mailHosts: readonly string[],
): CompanyKey[] {
  const hosts = [...companies.map((company) => company.website_host), ...mailHosts].flatMap(withParents);
  const names = companies.map(({ name }) => nameKey(name)).filter(Boolean);
  return [
    ...new Set([
      ...hosts.map((host): CompanyKey => `host:${host}`),
      ...names.map((name): CompanyKey => `name:${name}`),
    ]),
  ];
}

function hostOfLabel(label: string): string | undefined {
  const text = label.trim().toLowerCase();
  const address = text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : text;
  if (/\s/.test(address) || !/[^.]\.[^.\d]{2}/.test(address)) return undefined;
  return websiteHost(/^[a-z][a-z\d+.-]*:\/\//.test(address) ? address : `https://${address}`);
}

/** "ACME Robotics GmbH & Co. KG" and "Acme Robotics" are one company here. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    // "S.A." is one word.
    .replaceAll(/(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end--;
  const start = end > 1 && words[0] === 'the' ? 1 : 0;
  return words.slice(start, end).join(' ');
}

/** `jobs.acme.example` belongs to `acme.example`. */
function withParents(host: string): string[] {
  const labels = host.toLowerCase().split('.').filter(Boolean);
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}

type Reason = CandidateMatch['reasons'][number];

/** What a posting asks for and offers. */
export interface WantedJob {
  type: string | null;
  workMode: string | null;
  category: string;
  skills: readonly string[];
  salary: Salary | null;
}

/** A candidate’s distance to the nearest place of a posting. */
export interface Distance {
  /** Of the posting's places the nearest. */
  name: string;
  /** Infinite where one of the two is not known. */
  kilometres: number;
}

/** How far people commute. */
export const nearKilometres = 50;

/** What is compared without loading the profile. */
export interface Fit {
  /** Of the posting's skills, how many the candidate has. */
  skills: number;
  /** Where the posting's title stands in the profile. */
  mark: number;
  isSameCategory: boolean;
  isNear: boolean;
  wishesRemote: boolean;
  hasType: boolean | undefined;
}

const titleWeights = new Map<number, number>([
  [tier.title, 2],
  [tier.nearTitle, 1],
  [tier.anywhere, 0.5],
]);

/** How well a candidate fits; 0 without a skill of the posting or its work in the headline. */
export function scoreOf(fit: Fit, job: WantedJob): number {
  const doesWork = fit.skills > 0 || fit.mark >= tier.nearTitle;
  if (!doesWork) return 0;
  const skills = job.skills.length > 0 ? (3 * fit.skills) / job.skills.length : 0;
  const isThere = job.workMode === 'remote' ? fit.wishesRemote : fit.isNear;
  const type = fit.hasType === undefined ? 0 : fit.hasType ? 0.5 : -0.5;
  return (
    1 + skills + (titleWeights.get(fit.mark) ?? 0) + (fit.isSameCategory ? 0.5 : 0) + (isThere ? 1 : 0) + type
  );
}

/** The reasons for and against a candidate, as the card shows them. */
export function reasonsFor(
  job: WantedJob,
  card: CandidateCard,
  { mark, distance }: { mark: number; distance: Distance | undefined },
): Reason[] {
  return [
    skillReason(job, card),
    titleReason(card, mark),
    placeReason(job, card, distance),
    typeReason(job, card),
    payReason(job, card),
  ].filter((reason) => reason !== undefined);
}

function skillReason(job: WantedJob, { skills }: CandidateCard): Reason | undefined {
  const has = new Set(skills.map((skill) => skill.toLowerCase()));
  const shared = job.skills.filter((skill) => has.has(skill.toLowerCase()));
  if (shared.length === 0) return undefined;
  const of = job.skills.length === 1 ? 'the skill' : `${shared.length} of ${job.skills.length} skills`;
  return { fits: true, text: `${of[0]?.toUpperCase()}${of.slice(1)}: ${shared.join(', ')}` };
}

function titleReason({ headline }: CandidateCard, mark: number): Reason | undefined {
  if (mark === tier.title) return { fits: true, text: msg`Does this work: “${headline}”` };
  return mark === tier.nearTitle ? { fits: true, text: msg`Does work near it: “${headline}”` } : undefined;
}

function placeReason(
  { workMode }: WantedJob,
  { location, remote }: CandidateCard,
  distance: Distance | undefined,
): Reason | undefined {
  if (workMode === 'remote') return remote ? { fits: true, text: msg`Wishes to work remotely` } : undefined;
  if (!distance || !Number.isFinite(distance.kilometres)) return undefined;
  const kilometres = Math.round(distance.kilometres);
  if (kilometres === 0) return { fits: true, text: msg`In ${distance.name}` };
  const text = `In ${location}, ${kilometres.toLocaleString('en-US')} km from ${distance.name}`;
  return { fits: kilometres <= nearKilometres, text };
}

function typeReason({ type }: WantedJob, { types }: CandidateCard): Reason | undefined {
  if (type === null || types.length === 0) return undefined;
  const looksFor = `Looks for ${types.map((one) => labelOf(jobTypes, one)).join(', ')}`;
  return types.some((one) => one === type)
    ? { fits: true, text: looksFor }
    : { fits: false, text: msg`${looksFor}; this is ${labelOf(jobTypes, type)}` };
}

/** The hourly pay in minor units, without cents where it is derived from a longer period. */
function hourlyOffer(salary: Salary): number | null {
  const amount = hourlyAmount(salary);
  if (amount === null || salary.period === 'hour') return amount;
  const unit = 10 ** minorUnitDigits(salary.currency);
  return Math.round(amount / unit) * unit;
}

function payReason({ salary }: WantedJob, { hourlyRate: rate }: CandidateCard): Reason | undefined {
  const offer = salary && hourlyOffer(salary);
  if (!rate || !salary || offer === null) return undefined;
  const asked = perHour(rate.amount, rate.currency);
  const offered = perHour(offer, salary.currency);
  const text = `Asks for ${formatSalary(sayEnglish, asked)}, you offer ${salary.period === 'hour' ? '' : 'about '}${formatSalary(sayEnglish, offered)}`;
  if (rate.currency === salary.currency) return { fits: rate.amount <= offer, text };
  const [most, wanted] = [toYearlyUsd(offered), toYearlyUsd(asked)];
  if (most === null || wanted === null) return undefined;
  // Amounts in two currencies need a conversion to be compared.
  const unit = 10 ** minorUnitDigits(rate.currency);
  const exchanged = Math.round((rate.amount * most) / wanted / unit) * unit;
  const inAsked = `about ${formatSalary(sayEnglish, perHour(exchanged, rate.currency))}`;
  return { fits: wanted <= most, text: msg`${text}, which is ${inAsked}` };
}

const perHour = (amount: number, currency: string): Salary => ({
  min: amount,
  max: amount,
  currency,
  period: 'hour',
});

/** An hourly rate in whole US dollars a year, for sorting; null for an unknown currency. */
export function toYearlyRate({ amount, currency }: HourlyRate): number | null {
  return toYearlyUsd({ min: amount, max: amount, currency, period: 'hour' });
}

/** Hidden and unknown candidates get the same refusal: neither may be revealed. */
export function unknownCandidate(): AppError {
  return new AppError('not_found', msg`There is no candidate with this address.`);
}
