import {
  companyLetters,
  experienceBands,
  jobCategories,
  jobTypes,
  salaryFloors,
  workModes,
} from '@waymark/contract/job-choices';
import { letterOf } from '../companies/letter-rules.ts';
import { OpenCounts } from './count-columns.ts';

/*
 * What the search filters and counts by, as one typed array a field, indexed by the job's dense number.
 * Counting seven facets over every open job costs the embedded database 80 ms at 50,000 jobs; a pass over
 * these arrays costs under one (docs/decisions/003). They are derived: the tables stay the truth.
 */

/** What the columns hold of a company. */
export interface CompanyFacts {
  name: string;
  /** Empty where the company does not say. */
  industry: string;
}

/** An open job as the columns hold it. */
export interface JobRow {
  number: number;
  id: string;
  companyId: string;
  companyName: string;
  /** Empty where its company does not say. */
  industry: string;
  category: string;
  type: string | null;
  workMode: string;
  experienceMin: number | null;
  salaryYearlyUsd: number | null;
  hasSkills: boolean;
  /** Seconds since the epoch; null sorts last. */
  postedSeconds: number | null;
  /** The ids of its places, joined by commas: the key under which a combination is kept. */
  places: string;
}

/** Positions in the choice lists: what the byte columns hold. Zero is "not said" where a job may not say. */
export const positions = {
  category: new Map(jobCategories.map(({ value }, index) => [value as string, index])),
  type: new Map(jobTypes.map(({ value }, index) => [value as string, index + 1])),
  mode: new Map(workModes.map(({ value }, index) => [value as string, index])),
  experience: new Map(experienceBands.map(({ value }, index) => [value as string, index + 1])),
  letter: new Map(companyLetters.map(({ value }, index) => [value, index + 1])),
};

/** How many of the salary floors a yearly salary reaches: 0 when it is not known or below all. */
export function salaryLevel(yearlyUsd: number | null): number {
  return yearlyUsd === null ? 0 : salaryFloors.filter((floor) => yearlyUsd >= floor).length;
}

function experiencePosition(years: number | null): number {
  if (years === null) return 0;
  return experienceBands.findLastIndex(({ from }) => years >= from) + 1;
}

function completenessOf({ salaryYearlyUsd, hasSkills, experienceMin, type }: JobRow): number {
  return [salaryYearlyUsd !== null, hasSkills, experienceMin !== null, type !== null].filter(Boolean).length;
}

/** The place ids of a joined list; none for an empty one. */
export function readPlaceIds(places: string): number[] {
  return places === '' ? [] : places.split(',').map(Number);
}

export class JobColumns {
  category = new Uint8Array(0);
  type = new Uint8Array(0);
  mode = new Uint8Array(0);
  experience = new Uint8Array(0);
  salary = new Uint8Array(0);
  /** How much a posting says of pay, skills, experience and kind: 0 to 4. */
  completeness = new Uint8Array(0);
  /** Position in `companies`. */
  company = new Uint32Array(0);
  /** Position in `placeSets`. */
  placeSet = new Uint32Array(0);
  salaryYearlyUsd = new Int32Array(0);
  /** Seconds since the epoch. */
  posted = new Int32Array(0);
  open = new Uint8Array(0);
  ids: string[] = [];
  readonly counts = new OpenCounts();

