import { experienceBands, jobCategories, workModes } from '@waymark/contract/job-choices';
import type { PayRange } from '@waymark/contract/landings';
import type { JobColumns } from './columns.ts';
import { sampleSize } from './landing-constants.ts';
import { placeFit } from './filter-rules.ts';

/** What a page is about, as the columns have it; undefined where it asks for none. */
export interface LandingFilter {
  /** The position of the category. */
  category: number | undefined;
  /** By job number, above zero where the title or the skill fits. */
  named: Uint8Array | undefined;
  /** By place set, a `placeFit`. */
  placeSets: Uint8Array | undefined;
}

export interface LandingCounts {
  total: number;
  /** The first of them, newest first. */
  newest: number[];
  postedSince: number;
  /** By position in the choice lists. */
  modes: Uint32Array;
  experience: Uint32Array;
  /** By company. */
  companies: Uint32Array;
  /** Yearly US dollars, of those that state pay. */
  salaries: number[];
  /** By place set, jobs of the same work wherever they are. */
  workBySet: Uint32Array;
  /** By category: all jobs at the place, and those of them with the title or the skill. */
  categoriesHere: Uint32Array;
  categoriesNamed: Uint32Array;
}

/** Counts everything that a page shows in one pass over the open jobs. `since` in seconds since the epoch. */
export function countLanding(columns: JobColumns, filter: LandingFilter, since: number): LandingCounts {
  const counts = createCounts(columns);
  const { category, named, placeSets } = filter;
  const numbers = columns.newest.view();
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    const set = columns.placeSet[number] as number;
    const at = columns.category[number] as number;
    const isHere = placeSets === undefined || placeSets[set] === placeFit.here;
    if (isHere) counts.categoriesHere[at]! += 1;
    if (named && !named[number]) continue;
    if (isHere) counts.categoriesNamed[at]! += 1;
    if (category !== undefined && at !== category) continue;
    counts.workBySet[set]! += 1;
    if (isHere) countJob(columns, counts, number, since);
  }
  return counts;
}

function createCounts({ companies, placeSets }: JobColumns): LandingCounts {
  return {
    total: 0,
    newest: [],
    postedSince: 0,
    modes: new Uint32Array(workModes.length),
    experience: new Uint32Array(experienceBands.length + 1),
    companies: new Uint32Array(companies.length),
    salaries: [],
    workBySet: new Uint32Array(placeSets.length),
    categoriesHere: new Uint32Array(jobCategories.length),
    categoriesNamed: new Uint32Array(jobCategories.length),
  };
}

function countJob(columns: JobColumns, counts: LandingCounts, number: number, since: number): void {
  counts.total++;
  if (counts.newest.length < sampleSize) counts.newest.push(number);
  if ((columns.posted[number] as number) >= since) counts.postedSince++;
  counts.modes[columns.mode[number] as number]! += 1;
  counts.experience[columns.experience[number] as number]! += 1;
  counts.companies[columns.company[number] as number]! += 1;
  const salary = columns.salaryYearlyUsd[number] as number;
  if (salary > 0) counts.salaries.push(salary);
}

/** The quartiles of amounts, each multiplied by the rate; between two amounts, the point between them. */
export function quartilesOf(amounts: readonly number[], currency: string, rate: number): PayRange {
  const sorted = Float64Array.from(amounts).sort();
  const at = (share: number) => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return Math.round((below + (above - below) * (position % 1)) * rate);
  };
  return { currency, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** Positions with a count, the largest first; those that come earlier win among equals. */
export function largest(counts: Uint32Array, limit: number): number[] {
  const positions = [...counts.keys()].filter((at) => counts[at]);
  return positions.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, limit);
}
