import { postedPeriods, salaryFloors } from '@waymark/contract/job-choices';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs';
import { positions, type JobColumns } from './columns.ts';
import { tier, type TextHits } from './hit-columns.ts';
import { allGroups, createCounts, group, postedThresholds, presentFacets, topLetter } from './facet-rules.ts';

/**
 * How the places of a job fit those of a search. A remote job elsewhere in the country is found by those who
 * choose remote work, and by nobody else: whoever looks for Munich does not want all of Germany's.
 */
export const placeFit = { none: 0, here: 1, remotely: 2 } as const;
const remoteMode = positions.mode.get('remote');

/** What the filters that have no facet left over: the text search and the places. */
export interface Candidates {
  /** Open jobs in the wanted order. */
  numbers: ArrayLike<number>;
  /** By place set, a `placeFit`; undefined when no place was asked. */
  placeSets: Uint8Array | undefined;
}

export interface Selection {
  total: number;
  /** The numbers of the page asked for. */
  page: number[];
  facets: JobFacets;
}

/**
 * One pass over the candidates: which match, which of them make the page, and the live counts.
 * Each facet is counted without its own filter (I-8): a job that fails in exactly one group counts
 * for the values of that group alone.
 */
export function selectJobs(
  columns: JobColumns,
  search: JobSearch,
  candidates: Candidates,
  slice: { offset: number; limit: number },
  now: number,
): Selection {
  const wanted = readFilters(columns, search, now);
  const counter = createCounter(columns, now);
  const page: number[] = [];
  let total = 0;
  const { numbers, placeSets } = candidates;
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    const failed = failedGroups(columns, wanted, number, placeSets);
    if (failed !== 0) {
      // More than one bit set: it fails in two groups and counts nowhere.
      if ((failed & (failed - 1)) === 0) counter.countOther(number, failed);
      continue;
    }
    counter.count(number);
    if (total >= slice.offset && page.length < slice.limit) page.push(number);
    total++;
  }
  return { total, page, facets: presentFacets(columns, search, counter.counts) };
}

/** How many jobs match. */
export function countMatches(
  columns: JobColumns,
  search: JobSearch,
  { numbers, placeSets }: Candidates,
  now: number,
): number {
  const wanted = readFilters(columns, search, now);
  let total = 0;
  for (let index = 0; index < numbers.length; index++) {
    if (failedGroups(columns, wanted, numbers[index] as number, placeSets) === 0) total++;
  }
  return total;
}

/** The matches of the search in candidate order, at most `limit`: what a ranking can afford to look at. */
export function firstMatches(
  columns: JobColumns,
  search: JobSearch,
  candidates: Candidates,
  limit: number,
  now: number,
): number[] {
  const wanted = readFilters(columns, search, now);
  const { numbers, placeSets } = candidates;
  const found: number[] = [];
  for (let index = 0; index < numbers.length && found.length < limit; index++) {
    const number = numbers[index] as number;
    if (failedGroups(columns, wanted, number, placeSets) === 0) found.push(number);
  }
  return found;
}

/** The first matches of each tier, at most `limit` in all, those of a better tier first; with their tiers. */
export function firstOfTiers(
  columns: JobColumns,
  search: JobSearch,
  { numbers, tiers }: TextHits,
  placeSets: Uint8Array | undefined,
  limit: number,
  now: number,
): Map<number, number> {
  const wanted = readFilters(columns, search, now);
  const found: number[][] = Object.values(tier).map(() => []);
  for (let index = 0; index < numbers.length; index++) {
    const list = found[tiers[index] as number] as number[];
    if (list.length >= limit) continue;
    const number = numbers[index] as number;
    if (failedGroups(columns, wanted, number, placeSets) === 0) list.push(number);
  }
  const best = found.flatMap((list, mark) => list.map((number) => [number, mark] as const));
  return new Map(best.toSorted(([, a], [, b]) => b - a).slice(0, limit));
}

interface Filters {
  category: Uint8Array | undefined;
  type: Uint8Array | undefined;
  mode: Uint8Array | undefined;
  experience: Uint8Array | undefined;
  salary: number;
  postedSince: number;
  company: Uint8Array | undefined;
  industry: Uint8Array | undefined;
  /** By company, whether it stands under the letter. */
  letter: Uint8Array | undefined;
  /** Whether remote work was chosen. */
  remotely: boolean;
}

function readFilters(columns: JobColumns, search: JobSearch, now: number): Filters {
  return {
    category: allow(search.category, positions.category),
    type: allow(search.type, positions.type),
    mode: allow(search.mode, positions.mode),
    experience: allow(search.experience, positions.experience),
    salary: search.salary === undefined ? 0 : salaryFloors.indexOf(search.salary) + 1,
    postedSince: postedThresholds(now)[postedPeriods.findIndex(({ value }) => value === search.posted)] ?? 0,
    company: allowCompanies(columns, search.company),
    industry: allowIndustries(columns, search.industry),
    letter: allowLetter(columns, search.letter),
    remotely: search.mode.includes('remote'),
  };
}

