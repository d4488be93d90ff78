import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobLevels,
  jobTypes,
  labelOf,
  maxHiddenCompanies,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { describeOwnFilter } from '@waymark/contract/jobs/own-fields';
import type { JobFacets, JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { alertPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { hasFeature } from '../../../lib/board.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { activeFiltersOf, withoutField, type ActiveFilter } from './search-rules.ts';

type Counts = readonly { value: string; count: number }[];
interface Choice {
  readonly value: string;
  readonly label: string;
}

const salaryLabel = (floor: string | number) => `$${formatCount(Number(floor))} a year or more`;
export const salaryChoices: readonly Choice[] = salaryFloors.map((floor) => ({
  value: String(floor),
  label: salaryLabel(floor),
}));

export const explainConversion = (ratesOf: string) =>
  `Pay in other currencies counts at the exchange rates of ${formatDate(ratesOf)}; each job’s page shows the date of its own rate.`;

/** A salary of the address that is none of the choices. */
export function ownSalary({ salary }: Pick<JobSearch, 'salary'>, count: number) {
  if (salary === undefined || salaryFloors.some((floor) => floor === salary)) return [];
  return [{ value: String(salary), label: salaryLabel(salary), count }];
}

const countOf = (counts: Counts, value: string) => counts.find((one) => one.value === value)?.count ?? 0;

/** The choices in their own order, each with its count. */
export function countedOptions(choices: readonly Choice[], counts: Counts) {
  return choices.map(({ value, label }) => ({ value, label, count: countOf(counts, value) }));
}

/** For long lists: choices with jobs or selected ones only, those with most jobs first. */
export function busiestOptions(choices: readonly Choice[], counts: Counts, selected: readonly string[]) {
  return countedOptions(choices, counts)
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

export function filterLabel({ field, value, without }: ActiveFilter, facets: JobFacets): string {
  switch (field) {
    case 'q':
      return value.startsWith('-') ? `Without “${value.slice(1).replaceAll('"', '')}”` : `“${value}”`;
    case 'location':
      return without.radius
        ? `Within ${without.radius} ${without.unit ?? distanceUnits[0]} of ${value}`
        : `In ${value}`;
    case 'salary':
      return salaryLabel(value);
    case 'posted':
      return labelOf(postedPeriods, value);
    case 'category':
      return categoryLabel(value);
    case 'type':
      return labelOf(jobTypes, value);
    case 'mode':
      return labelOf(workModes, value);
    case 'level':
      return labelOf(jobLevels, value);
    case 'experience':
      return labelOf(experienceBands, value);
    case 'company':
      return facets.company.find((company) => company.value === value)?.name ?? 'Company';
    case 'notCompany':
      return `Without ${facets.company.find((company) => company.value === value)?.name ?? 'a company'}`;
    case 'own':
      return describeOwnFilter(value);
    case 'letter':
      return value === 'top-100' ? 'Top 100 companies' : `Companies with ${labelOf(companyLetters, value)}`;
    default:
      return value;
  }
}

/** Filters to leave out for more jobs: the label, the number of jobs without it, and that search. */
export function relaxations(search: JobSearch, { relaxed, facets }: JobSearchResult) {
  const active = activeFiltersOf(search);
  // Without the only filter, the search would list all jobs.
  if (new Set(active.map(({ field }) => field)).size < 2) return [];
  return relaxed.flatMap(({ field, total }) => {
    const filters = active.filter((filter) => filter.field === field);
    const [first] = filters;
    if (!first) return [];
    const isTyped = first.field === 'q' || first.field === 'location';
    const names = isTyped ? [String(search[first.field])] : filters.map((one) => filterLabel(one, facets));
    return [{ name: names.join(' or '), total, search: withoutField(search, first.field) }];
  });
}

/** "No job in Berlin", or "No such job within 10 km of Berlin". */
export function nothingIn(search: JobSearch): string {
  const job = activeFiltersOf({ ...search, location: '' }).length > 0 ? 'No such job' : 'No job';
  return search.radius
    ? `${job} within ${search.radius} ${search.unit ?? distanceUnits[0]} of ${search.location}`
    : `${job} in ${search.location}`;
}

/** The form for an alert with the criteria of the search that alerts have; undefined without any. */
export function searchAlertPath(search: JobSearch): string | undefined {
  const { q, level, location, category, company, own } = search;
  const only = (values: readonly string[]) => (values.length === 1 ? values[0] : '');
  // Alerts have no levels, so these become words of the keyword.
  const words = [...level.map((one) => labelOf(jobLevels, one).toLowerCase()), q].filter(Boolean);
  const fields = { keyword: words.join(' '), location, category: only(category), company: only(company) };
  const criteria = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const isAny = Object.keys(criteria).length > 0 || own.length > 0;
  return isAny && hasFeature('guestAlerts') ? alertPath({ ...criteria, own }) : undefined;
}
