import {
  companyLetters,
  experienceBands,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import {
  degreeChoices,
  jobBenefits,
  jobSchedules,
  postingLanguages,
  sponsorshipChoices,
} from '@waymark/contract/jobs/fact-choices';
import { companySizes, statedSizes } from '@waymark/contract/companies/profile-choices';
import { jobSearchSchema, type JobFacets, type JobSearch } from '@waymark/contract/jobs/jobs';
import { board } from '../../../platform/board/board.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import {
  countByLanguage,
  findCategoryPosition,
  maxCategoryPositions,
  maxLanguagePositions,
  positions,
} from '../job-index/position-rules.ts';
import {
  factPosition,
  groupPosition,
  positionsEnd,
  statedGroups,
  type StatedFact,
  type StatedGroup,
} from '../../jobs/posting-facts/stated-rules.ts';
import { group } from './group-constants.ts';
import { listPayAmounts, readPayFilter, tallyFloors } from './pay-filter-rules.ts';

const daySeconds = 86_400;
const companiesListed = 10;
const industriesListed = 30;

export const topLetter = positions.letter.get('top-100');

/** What a pass over jobs counts: each group without its own filter. */
export interface Counts {
  category: Uint32Array;
  type: Uint32Array;
  mode: Uint32Array;
  experience: Uint32Array;
  salary: Uint32Array;
  /** By period; what a shorter one has, a longer one has too. */
  posted: Uint32Array;
  /** By company, the jobs that pass every filter. It stands for the next four where they have no filter. */
  passing: Uint32Array;
  /** By company, all four. Companies lead to industries, letters and sizes when all is counted. */
  company: Uint32Array;
  industry: Uint32Array;
  letter: Uint32Array;
  size: Uint32Array;
  language: Uint32Array;
  stated: StatedCounts;
}

/** For each period, the second from which a job belongs to it; the shortest period comes first. */
export function postedThresholds(now: number): number[] {
  return postedPeriods.map(({ days }) => Math.floor(now / 1000) - days * daySeconds);
}

/** `groups` are those that a job can fail in, as bits. */
export function createCounts(
  { companies }: JobColumnIndex,
  { groups, payFloors = salaryFloors }: { groups: number; payFloors?: readonly number[] | undefined },
): Counts {
  const passing = new Uint32Array(companies.length);
  const ownOf = (bit: number) => (groups & bit ? new Uint32Array(companies.length) : passing);
  return {
    category: new Uint32Array(maxCategoryPositions),
    type: new Uint32Array(jobTypes.length + 1),
    mode: new Uint32Array(workModes.length + 1),
    experience: new Uint32Array(experienceBands.length + 1),
    salary: new Uint32Array(payFloors.length + 1),
    posted: new Uint32Array(postedPeriods.length),
    passing,
    company: ownOf(group.company),
    industry: ownOf(group.industry),
    letter: ownOf(group.letter),
    size: ownOf(group.size),
    language: new Uint32Array(maxLanguagePositions),
    stated: createStatedCounts(groups),
  };
}

/** The facets of the search that asks for nothing, from what is kept of the open jobs. */
export function countOpenJobs(columns: JobColumnIndex, now: number): JobFacets {
  const { company, stated, ...kept } = columns.counts;
  const asked = jobSearchSchema.parse({});
  const passing = Uint32Array.from(company);
  const posted = Uint32Array.from(postedThresholds(now), (second) => columns.countPostedSince(second));
  return presentFacets(columns, asked, {
    ...kept,
    salary: countOpenPay(columns, asked) ?? kept.salary,
    posted,
    passing,
    company: passing,
    industry: passing,
    letter: passing,
    size: passing,
    stated: createStatedCounts(0, stated),
  });
}

/** Undefined where the columns have the choices already. */
function countOpenPay(
  { newest, salaryYearlyUsd }: JobColumnIndex,
  asked: JobSearch,
): Uint32Array | undefined {
  const { floors } = readPayFilter(asked);
  if (!floors) return undefined;
  const counts = new Uint32Array(floors.length + 1);
  tallyFloors(counts, salaryYearlyUsd, floors)(newest.view());
  return counts;
}

/** For each group, the figures of its choices in their order; of companies and industries by their position. */
type Figures = Readonly<Record<keyof JobFacets, Uint32Array>>;

