import type { CandidateCard, CandidateMatch, HourlyRate } from '@waymark/contract/hiring/candidates';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural, term } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { AppError } from '../../../platform/errors.ts';
import { websiteHost } from '../../companies/companies/rules.ts';
import { hourlyAmount, toYearlyUsd } from '../../jobs/jobs/rules.ts';

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
  say: Say,
  job: WantedJob,
  card: CandidateCard,
  { mark, distance }: { mark: number; distance: Distance | undefined },
): Reason[] {
  return [
    skillReason(say, job, card),
    titleReason(say, card, mark),
    placeReason(say, job, card, distance),
    typeReason(say, job, card),
    payReason(say, job, card),
  ].filter((reason) => reason !== undefined);
}

function skillReason(say: Say, job: WantedJob, { skills }: CandidateCard): Reason | undefined {
  const has = new Set(skills.map((skill) => skill.toLowerCase()));
  const shared = job.skills.filter((skill) => has.has(skill.toLowerCase()));
  if (shared.length === 0) return undefined;
  const named = shared.join(', ');
  const text =
    job.skills.length === 1
      ? say`The skill: ${named}`
      : say`${shared.length} of ${plural(job.skills.length, 'skill')}: ${named}`;
  return { fits: true, text };
}

function titleReason(say: Say, { headline }: CandidateCard, mark: number): Reason | undefined {
  if (mark === tier.title) return { fits: true, text: say`Does this work: “${headline}”` };
  return mark === tier.nearTitle ? { fits: true, text: say`Does related work: “${headline}”` } : undefined;
}

function placeReason(
  say: Say,
  { workMode }: WantedJob,
  { location, remote }: CandidateCard,
  distance: Distance | undefined,
): Reason | undefined {
  if (workMode === 'remote') return remote ? { fits: true, text: say`Wishes to work remotely` } : undefined;
  if (!distance || !Number.isFinite(distance.kilometres)) return undefined;
  const kilometres = Math.round(distance.kilometres);
  if (kilometres === 0) return { fits: true, text: say`In ${distance.name}` };
  const text = say`In ${location}, ${formatCount(kilometres, say.language)} km from ${distance.name}`;
  return { fits: kilometres <= nearKilometres, text };
}

function typeReason(say: Say, { type }: WantedJob, { types }: CandidateCard): Reason | undefined {
  if (type === null || types.length === 0) return undefined;
  const wished = types.map((one) => say(labelOf(jobTypes, one))).join(', ');
  return types.some((one) => one === type)
    ? { fits: true, text: say`Looks for ${wished}` }
    : { fits: false, text: say`Looks for ${wished}; this is ${term(labelOf(jobTypes, type))}` };
}

/** The hourly pay in minor units, without cents where it is derived from a longer period. */
function hourlyOffer(salary: Salary): number | null {
  const amount = hourlyAmount(salary);
  if (amount === null || salary.period === 'hour') return amount;
  const unit = 10 ** minorUnitDigits(salary.currency);
  return Math.round(amount / unit) * unit;
}

function payReason(say: Say, { salary }: WantedJob, { hourlyRate: rate }: CandidateCard): Reason | undefined {
  const offer = salary && hourlyOffer(salary);
  if (!rate || !salary || offer === null) return undefined;
  const asked = perHour(rate.amount, rate.currency);
  const offered = perHour(offer, salary.currency);
  const [asks, offers] = [write(say, asked), write(say, offered)];
  const isExact = salary.period === 'hour';
  if (rate.currency === salary.currency) {
    const text = isExact
      ? say`Asks for ${asks}, you offer ${offers}`
      : say`Asks for ${asks}, you offer about ${offers}`;
    return { fits: rate.amount <= offer, text };
  }
  const [most, wanted] = [toYearlyUsd(offered), toYearlyUsd(asked)];
  if (most === null || wanted === null) return undefined;
  // Amounts in two currencies need a conversion to be compared.
  const unit = 10 ** minorUnitDigits(rate.currency);
  const exchanged = Math.round((rate.amount * most) / wanted / unit) * unit;
  const inAsked = write(say, perHour(exchanged, rate.currency));
  const text = isExact
    ? say`Asks for ${asks}, you offer ${offers}, which is about ${inAsked}`
    : say`Asks for ${asks}, you offer about ${offers}, which is about ${inAsked}`;
  return { fits: wanted <= most, text };
}

const write = (say: Say, salary: Salary) => formatSalary(say, salary);

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