  /** Open jobs, newest first. */
  newest = new SortedNumbers((a, b) => this.#order(this.posted, a, b));
  /** Open jobs, best paid first. */
  bestPaid = new SortedNumbers((a, b) => this.#order(this.salaryYearlyUsd, a, b));

  companies: { id: string; name: string }[] = [];
  /** By company, its position in `industries` and that of its letter, 0 where there is none. */
  industryOf: number[] = [];
  letterOf: number[] = [];
  /** As first spelled; the first place is for companies that name none. */
  industries: string[] = [''];
  #industryPositions = new Map([['', 0]]);
  #mostHiring: Uint8Array | undefined;
  #companyPositions = new Map<string, number>();
  /** Distinct combinations of places: a few thousand, however many jobs there are. */
  placeSets: (readonly number[])[] = [];
  #placeSetPositions = new Map<string, number>();

  get size(): number {
    return this.newest.length;
  }

  /** Open jobs posted at that second or later. */
  countPostedSince(second: number): number {
    const newest = this.newest.view();
    let low = 0;
    let high = newest.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.posted[newest[middle] as number] as number) >= second) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Companies with an open job; `companies` also keeps those whose last one has closed. */
  countHiring(): number {
    return this.counts.company.reduce((hiring, jobs) => hiring + (jobs > 0 ? 1 : 0), 0);
  }

  /** By company, whether it is among the hundred with most open jobs. */
  mostHiring(): Uint8Array {
    this.#mostHiring ??= markMostHiring(this);
    return this.#mostHiring;
  }

  industryPosition(industry: string): number | undefined {
    return this.#industryPositions.get(industry.toLowerCase());
  }

  companyPosition(id: string): number | undefined {
    return this.#companyPositions.get(id);
  }

  categoryPosition(category: string): number {
    return positions.category.get(category) ?? jobCategories.length - 1;
  }

  placesOf(number: number): readonly number[] {
    return this.placeSets[this.placeSet[number] ?? 0] ?? [];
  }

  /** Takes what the given jobs are now: `rows` has those of them that are open. */
  change(changed: ReadonlySet<number>, rows: readonly JobRow[]): void {
    this.#mostHiring = undefined;
    const known = [...changed].filter((number) => this.open[number]);
    // In their orders they are found by what they were: they leave before anything is written.
    this.newest.removeAll(known);
    this.bestPaid.removeAll(known);
    for (const number of known) {
      this.counts.add(this, number, -1);
      this.open[number] = 0;
    }
    for (const row of rows) this.#write(row);
    const numbers = rows.map(({ number }) => number);
    this.newest.addAll(numbers);
    this.bestPaid.addAll(numbers);
  }

  #write(row: JobRow): void {
    const { number } = row;
    if (number >= this.open.length) this.#grow(number + 1);
    this.category[number] = this.categoryPosition(row.category);
    this.type[number] = (row.type && positions.type.get(row.type)) || 0;
    this.mode[number] = positions.mode.get(row.workMode) ?? 0;
    this.experience[number] = experiencePosition(row.experienceMin);
    this.salary[number] = salaryLevel(row.salaryYearlyUsd);
    this.completeness[number] = completenessOf(row);
    this.salaryYearlyUsd[number] = row.salaryYearlyUsd ?? 0;
    this.posted[number] = row.postedSeconds ?? 0;
    this.company[number] = this.#internCompany(row);
    this.placeSet[number] = this.#internPlaces(row.places);
    this.ids[number] = row.id;
    this.open[number] = 1;
    this.counts.add(this, number, 1);
  }

  /** Takes what a company says of itself now; one that no job has named is left out. */
  describeCompany(id: string, { name, industry }: CompanyFacts): void {
    const at = this.companyPosition(id);
    if (at === undefined) return;
    this.companies[at] = { id, name };
    this.industryOf[at] = this.#internIndustry(industry.trim());
    this.letterOf[at] = positions.letter.get(letterOf(name)) ?? 0;
    this.#mostHiring = undefined;
  }