function figuresOf(columns: JobColumnIndex, counts: Counts): Figures {
  const sizes = countByCompany(columns.sizeOf, companySizes.length, counts.size);
  return {
    category: counts.category,
    // The first place of these is for jobs that state none.
    type: counts.type.subarray(1),
    mode: counts.mode.subarray(1),
    experience: counts.experience.subarray(1),
    salary: Uint32Array.from(counts.salary.subarray(1), (_count, index) => sumFrom(counts.salary, index + 1)),
    posted: counts.posted,
    company: counts.company,
    industry: countIndustries(columns, counts.industry),
    letter: countLetters(columns, counts.letter),
    ...statedFigures(counts.stated),
    size: sizes.subarray(1),
    language: countByLanguage(counts.language),
    notStated: notStatedFigures(counts.stated, { size: sizes[0], language: counts.language[0] }),
  };
}

/** The live counts as they are sent: for each choice how many answers the search has once it is taken. */
export function presentFacets(columns: JobColumnIndex, search: JobSearch, counts: Counts): JobFacets {
  const figures = figuresOf(columns, counts);
  const present = (choices: readonly { value: string }[], facet: keyof JobFacets) =>
    choices.map(({ value }, index) => ({ value, count: figures[facet][index] ?? 0 }));
  return {
    category: board.words.categories.listed.map(({ value }) => ({
      value,
      count: figures.category[findCategoryPosition(value) ?? -1] ?? 0,
    })),
    type: present(jobTypes, 'type'),
    mode: present(workModes, 'mode'),
    experience: present(experienceBands, 'experience'),
    salary: present(
      listPayAmounts(search).map((amount) => ({ value: String(amount) })),
      'salary',
    ),
    posted: present(postedPeriods, 'posted'),
    company: presentCompanies(columns, search, figures.company),
    industry: presentIndustries(columns, search, figures.industry),
    letter: present(companyLetters, 'letter'),
    schedule: present(jobSchedules, 'schedule'),
    degree: present(degreeChoices, 'degree'),
    sponsorship: present(sponsorshipChoices, 'sponsorship'),
    benefits: present(jobBenefits, 'benefits'),
    size: present(
      statedSizes.map((value) => ({ value })),
      'size',
    ),
    language: present(postingLanguages, 'language').filter(
      ({ value, count }) => count > 0 || search.language.some((chosen) => chosen === value),
    ),
    notStated: presentNotStated(figures.notStated),
  };
}

/** Sums the counts of companies by what each of them is. */
function countByCompany(kindOf: readonly number[], kinds: number, byCompany: Uint32Array): Uint32Array {
  const counts = new Uint32Array(kinds);
  for (let company = 0; company < byCompany.length; company++) {
    counts[kindOf[company] as number]! += byCompany[company] as number;
  }
  return counts;
}

function countIndustries({ industryOf, industries }: JobColumnIndex, byCompany: Uint32Array): Uint32Array {
  const counts = countByCompany(industryOf, industries.length, byCompany);
  // Those that say none are no industry.
  counts[0] = 0;
  return counts;
}

