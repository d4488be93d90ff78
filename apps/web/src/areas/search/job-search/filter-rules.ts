import { payUnitOf } from '@waymark/contract/board-pay';
import type { BoardWords } from '@waymark/contract/board-words';
import { distanceUnits, maxHiddenCompanies } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { nameAroundPlace, readWhere } from '@waymark/contract/jobs/format-place';
import { describeOwnFilter } from '@waymark/contract/jobs/own-fields';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import { factLabel, listFactFilters, payLabel } from '@waymark/contract/jobs/fact-filters';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { alertPath } from '@waymark/contract/paths';
import type { Locale } from '@waymark/contract/text/locales';
import { hasFeature } from '../../../lib/board.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

type Counts = readonly { value: string; count: number }[];
interface Labelled {
  value: string;
  label: Message;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices of pay, in the currency and for the period of the search. */
export function salaryOptions(
  say: Say,
  { pay }: BoardWords,
  search: JobSearch,
  language: Locale,
  { salary }: Pick<JobFacets, 'salary'>,
) {
  const unit = payUnitOf(search, pay);
  return salary.map(({ value, count }) => ({
    value,
    count,
    label: payLabel(say, 'salary', Number(value), unit, language),
  }));
}

export function explainConversion(
  say: Say,
  words: BoardWords,
  search: JobSearch,
  ratesOf: string | null,
  language: Locale,
): string {
  if (ratesOf !== null)
    return say`Pay in other currencies counts at the exchange rates of ${formatDate(words, ratesOf, language)}; each job’s page shows the date of its own rate.`;
  return payUnitOf(search, words.pay).currency === defaultPay.currency
    ? say`Only pay in US dollars counts: the exchange rates are too old to convert other currencies.`
    : say`Pay cannot be compared now: the exchange rates are too old to convert currencies.`;
}

/** A salary of the address that is none of the choices. */
export function ownSalary(
  say: Say,
  search: JobSearch,
  choices: readonly Choice[],
  count: number,
  language: Locale,
) {
  const { salary } = search;
  if (salary === undefined || choices.some(({ value }) => value === String(salary))) return [];
  return [{ value: String(salary), label: payLabel(say, 'salary', salary, search, language), count }];
}

const countOf = (counts: Counts, value: string) => counts.find((one) => one.value === value)?.count ?? 0;

/** The choices in their own order, each with its count. */
export function countedOptions(say: Say, choices: readonly Labelled[], counts: Counts) {
  return choices.map(({ value, label }) => ({ value, label: say(label), count: countOf(counts, value) }));
}

/** For long lists: choices with jobs or selected ones only, those with most jobs first. */
export function busiestOptions(
  say: Say,
  choices: readonly Labelled[],
  counts: Counts,
  selected: readonly string[],
) {
  return countedOptions(say, choices, counts)
    .filter((option) => option.count > 0 || selected.includes(option.value))
    .sort((a, b) => b.count - a.count);
}

/** The companies to choose, and those to hide: no further ones once as many as may be are hidden. */
export function companyOptions({ notCompany }: JobSearch, facets: Pick<JobFacets, 'company'>) {
  const named = facets.company.map(({ value, name, count }) => ({ value, label: name, count }));
  const isHidden = ({ value }: Choice) => notCompany.includes(value);
  const isFull = notCompany.length >= maxHiddenCompanies;
  return {
    chosen: named.filter((one) => !isHidden(one)),
    hidden: named.filter((one) => isHidden(one) || !isFull),
  };
}

export function filterLabel(
  say: Say,
  words: BoardWords,
  { field, value, without, search }: ActiveFilter,
  facets: JobFacets,
  language: Locale,
): string {
  switch (field) {
    case 'q':
      return value.startsWith('-') ? say`Without “${value.slice(1).replaceAll('"', '')}”` : say`“${value}”`;
    case 'location':
      return say(placeLabel(value, without));
    case 'salary':
    case 'salaryTo':
      return payLabel(say, field, Number(value), search, language);
    case 'category':
      return categoryLabel(words, value);
    case 'company':
      return facets.company.find((company) => company.value === value)?.name ?? say`Company`;
    case 'notCompany':
      return nameHidden(say, facets.company.find((company) => company.value === value)?.name);
    case 'industry':
      return facets.industry.find((one) => isSame(one.value, value))?.label ?? value;
    case 'own':
      return describeOwnFilter(say, words, value);
    default:
      return say(factLabel(field, value) ?? value);
  }
}

/** Capitals do not tell industries apart. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const nameHidden = (say: Say, company: string | undefined) =>
  company === undefined ? say`Without a company` : say`Without ${company}`;

function placeLabel(location: string, { radius, unit = distanceUnits[0] }: JobSearch): Message {
  if (radius) return nameAroundPlace(radius, unit, location);
  const { place, isOutside } = readWhere(location);
  return isOutside ? msg`Not in ${place}` : msg`In ${place}`;
}

/** The form for an alert with all that the search asks for; undefined where that is nothing. */
export function searchAlertPath(search: JobSearch): string | undefined {
  const { q, location, category, company, own, radius, ...filters } = search;
  // The form has a field for one of them.
  const only = (values: readonly string[]) => (values.length === 1 ? values[0] : undefined);
  const several = (values: readonly string[]) => (values.length > 1 ? values : []);
  const stated = listFactFilters({
    ...filters,
    radius: location === '' ? undefined : radius,
    category: several(category),
    company: several(company),
  });
  const fields = { keyword: q, location, category: only(category), company: only(company) };
  const criteria = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const isAny = Object.keys(criteria).length > 0 || own.length > 0 || stated.length > 0;
  return isAny && hasFeature('guestAlerts') ? alertPath({ ...criteria, own, stated }) : undefined;
}

export interface ActiveFilter {
  field: keyof JobSearch;
  value: string;
  search: JobSearch;
  /** The same search without this filter, on its first page. */
  without: JobSearch;
}

const singleFields = [
  'location',
  'title',
  'skill',
  'salary',
  'salaryTo',
  'posted',
  'letter',
  'degree',
  'sponsorship',
] as const;
const listFields = [
  'category',
  'type',
  'mode',
  'level',
  'notMode',
  'notType',
  'notLevel',
  'experience',
  'company',
  'notCompany',
  'industry',
  'schedule',
  'benefits',
  'size',
  'language',
  'own',
] as const;
const emptyText = { q: '', location: '', title: '', skill: '' };

/** A word or a phrase with a minus before it. */
const exclusion = /(?<!\S)-(?:"[^"]*"?|\S+)/g;

/** The words of a search without those that it leaves out. */
export const wordsToFind = ({ q }: Pick<JobSearch, 'q'>) =>
  q.replaceAll(exclusion, '').replaceAll(/\s+/g, ' ').trim();

/** The words of a search, and apart from them each word or phrase that it leaves out (L-34). */
function wordFiltersOf(search: JobSearch): ActiveFilter[] {
  const parts = [...new Set([wordsToFind(search), ...(search.q.match(exclusion) ?? [])])].filter(Boolean);
  return parts.map((value, at) => ({
    field: 'q',
    value,
    search,
    without: { ...withoutField(search, 'q'), q: parts.toSpliced(at, 1).join(' ') },
  }));
}

/** The filters of a search, in the order of the form. */
export function activeFiltersOf(search: JobSearch): ActiveFilter[] {
  const single = singleFields
    .filter((field) => search[field])
    .map((field) => ({
      field,
      value: String(search[field]),
      search,
      without: withoutField(search, field),
    }));
  const listed = listFields.flatMap((field) =>
    search[field].map((value) => ({
      field,
      value,
      search,
      without: {
        ...search,
        page: 1,
        wide: undefined,
        [field]: search[field].filter((other) => other !== value),
      },
    })),
  );
  return [...wordFiltersOf(search), ...single, ...listed];
}

/** The same search without anything in the given field, on its first page. */
export function withoutField(search: JobSearch, field: keyof JobSearch): JobSearch {
  const empty = listFields.some((one) => one === field) ? [] : field in emptyText ? '' : undefined;
  return { ...search, page: 1, wide: undefined, [field]: empty };
}
