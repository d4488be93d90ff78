import {
  distanceUnits,
  experienceBands,
  jobCategories,
  jobTypes,
  labelOf,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/job-choices';
import type { JobFacets } from '@waymark/contract/jobs';
import { formatCount } from '../../lib/format-count.ts';
import type { ActiveFilter } from './search-rules.ts';

type Counts = readonly { value: string; count: number }[];
interface Choice {
  readonly value: string;
  readonly label: string;
}

export const salaryLabel = (floor: string | number) => `$${formatCount(Number(floor))} a year or more`;
export const salaryChoices: readonly Choice[] = salaryFloors.map((floor) => ({
  value: String(floor),
  label: salaryLabel(floor),
}));

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
    case 'experience':
      return labelOf(experienceBands, value);
    case 'company':
      return facets.company.find((company) => company.value === value)?.name ?? 'Company';
    default:
      return value;
  }
}
