import {
  companyLetters,
  experienceBands,
  jobCategories,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/job-choices';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs';
import { positions, type JobColumns } from './columns.ts';

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

const daySeconds = 86_400;
const companiesListed = 10;
const industriesListed = 30;

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
  const counts = createCounts(columns, now);
  const page: number[] = [];
  let total = 0;
  const { numbers, placeSets } = candidates;
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    const failed = failedGroups(columns, wanted, number, placeSets);
    // More than one bit set: it fails in two groups and counts nowhere.
    if ((failed & (failed - 1)) !== 0) continue;
    count(columns, counts, number, failed);
    if (failed !== 0) continue;
    if (total >= slice.offset && page.length < slice.limit) page.push(number);
    total++;
  }
  return { total, page, facets: presentFacets(columns, search, counts) };
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

const group = {
  category: 1,
  type: 2,
  mode: 4,
  experience: 8,
  salary: 16,
  posted: 32,
  company: 64,
  industry: 128,
  letter: 256,
} as const;
const allGroups = 511;
const topLetter = positions.letter.get('top-100');

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

interface Counts {
  category: Uint32Array;
  type: Uint32Array;
  mode: Uint32Array;
  experience: Uint32Array;
  salary: Uint32Array;
  posted: Uint32Array;
  company: Uint32Array;
  industry: Uint32Array;
  /** By company: its letter is read when all are counted. */
  letter: Uint32Array;
  /** For each period, the second from which a job belongs to it. */
  postedThresholds: readonly number[];
}

function postedThresholds(now: number): number[] {
  return postedPeriods.map(({ days }) => Math.floor(now / 1000) - days * daySeconds);
}

function createCounts({ companies, industries }: JobColumns, now: number): Counts {
  return {
    category: new Uint32Array(jobCategories.length),
    type: new Uint32Array(jobTypes.length + 1),
    mode: new Uint32Array(workModes.length),
    experience: new Uint32Array(experienceBands.length + 1),
    salary: new Uint32Array(salaryFloors.length + 1),
    posted: new Uint32Array(postedPeriods.length),
    company: new Uint32Array(companies.length),
    industry: new Uint32Array(industries.length),
    letter: new Uint32Array(companies.length),
    postedThresholds: postedThresholds(now),
  };
}

function count(columns: JobColumns, counts: Counts, number: number, failed: number): void {
  const counted = failed === 0 ? allGroups : failed;
  if (counted & group.category) increment(counts.category, columns.category[number]);
  if (counted & group.type) increment(counts.type, columns.type[number]);
  if (counted & group.mode) increment(counts.mode, columns.mode[number]);
  if (counted & group.experience) increment(counts.experience, columns.experience[number]);
  if (counted & group.salary) increment(counts.salary, columns.salary[number]);
  const company = columns.company[number] as number;
  if (counted & group.company) increment(counts.company, company);
  if (counted & group.industry) increment(counts.industry, columns.industryOf[company]);
  if (counted & group.letter) increment(counts.letter, company);
  if (counted & group.posted) {
    const posted = columns.posted[number] as number;
    for (let index = 0; index < counts.posted.length; index++) {
      if (posted >= (counts.postedThresholds[index] as number)) increment(counts.posted, index);
    }
  }
}

function increment(counts: Uint32Array, position: number | undefined): void {
  if (position !== undefined) counts[position] = (counts[position] ?? 0) + 1;
}

function presentFacets(columns: JobColumns, search: JobSearch, counts: Counts): JobFacets {
  return {
    category: jobCategories.map(({ value }, index) => ({ value, count: counts.category[index] ?? 0 })),
    type: jobTypes.map(({ value }, index) => ({ value, count: counts.type[index + 1] ?? 0 })),
    mode: workModes.map(({ value }, index) => ({ value, count: counts.mode[index] ?? 0 })),
    experience: experienceBands.map(({ value }, index) => ({
      value,
      count: counts.experience[index + 1] ?? 0,
    })),
    salary: salaryFloors.map((floor, index) => ({
      value: String(floor),
      count: sumFrom(counts.salary, index + 1),
    })),
    posted: postedPeriods.map(({ value }, index) => ({ value, count: counts.posted[index] ?? 0 })),
    company: presentCompanies(columns, search, counts.company),
    industry: presentIndustries(columns, search, counts.industry),
    letter: presentLetters(columns, counts.letter),
  };
}

function presentIndustries(columns: JobColumns, search: JobSearch, counts: Uint32Array) {
  // Those that say none are no industry.
  counts[0] = 0;
  const top = topPositions(counts, industriesListed);
  for (const industry of search.industry) {
    const position = columns.industryPosition(industry);
    if (position && !top.includes(position)) top.push(position);
  }
  return top.map((position) => ({
    value: columns.industries[position] ?? '',
    count: counts[position] ?? 0,
  }));
}

function presentLetters(columns: JobColumns, byCompany: Uint32Array): JobFacets['letter'] {
  const counts = new Uint32Array(companyLetters.length + 1);
  const most = columns.mostHiring();
  for (let company = 0; company < byCompany.length; company++) {
    const jobs = byCompany[company] as number;
    if (jobs === 0) continue;
    counts[columns.letterOf[company] as number]! += jobs;
    if (most[company] === 1) counts[topLetter as number]! += jobs;
  }
  return companyLetters.map(({ value }, index) => ({ value, count: counts[index + 1] ?? 0 }));
}

function sumFrom(counts: Uint32Array, from: number): number {
  return counts.subarray(from).reduce((sum, one) => sum + one, 0);
}

function presentCompanies(columns: JobColumns, search: JobSearch, counts: Uint32Array): JobFacets['company'] {
  const top = topPositions(counts, companiesListed);
  for (const id of search.company) {
    const position = columns.companyPosition(id);
    if (position !== undefined && !top.includes(position)) top.push(position);
  }
  return top.map((position) => {
    const company = columns.companies[position] ?? { id: '', name: '' };
    return { value: company.id, name: company.name, count: counts[position] ?? 0 };
  });
}

/** Positions of the largest counts, largest first; an insertion into ten places beats sorting thousands. */
function topPositions(counts: Uint32Array, limit: number): number[] {
  const top: number[] = [];
  for (let position = 0; position < counts.length; position++) {
    const value = counts[position] as number;
    if (value === 0 || (top.length === limit && value <= (counts[top.at(-1) as number] as number))) continue;
    let at = top.length;
    while (at > 0 && (counts[top[at - 1] as number] as number) < value) at--;
    top.splice(at, 0, position);
    if (top.length > limit) top.pop();
  }
  return top;
}
