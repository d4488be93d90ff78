import type { BoardWords } from '@waymark/contract/board-words';
import type {
  CandidateProfile,
  CandidateProfileFields,
  HourlyRate,
} from '@waymark/contract/hiring/candidates';
import { candidateSorts } from '@waymark/contract/hiring/choices';
import { distanceUnits, jobTypes, type DistanceUnit, type JobType } from '@waymark/contract/jobs/choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatSalary, majorUnits } from '@waymark/contract/jobs/format-salary';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { Locale } from '@waymark/contract/text/locales';
import { board } from '../../../lib/board.ts';
import { readPage } from '../../../lib/list-address.ts';
import type { Say } from '@waymark/contract/text/say';

type Sort = (typeof candidateSorts)[number]['value'];

/** A place of /browse-candidates. */
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
  /** The posting to find candidates for; empty for a search. */
  job: string;
  page: number;
}

export const distances = [10, 25, 50, 100, 200] as const;

const valueAmong = <T extends string>(choices: readonly { readonly value: T }[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.value;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Unknown values count as missing. */
export function browsePlaceOf(words: BoardWords, address: URLSearchParams): BrowsePlace {
  const radius = Number(address.get('radius'));
  const job = address.get('job') ?? '';
  return {
    q: address.get('q')?.trim().slice(0, 200) ?? '',
    location: address.get('location')?.trim().slice(0, 120) ?? '',
    radius: radius >= 1 && radius <= 500 ? radius : undefined,
    unit: distanceUnits.find((unit) => unit === address.get('unit')) ?? board.unit,
    types: jobTypes.map(({ value }) => value).filter((value) => address.getAll('type').includes(value)),
    category: valueAmong(words.categories.listed, address.get('category')) ?? '',
    remote: address.get('remote') === '1',
    saved: address.get('saved') === '1',
    sort: valueAmong(candidateSorts, address.get('sort')) ?? 'relevance',
    job: uuid.test(job) ? job : '',
    page: readPage(address),
  };
}

/** Leaves defaults out. */
export function pathOfBrowse(place: BrowsePlace): string {
  const { remote, saved, sort, unit, radius, page, job, types, ...words } = place;
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

/** The query of `GET /candidates`. */
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

/** Whether a search has more than a sort. */
export function hasCriteria({ q, location, types, category, remote }: BrowsePlace): boolean {
  return [q, location, category].some(Boolean) || types.length > 0 || remote;
}

/** "$40 an hour"; empty without a rate. */
export function formatRate(say: Say, rate: HourlyRate | null, language: Locale): string {
  if (!rate) return '';
  const { amount, currency } = rate;
  return formatSalary(say, { min: amount, max: amount, currency, period: 'hour' }, language) ?? '';
}

/** The fields of the visibility form, with the amount as it is typed. */
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

/** The request; its rate is undefined where the typed amount is invalid. */
export function visibilityFieldsOf({ rate, currency, resumeId, ...fields }: VisibilityValues): Omit<
  CandidateProfileFields,
  'hourlyRate'
> & {
  hourlyRate: HourlyRate | null | undefined;
} {
  return { ...fields, resumeId: resumeId || null, hourlyRate: readRate(rate, currency) };
}

/** Accepts "32.50" and "32,50". Null for an empty field, undefined for an invalid amount. */
function readRate(text: string, currency: string): HourlyRate | null | undefined {
  const typed = text.trim().replace(/^[^\d.,-]+/, '');
  if (typed === '') return text.trim() === '' ? null : undefined;
  if (!/^\d{1,7}(?:[.,]\d{1,3})?$/.test(typed)) return undefined;
  const amount = Math.round(Number(typed.replace(',', '.')) * 10 ** minorUnitDigits(currency));
  return amount > 0 ? { amount, currency } : undefined;
}
