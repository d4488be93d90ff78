import { formatCount } from '@waymark/contract/text/format-count';
import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobCategories,
  jobLevels,
  jobTypes,
  labelOf,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices/jobs';
import type { JobFacets, JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
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

/** By which exchange rates pay in other currencies is compared with the choices. */
export const explainConversion = (ratesOf: string) =>
  `Pay in other currencies counts at the exchange rates of ${formatDate(ratesOf)}; each job’s page shows the date of its own rate.`;

/** A salary that was typed and is none of the choices: "over 50000". */
export function ownSalary({ salary }: Pick<JobSearch, 'salary'>, count: number) {
  if (salary === undefined || salaryFloors.some((floor) => floor === salary)) return [];
  return [{ value: String(salary), label: salaryLabel(salary), count }];
}

const countOf = (counts: Counts, value: string) => counts.find((one) => one.value === value)?.count ?? 0;

/** The choices in their own order, each with its count. */
export function countedOptions(choices: readonly Choice[], counts: Counts) {
  return choices.map(({ value, label }) => ({ value, label, count: countOf(counts, value) }));
}

/** Only choices that lead somewhere or are selected, most jobs first: for lists too long to show all. */
export function busiestOptions(choices: readonly Choice[], counts: Counts, selected: readonly string[]) {
  return countedOptions(choices, counts)
    .filter((option) => option.count > 0 || selected.includes(option.value))
    .sort((a, b) => b.count - a.count);
}

/** What a chip says of its filter. */
export function filterLabel({ field, value, without }: ActiveFilter, facets: JobFacets): string {
  switch (field) {
    case 'q':
      return `“${value}”`;
    case 'location':
      return without.radius
        ? `Within ${without.radius} ${without.unit ?? distanceUnits[0]} of ${value}`
        : `In ${value}`;
    case 'salary':
      return salaryLabel(value);
    case 'posted':
      return labelOf(postedPeriods, value);
    case 'category':
      return labelOf(jobCategories, value);
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
    case 'letter':
      return value === 'top-100' ? 'Top 100 companies' : `Companies with ${labelOf(companyLetters, value)}`;
    default:
      return value;
  }
}

/** What to leave out for more jobs: each filter in its own words, how many jobs come then, and their search. */
export function waysToMore(search: JobSearch, { relaxed, facets }: JobSearchResult) {
  const active = activeFiltersOf(search);
  // With one filter only, leaving it out is the way back to everything.
  if (new Set(active.map(({ field }) => field)).size < 2) return [];
  return relaxed.flatMap(({ field, total }) => {
    const filters = active.filter((filter) => filter.field === field);
    const [first] = filters;
    if (!first) return [];
    const isTyped = first.field === 'q' || first.field === 'location';
    const names = filters.map((filter) => (isTyped ? filter.value : filterLabel(filter, facets)));
    return [{ name: names.join(' or '), total, search: withoutField(search, first.field) }];
  });
}

/** "No job in Berlin", as exactly as the search was made. */
export function nothingIn(search: JobSearch): string {
  const job = activeFiltersOf({ ...search, location: '' }).length > 0 ? 'No such job' : 'No job';
  return search.radius
    ? `${job} within ${search.radius} ${search.unit ?? distanceUnits[0]} of ${search.location}`
    : `${job} in ${search.location}`;
}
