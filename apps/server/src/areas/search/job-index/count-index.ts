import { experienceBands, jobTypes, salaryFloors, workModes } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { positionsEnd } from '../../jobs/posting-facts/stated-rules.ts';
import { findCategoryPosition, maxCategoryPositions, maxLanguagePositions } from './position-rules.ts';

/** What each job is counted by, by its row. */
interface CountedColumns {
  category: Uint8Array;
  type: Uint8Array;
  mode: Uint8Array;
  experience: Uint8Array;
  salary: Uint8Array;
  language: Uint8Array;
  stated: Int32Array;
  company: Uint32Array;
  placeSet: Uint32Array;
}

/** How many open jobs have each value, kept as jobs come and go: to count a million takes 50 ms. */
export class OpenCounts {
  readonly category = new Uint32Array(maxCategoryPositions);
  /** Zero is for jobs that do not say. */
  readonly type = new Uint32Array(jobTypes.length + 1);
  readonly mode = new Uint32Array(workModes.length + 1);
  readonly experience = new Uint32Array(experienceBands.length + 1);
  /** By how many of the floors the salary reaches. */
  readonly salary = new Uint32Array(salaryFloors.length + 1);
  readonly language = new Uint32Array(maxLanguagePositions);
  readonly stated = new Uint32Array(positionsEnd + 1);
  readonly company: number[] = [];
  readonly placeSet: number[] = [];

  /** `by` is 1 for a job that came and -1 for one that goes. */
  add(columns: CountedColumns, row: number, by: 1 | -1): void {
    this.category[columns.category[row] as number]! += by;
    this.type[columns.type[row] as number]! += by;
    this.mode[columns.mode[row] as number]! += by;
    this.experience[columns.experience[row] as number]! += by;
    this.salary[columns.salary[row] as number]! += by;
    this.language[columns.language[row] as number]! += by;
    countStated(this.stated, columns.stated[row] as number, by);
    const company = columns.company[row] as number;
    this.company[company] = (this.company[company] ?? 0) + by;
    const placeSet = columns.placeSet[row] as number;
    this.placeSet[placeSet] = (this.placeSet[placeSet] ?? 0) + by;
  }
}

/** Adds what one job states, or takes it away. */
function countStated(count: Uint32Array, stated: number, by: 1 | -1): void {
  count[positionsEnd]! += by;
  for (let left = stated; left !== 0; left &= left - 1) count[31 - Math.clz32(left & -left)]! += by;
}

export interface HiringCompany {
  id: string;
  name: string;
  logoUrl: string | null;
  jobs: number;
}

/** What the columns know of companies, each by its position, and of the jobs that are counted. */
interface CompanyColumns {
  companies: readonly { id: string; name: string; logoFileId: string | null }[];
  industries: readonly string[];
  industryOf: readonly number[];
  counts: { company: ArrayLike<number> };
  category: Uint8Array;
  company: Uint32Array;
  newest: { view(): Int32Array };
  companyPosition(id: string): number | undefined;
}

const mostHiringListed = 100;

/** Open jobs by company, while nothing changes. */
export class CompanyCounts {
  readonly #columns: CompanyColumns;
  #order: readonly number[] | undefined;
  #most: Uint8Array | undefined;
  #hiring: readonly HiringCompany[] | undefined;
  readonly #byCategory = new Map<JobCategory, readonly HiringCompany[]>();

  constructor(columns: CompanyColumns) {
    this.#columns = columns;
  }

  /** Companies with open jobs, most first; those with as many by name. */
  get hiring(): readonly HiringCompany[] {
    this.#hiring ??= this.#describe(this.#hiringOrder(), this.#columns.counts.company);
    return this.#hiring;
  }

  /** By company, whether it is among the hundred with most open jobs. */
  get most(): Uint8Array {
    if (!this.#most) {
      this.#most = new Uint8Array(this.#columns.companies.length);
      for (const at of this.#hiringOrder().slice(0, mostHiringListed)) this.#most[at] = 1;
    }
    return this.#most;
  }

  countOf(companyId: string): number {
    const at = this.#columns.companyPosition(companyId);
    return at === undefined ? 0 : (this.#columns.counts.company[at] ?? 0);
  }

  /** Companies with open jobs of a category, most first. */
  ofCategory(category: JobCategory): readonly HiringCompany[] {
    const known = this.#byCategory.get(category);
    if (known) return known;
    const columns = this.#columns;
    const jobs = new Uint32Array(columns.companies.length);
    const position = findCategoryPosition(category);
    for (const row of columns.newest.view()) {
      if (columns.category[row] === position) jobs[columns.company[row] as number]! += 1;
    }
    const counted = this.#describe(this.#mostFirst(jobs), jobs);
    this.#byCategory.set(category, counted);
    return counted;
  }

  /** Industries with open jobs; companies that name none are left out. */
  industries(): { name: string; jobs: number }[] {
    const { industries, industryOf, counts } = this.#columns;
    const jobs = new Uint32Array(industries.length);
    for (const at of this.#hiringOrder()) jobs[industryOf[at] as number]! += counts.company[at] as number;
    return industries
      .map((name, at) => ({ name, jobs: jobs[at] ?? 0 }))
      .filter((industry) => industry.name !== '' && industry.jobs > 0);
  }

  #hiringOrder(): readonly number[] {
    this.#order ??= this.#mostFirst(this.#columns.counts.company);
    return this.#order;
  }

  /** Those with as many come by name, and of one name by id, so that every process has one order. */
  #mostFirst(jobs: ArrayLike<number>): number[] {
    const { companies } = this.#columns;
    const key = (at: number) => `${companies[at]?.name.toLowerCase()} ${companies[at]?.id}`;
    return [...companies.keys()]
      .filter((at) => jobs[at])
      .toSorted((a, b) => (jobs[b] ?? 0) - (jobs[a] ?? 0) || (key(a) < key(b) ? -1 : 1));
  }

  #describe(order: readonly number[], jobs: ArrayLike<number>): HiringCompany[] {
    const { companies } = this.#columns;
    return order.map((at) => ({
      id: companies[at]?.id ?? '',
      name: companies[at]?.name ?? '',
      logoUrl: logoAddress(companies[at]?.logoFileId ?? null),
      jobs: jobs[at] ?? 0,
    }));
  }
}