  #internCompany({ companyId: id, companyName: name, industry }: JobRow): number {
    const at = this.#companyPositions.get(id);
    if (at !== undefined) return at;
    const next = this.companies.length;
    this.#companyPositions.set(id, next);
    this.describeCompany(id, { name, industry });
    return next;
  }

  #internIndustry(industry: string): number {
    const known = this.industryPosition(industry);
    if (known !== undefined) return known;
    this.#industryPositions.set(industry.toLowerCase(), this.industries.length);
    return this.industries.push(industry) - 1;
  }

  #internPlaces(key: string): number {
    const known = this.#placeSetPositions.get(key);
    if (known !== undefined) return known;
    this.#placeSetPositions.set(key, this.placeSets.length);
    return this.placeSets.push(readPlaceIds(key)) - 1;
  }

  #grow(needed: number): void {
    const capacity = Math.max(1024, needed, Math.ceil(this.open.length * 1.5));
    const bytes = (old: Uint8Array) => withContent(new Uint8Array(capacity), old);
    const words = (old: Uint32Array) => withContent(new Uint32Array(capacity), old);
    const integers = (old: Int32Array) => withContent(new Int32Array(capacity), old);
    this.category = bytes(this.category);
    this.type = bytes(this.type);
    this.mode = bytes(this.mode);
    this.experience = bytes(this.experience);
    this.salary = bytes(this.salary);
    this.completeness = bytes(this.completeness);
    this.open = bytes(this.open);
    this.company = words(this.company);
    this.placeSet = words(this.placeSet);
    this.salaryYearlyUsd = integers(this.salaryYearlyUsd);
    this.posted = integers(this.posted);
  }

  #order(key: Int32Array, a: number, b: number): number {
    // The number breaks ties, so that the order is total and a page never repeats a job.
    return (key[b] ?? 0) - (key[a] ?? 0) || b - a;
  }
}

const mostHiringListed = 100;

/** Companies with as many jobs come by their name, so that every process marks the same ones. */
function markMostHiring({ companies, counts: { company: counts } }: JobColumns): Uint8Array {
  const hiring = [...companies.keys()].filter((at) => counts[at]);
  const key = (at: number) => `${companies[at]?.name} ${companies[at]?.id}`;
  const most = hiring.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (key(a) < key(b) ? -1 : 1));
  const marked = new Uint8Array(companies.length);
  for (const at of most.slice(0, mostHiringListed)) marked[at] = 1;
  return marked;
}

function withContent<T extends { set(from: ArrayLike<number>): void }>(
  larger: T,
  content: ArrayLike<number>,
): T {
  larger.set(content);
  return larger;
}

/** Job numbers in a fixed order, changed without sorting anew. */
export class SortedNumbers {
  #numbers = new Int32Array(0);
  #length = 0;
  #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get length(): number {
    return this.#length;
  }

  /** The numbers in order; valid until the next change. */
  view(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  /** Whether the first of two comes before the second: below zero if so. */
  compare(a: number, b: number): number {
    return this.#compare(a, b);
  }

  /** Adds numbers that are not among these. */
  addAll(numbers: readonly number[]): void {
    const added = Int32Array.from(numbers).sort(this.#compare);
    const length = this.#length + added.length;
    if (length > this.#numbers.length) {
      this.#numbers = withContent(new Int32Array(Math.max(1024, length * 1.5)), this.view());
    }
    // From the end, so that everything moves once, and to where it stays.
    let end = this.#length;
    for (let index = added.length - 1; index >= 0; index--) {
      const number = added[index] as number;
      const at = this.#find(number, end);
      this.#numbers.copyWithin(at + index + 1, at, end);
      this.#numbers[at + index] = number;
      end = at;
    }
    this.#length = length;
  }

  /** Takes out numbers whose keys are still what they were when they were added; any others are left alone. */
  removeAll(numbers: readonly number[]): void {
    const found = numbers
      .map((number) => ({ number, at: this.#find(number, this.#length) }))
      .filter(({ number, at }) => at < this.#length && this.#numbers[at] === number)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    let to = found[0] ?? 0;
    for (const [index, at] of found.entries()) {
      const end = found[index + 1] ?? this.#length;
      this.#numbers.copyWithin(to, at + 1, end);
      to += end - at - 1;
    }
    this.#length -= found.length;
  }

  /** The first position below `end` whose number does not come before the given one; `end` if there is none. */
  #find(number: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#numbers[middle] ?? 0, number) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