function presentIndustries(columns: JobColumnIndex, search: JobSearch, counts: Uint32Array) {
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

function countLetters(columns: JobColumnIndex, byCompany: Uint32Array): Uint32Array {
  const counts = new Uint32Array(companyLetters.length + 1);
  const most = columns.companyCounts().most;
  for (let company = 0; company < byCompany.length; company++) {
    const jobs = byCompany[company] as number;
    if (jobs === 0) continue;
    counts[columns.letterOf[company] as number]! += jobs;
    if (most[company] === 1) counts[topLetter as number]! += jobs;
  }
  return counts.subarray(1);
}

function sumFrom(counts: Uint32Array, from: number): number {
  return counts.subarray(from).reduce((sum, one) => sum + one, 0);
}

function presentCompanies(
  columns: JobColumnIndex,
  search: JobSearch,
  counts: Uint32Array,
): JobFacets['company'] {
  const top = topPositions(counts, companiesListed);
  // Chosen and hidden ones too, as the page shows their names.
  for (const id of [...search.company, ...search.notCompany]) {
    const position = columns.companyPosition(id);
    if (position !== undefined && !top.includes(position)) top.push(position);
  }
  return top.map((position) => {
    const company = columns.companies[position] ?? { id: '', name: '' };
    return { value: company.id, count: counts[position] ?? 0, name: company.name };
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

/** By position of what postings state, how many jobs state it; behind these, how many jobs were counted. */
type StatedCount = Uint32Array;

/**
 * The counts of what postings state. Shifts widen a search, so that each is counted without those that are chosen; all
 * else narrows it one by one, and is counted among the matches. What is not stated is counted without its own group.
 */
export interface StatedCounts extends Record<StatedGroup, StatedCount> {
  matching: StatedCount;
  shift: StatedCount;
}

/** The filters without which each of them is counted, as bits. */
export const withoutOf: Readonly<Record<keyof StatedCounts, number>> = {
  matching: 0,
  shift: group.shift,
  schedule: group.shift | group.arrangement,
  degree: group.degree,
  sponsorship: group.sponsorship,
  benefits: group.benefits,
};

const createCount = (): StatedCount => new Uint32Array(positionsEnd + 1);

/** One count stands for all that leave out no filter that is there: `groups` has these as bits. */
function createStatedCounts(groups: number, matching = createCount()): StatedCounts {
  const countOf = (name: keyof StatedCounts) => (groups & withoutOf[name] ? createCount() : matching);
  return {
    matching,
    shift: countOf('shift'),
    schedule: countOf('schedule'),
    degree: countOf('degree'),
    sponsorship: countOf('sponsorship'),
    benefits: countOf('benefits'),
  };
}

/** Bits that are looked at together: their combinations are few enough to count each. */
const sliceBits = 9;
const sliceSize = 1 << sliceBits;
const slices = Math.ceil(positionsEnd / sliceBits);
/** Below so many jobs to go through the combinations costs more than to look at each bit. */
const fewRows = 500;

/** Adds what the jobs in these rows state. */
export function tallyStated(count: StatedCount, column: Int32Array): (rows: Int32Array) => void {
  let combinations: Uint32Array | undefined;
  return (rows) => {
    count[positionsEnd]! += rows.length;
    if (rows.length < fewRows) return tallyBits(count, column, rows);
    combinations = combinations?.fill(0) ?? new Uint32Array(slices * sliceSize);
    countCombinations(combinations, column, rows);
    for (let at = 0; at < combinations.length; at++) {
      const jobs = combinations[at] as number;
      if (jobs === 0) continue;
      const first = (at >> sliceBits) * sliceBits;
      for (let left = at & (sliceSize - 1); left !== 0; left &= left - 1)
        count[first + 31 - Math.clz32(left & -left)]! += jobs;
    }
  };
}

function tallyBits(count: StatedCount, column: Int32Array, rows: Int32Array): void {
  for (let at = 0; at < rows.length; at++) {
    for (let left = column[rows[at] as number] as number; left !== 0; left &= left - 1)
      count[31 - Math.clz32(left & -left)]! += 1;
  }
}

/** Without a jump for each bit, which would be guessed wrong for many a job. */
function countCombinations(combinations: Uint32Array, column: Int32Array, rows: Int32Array): void {
  const mask = sliceSize - 1;
  for (let at = 0; at < rows.length; at++) {
    const stated = column[rows[at] as number] as number;
    combinations[stated & mask]! += 1;
    combinations[sliceSize + ((stated >> sliceBits) & mask)]! += 1;
    combinations[2 * sliceSize + ((stated >> (2 * sliceBits)) & mask)]! += 1;
  }
}

const at = (count: StatedCount, fact: StatedFact) => count[factPosition[fact]] as number;

/** The figures of the choices, in their order. */
function statedFigures({ matching, shift }: StatedCounts) {
  return {
    schedule: Uint32Array.from(jobSchedules, ({ value, isShift }) => at(isShift ? shift : matching, value)),
    degree: Uint32Array.from(degreeChoices, ({ value }) => at(matching, `degree-${value}`)),
    sponsorship: Uint32Array.from(sponsorshipChoices, ({ value }) => at(matching, `sponsorship-${value}`)),
    benefits: Uint32Array.from(jobBenefits, ({ value }) => at(matching, value)),
  };
}

/** In the order of the groups, then of what is no text: how many jobs state nothing. */
function notStatedFigures(
  counts: StatedCounts,
  { size = 0, language = 0 }: { size?: number | undefined; language?: number | undefined },
): Uint32Array {
  const silent = statedGroups.map((name) => {
    const count = counts[name];
    return (count[positionsEnd] as number) - (count[groupPosition[name]] as number);
  });
  return Uint32Array.of(...silent, size, language);
}

function presentNotStated(figures: Uint32Array): JobFacets['notStated'] {
  const names = [...statedGroups, 'size', 'language'] as const;
  return Object.fromEntries(names.map((name, nth) => [name, figures[nth] ?? 0])) as JobFacets['notStated'];
}
