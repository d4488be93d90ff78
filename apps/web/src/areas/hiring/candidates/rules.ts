import type {
  CandidateProfile,
  CandidateProfileFields,
  HourlyRate,
} from '@waymark/contract/hiring/candidates';
import { candidateSorts } from '@waymark/contract/hiring/choices/candidates';
import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import {
  distanceUnits,
  jobCategories,
  jobTypes,
  type DistanceUnit,
  type JobType,
} from '@waymark/contract/jobs/choices/jobs';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatSalary, majorUnits } from '@waymark/contract/text/format-salary';
import { board } from '../../../lib/board.ts';

type Sort = (typeof candidateSorts)[number]['value'];

/** What the address of /browse-candidates says. */
export interface BrowsePlace {
  q: string;
  location: string;
  radius: number | undefined;
  unit: DistanceUnit;
  types: readonly JobType[];
  category: string;
  remote: boolean;
  saved: boolean;
  sort: Sort;
  /** A posting of the company that candidates are wanted for; empty for a search. */
  job: string;
  page: number;
}

export const distances = [10, 25, 50, 100, 200] as const;

const valueAmong = <T extends string>(choices: readonly { readonly value: T }[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.value;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Anything else than a known value means what a page begins with. */
export function browsePlaceOf(address: URLSearchParams): BrowsePlace {
  const radius = Number(address.get('radius'));
  const job = address.get('job') ?? '';
  return {
    q: address.get('q')?.trim().slice(0, 200) ?? '',
    location: address.get('location')?.trim().slice(0, 120) ?? '',
    radius: radius >= 1 && radius <= 500 ? radius : undefined,
    unit: distanceUnits.find((unit) => unit === address.get('unit')) ?? board.unit,
    types: jobTypes.map(({ value }) => value).filter((value) => address.getAll('type').includes(value)),
    category: valueAmong(jobCategories, address.get('category')) ?? '',
    remote: address.get('remote') === '1',
    saved: address.get('saved') === '1',
    sort: valueAmong(candidateSorts, address.get('sort')) ?? 'relevance',
    job: uuid.test(job) ? job : '',
    page: pageOf(address),
  };
}

export function pageOf(address: URLSearchParams): number {
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The address of a place; what is the default is left out. */
export function pathOfBrowse({
  remote,
  saved,
  sort,
  unit,
  radius,
  page,
  job,
  types,
  ...words
}: BrowsePlace): string {
  if (job) return searchPath({ job, page: page > 1 ? page : undefined }, paths.browseCandidates);
  return searchPath(
    {
      ...words,
      type: types,
      radius,
      unit: radius === undefined ? undefined : unit,
      remote: remote ? '1' : undefined,
      saved: saved ? '1' : undefined,
      sort: sort === 'relevance' ? undefined : sort,
      page: page > 1 ? page : undefined,
    },
    paths.browseCandidates,
  );
}

/** What the server is asked. */
export function queryOfPlace({ job: _job, types, category, remote, saved, radius, ...rest }: BrowsePlace) {
  return {
    ...rest,
    ...(radius !== undefined && { radius }),
    ...(types.length > 0 && { type: [...types] }),
    ...(category && { category: [category] }),
    ...(remote && { remote: '1' }),
    ...(saved && { saved: '1' }),
  };
}

/** Whether a search asks for anything but an order. */
export function asksForSomething({ q, location, types, category, remote }: BrowsePlace): boolean {
  return [q, location, category].some(Boolean) || types.length > 0 || remote;
}

/** "$40 an hour"; empty where the candidate does not say. */
export function formatRate(rate: HourlyRate | null): string {
  if (!rate) return '';
  const { amount, currency } = rate;
  return formatSalary({ min: amount, max: amount, currency, period: 'hour' }) ?? '';
}

/** The form of what employers see: an amount as it is typed, and lists as they are shown. */
export interface VisibilityValues extends Omit<
  CandidateProfileFields,
  'hourlyRate' | 'resumeId' | 'version'
> {
  resumeId: string;
  rate: string;
  currency: string;
}

export function visibilityValuesOf(profile: CandidateProfile): VisibilityValues {
  const {
    hiddenBecause: _hidden,
    place: _place,
    version: _version,
    hourlyRate,
    resumeId,
    ...fields
  } = profile;
  return {
    ...fields,
    resumeId: resumeId ?? '',
    rate: hourlyRate ? String(majorUnits(hourlyRate.amount, hourlyRate.currency)) : '',
    currency: hourlyRate?.currency ?? board.currency,
  };
}

/** What the form sends; undefined for the rate where it is no amount. */
export function visibilityFieldsOf({ rate, currency, resumeId, ...fields }: VisibilityValues): Omit<
  CandidateProfileFields,
  'hourlyRate'
> & {
  hourlyRate: HourlyRate | null | undefined;
} {
  return { ...fields, resumeId: resumeId || null, hourlyRate: readRate(rate, currency) };
}

/** "32.50" and "32,50" are one amount; null where nothing was typed, undefined for what is no amount. */
function readRate(text: string, currency: string): HourlyRate | null | undefined {
  const typed = text.trim().replace(/^[^\d.,-]+/, '');
  if (typed === '') return text.trim() === '' ? null : undefined;
  if (!/^\d{1,7}(?:[.,]\d{1,3})?$/.test(typed)) return undefined;
  const amount = Math.round(Number(typed.replace(',', '.')) * 10 ** minorUnitDigits(currency));
  return amount > 0 ? { amount, currency } : undefined;
}