function allow(values: readonly string[], known: Map<string, number>): Uint8Array | undefined {
  if (values.length === 0) return undefined;
  const allowed = new Uint8Array(64);
  for (const value of values) allowed[known.get(value) ?? 63] = 1;
  return allowed;
}

function allowCompanies(columns: JobColumns, ids: readonly string[]): Uint8Array | undefined {
  if (ids.length === 0) return undefined;
  const allowed = new Uint8Array(columns.companies.length);
  for (const id of ids) {
    const position = columns.companyPosition(id);
    if (position !== undefined) allowed[position] = 1;
  }
  return allowed;
}

function allowIndustries(columns: JobColumns, industries: readonly string[]): Uint8Array | undefined {
  if (industries.length === 0) return undefined;
  const allowed = new Uint8Array(columns.industries.length);
  for (const industry of industries) {
    const position = columns.industryPosition(industry);
    if (position !== undefined) allowed[position] = 1;
  }
  return allowed;
}

function allowLetter(columns: JobColumns, letter: string | undefined): Uint8Array | undefined {
  if (letter === undefined) return undefined;
  const wanted = positions.letter.get(letter);
  if (wanted === topLetter) return columns.mostHiring();
  return Uint8Array.from(columns.letterOf, (one) => Number(one === wanted));
}

/** The groups of filters that a job fails in, as bits; all of them when it is in the wrong place. */
function failedGroups(
  columns: JobColumns,
  wanted: Filters,
  number: number,
  placeSets: Uint8Array | undefined,
): number {
  let failed = 0;
  if (placeSets) {
    const fit = placeSets[columns.placeSet[number] as number];
    if (fit === placeFit.here) failed = 0;
    else if (fit === placeFit.none || columns.mode[number] !== remoteMode) return allGroups;
    // Choosing remote work would bring it in: it counts for that choice alone.
    else if (!wanted.remotely) failed |= group.mode;
  }
  if (wanted.category && wanted.category[columns.category[number] as number] !== 1) failed |= group.category;
  if (wanted.type && wanted.type[columns.type[number] as number] !== 1) failed |= group.type;
  if (wanted.mode && wanted.mode[columns.mode[number] as number] !== 1) failed |= group.mode;
  if (wanted.experience && wanted.experience[columns.experience[number] as number] !== 1) {
    failed |= group.experience;
  }
  if ((columns.salary[number] as number) < wanted.salary) failed |= group.salary;
  if ((columns.posted[number] as number) < wanted.postedSince) failed |= group.posted;
  const company = columns.company[number] as number;
  if (wanted.company && wanted.company[company] !== 1) failed |= group.company;
  if (wanted.industry && wanted.industry[columns.industryOf[company] as number] !== 1) {
    failed |= group.industry;
  }
  if (wanted.letter && wanted.letter[company] !== 1) failed |= group.letter;
  return failed;
}

/** Counts jobs by their values; it is called a million times for one search. */
function createCounter(columns: JobColumns, now: number) {
  const { category, type, mode, experience, salary, posted, company, industryOf } = columns;
  const counts = createCounts(columns);
  const thresholds = postedThresholds(now);
  const periodOf = (number: number) => {
    const second = posted[number] as number;
    let period = 0;
    while (period < thresholds.length && second < (thresholds[period] as number)) period++;
    return period;
  };
  return {
    counts,
    /** A job that passes every filter. */
    count(number: number): void {
      counts.category[category[number] as number]! += 1;
      counts.type[type[number] as number]! += 1;
      counts.mode[mode[number] as number]! += 1;
      counts.experience[experience[number] as number]! += 1;
      counts.salary[salary[number] as number]! += 1;
      counts.posted[periodOf(number)]! += 1;
      counts.passing[company[number] as number]! += 1;
    },
    /** A job that fails in this group alone. */
    countOther(number: number, failed: number): void {
      if (failed === group.category) counts.category[category[number] as number]! += 1;
      else if (failed === group.type) counts.type[type[number] as number]! += 1;
      else if (failed === group.mode) counts.mode[mode[number] as number]! += 1;
      else if (failed === group.experience) counts.experience[experience[number] as number]! += 1;
      else if (failed === group.salary) counts.salary[salary[number] as number]! += 1;
      else if (failed === group.posted) counts.posted[periodOf(number)]! += 1;
      else if (failed === group.company) counts.company[company[number] as number]! += 1;
      else if (failed === group.letter) counts.letter[company[number] as number]! += 1;
      else counts.industry[industryOf[company[number] as number] as number]! += 1;
    },
  };
}
