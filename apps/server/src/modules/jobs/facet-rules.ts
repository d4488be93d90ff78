import {
  companyLetters,
  experienceBands,
  jobCategories,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/job-choices';
import { jobSearchSchema, type JobFacets, type JobSearch } from '@waymark/contract/jobs';
import { positions, type JobColumns } from './columns.ts';

const daySeconds = 86_400;
const companiesListed = 10;
const industriesListed = 30;

/** A bit for each group of filters. */
export const group = {
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
export const allGroups = 511;
export const topLetter = positions.letter.get('top-100');

/** What a pass over jobs counts. Companies lead to their industries and letters when all is counted. */
export interface Counts {
  category: Uint32Array;
  type: Uint32Array;
  mode: Uint32Array;
  experience: Uint32Array;
  salary: Uint32Array;
  /** By the shortest period that a job belongs to; longer ones have it too. */
  posted: Uint32Array;
  /** By company, the jobs that pass every filter. */
  passing: ArrayLike<number>;
  /** Jobs that fail in this group alone: by company, by industry, by company. */
  company: Uint32Array;
  industry: Uint32Array;
  letter: Uint32Array;
}

/** For each period, the second from which a job belongs to it; the shortest period comes first. */
export function postedThresholds(now: number): number[] {
  return postedPeriods.map(({ days }) => Math.floor(now / 1000) - days * daySeconds);
}

export function createCounts({ companies, industries }: JobColumns) {
  return {
    category: new Uint32Array(jobCategories.length),
    type: new Uint32Array(jobTypes.length + 1),
    mode: new Uint32Array(workModes.length),
    experience: new Uint32Array(experienceBands.length + 1),
    salary: new Uint32Array(salaryFloors.length + 1),
    posted: new Uint32Array(postedPeriods.length + 1),
    passing: new Uint32Array(companies.length),
    company: new Uint32Array(companies.length),
    industry: new Uint32Array(industries.length),
    letter: new Uint32Array(companies.length),
  } satisfies Counts;
}

/** The facets of the search that asks for nothing, from what is kept of the open jobs. */
export function countOpenJobs(columns: JobColumns, now: number): JobFacets {
  const { company: passing, ...kept } = columns.counts;
  const since = postedThresholds(now).map((second) => columns.countPostedSince(second));
  const posted = Uint32Array.from(since, (count, index) => count - (since[index - 1] ?? 0));
  return presentFacets(columns, jobSearchSchema.parse({}), {
    ...createCounts(columns),
    ...kept,
    passing,
    posted,
  });
}

/** The live counts as they are sent. */
export function presentFacets(columns: JobColumns, search: JobSearch, counts: Counts): JobFacets {
  const passingOr = (own: Uint32Array) => own.map((jobs, company) => jobs + (counts.passing[company] ?? 0));
  let recent = 0;
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
    posted: postedPeriods.map(({ value }, index) => ({
      value,
      count: (recent += counts.posted[index] ?? 0),
    })),
    company: presentCompanies(columns, search, passingOr(counts.company)),
    industry: presentIndustries(columns, search, industriesOf(columns, counts)),
    letter: presentLetters(columns, passingOr(counts.letter)),
  };
}

function industriesOf({ industryOf }: JobColumns, { industry, passing }: Counts): Uint32Array {
  const counts = industry.slice();
  for (let company = 0; company < passing.length; company++) {
    counts[industryOf[company] as number]! += passing[company] as number;
  }
  return counts;
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
