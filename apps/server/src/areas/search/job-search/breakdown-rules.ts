import { experienceBands, workModes } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { JobFacets } from '@waymark/contract/jobs/jobs';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { HiringCompany } from '../job-index/count-index.ts';
import { PlaceTally } from '../job-index/place-count-index.ts';
import { categoryAt, findCategoryPosition, maxCategoryPositions } from '../job-index/position-rules.ts';
import { placeFit } from '../job-index/place-count-index.ts';

/** What a page about some work somewhere is told of its jobs. */
export interface JobBreakdown {
  total: number;
  /** The numbers of the first of them, newest first. */
  newest: number[];
  postedSince: number;
  modes: JobFacets['mode'];
  experience: JobFacets['experience'];
  /** Those with most of these jobs, and how many there are. */
  companies: HiringCompany[];
  companiesHiring: number;
  /** Yearly US dollars, of those that state pay. */
  salaries: number[];
  /** Jobs of the same work wherever they are. */
  work: PlaceTally;
  /** Categories of the jobs at the place with the title or the skill, most first, each with all its jobs there. */
  categories: { category: JobCategory; count: number }[];
}

export interface BreakdownOptions {
  /** Seconds since the epoch. */
  postedSince: number;
  /** How many of the newest are listed, and of the companies. */
  newest: number;
  companies: number;
  /** The place that is asked for is none: no job is there. */
  isNowhere?: boolean;
}

/** What is asked for, as the columns have it; undefined where it asks for none. */
interface BreakdownFilter {
  category: string | undefined;
  /** By row, above zero where the title or the skill fits. */
  named: Uint8Array | undefined;
  /** By place set, a `placeFit`. */
  placeSets: Uint8Array | undefined;
}

/** Counts everything in one pass over the open jobs. */
export function breakDown(
  columns: JobColumnIndex,
  { category, named, placeSets }: BreakdownFilter,
  options: BreakdownOptions,
): JobBreakdown {
  const position = category === undefined ? undefined : findCategoryPosition(category);
  const counts = new BreakdownCounts(columns, options);
  for (const row of columns.newest.view()) {
    const at = columns.category[row] as number;
    const isHere = placeSets === undefined || placeSets[columns.placeSet[row] as number] === placeFit.here;
    if (isHere) counts.categoriesHere[at]! += 1;
    if (named && !named[row]) continue;
    if (isHere) counts.categoriesNamed[at]! += 1;
    if (category !== undefined && at !== position) continue;
    counts.workBySet[columns.placeSet[row] as number]! += 1;
    if (isHere) counts.add(row);
  }
  return counts.present();
}

class BreakdownCounts {
  readonly workBySet: Uint32Array;
  /** By category: all jobs at the place, and those of them with the title or the skill. */
  readonly categoriesHere = new Uint32Array(maxCategoryPositions);
  readonly categoriesNamed = new Uint32Array(maxCategoryPositions);
  readonly #columns: JobColumnIndex;
  readonly #options: BreakdownOptions;
  #total = 0;
  #postedSince = 0;
  readonly #newest: number[] = [];
  readonly #salaries: number[] = [];
  readonly #modes = new Uint32Array(workModes.length + 1);
  readonly #experience = new Uint32Array(experienceBands.length + 1);
  readonly #companies: Uint32Array;

  constructor(columns: JobColumnIndex, options: BreakdownOptions) {
    this.#columns = columns;
    this.#options = options;
    this.workBySet = new Uint32Array(columns.placeSets.length);
    this.#companies = new Uint32Array(columns.companies.length);
  }

  /** Counts a job that has all that is asked for. */
  add(row: number): void {
    const columns = this.#columns;
    this.#total++;
    if (this.#newest.length < this.#options.newest) this.#newest.push(columns.number[row] as number);
    if ((columns.posted[row] as number) >= this.#options.postedSince) this.#postedSince++;
    this.#modes[columns.mode[row] as number]! += 1;
    this.#experience[columns.experience[row] as number]! += 1;
    this.#companies[columns.company[row] as number]! += 1;
    const salary = columns.salaryYearlyUsd[row] as number;
    if (salary > 0) this.#salaries.push(salary);
  }

  present(): JobBreakdown {
    const companies = this.#columns.companies;
    const hiring = mostFirst(this.#companies);
    return {
      total: this.#total,
      newest: this.#newest,
      postedSince: this.#postedSince,
      modes: workModes.map(({ value }, at) => ({ value, count: this.#modes[at + 1] ?? 0 })),
      experience: experienceBands.map(({ value }, at) => ({ value, count: this.#experience[at + 1] ?? 0 })),
      companies: hiring.slice(0, this.#options.companies).map((at) => ({
        id: companies[at]?.id ?? '',
        name: companies[at]?.name ?? '',
        logoUrl: logoAddress(companies[at]?.logoFileId ?? null),
        jobs: this.#companies[at] ?? 0,
      })),
      companiesHiring: hiring.length,
      salaries: this.#salaries,
      work: new PlaceTally(this.workBySet),
      categories: mostFirst(this.categoriesNamed).map((at) => ({
        category: categoryAt(at),
        count: this.categoriesHere[at] ?? 0,
      })),
    };
  }
}

/** Positions with a count, the largest first; those that come earlier win among equals. */
function mostFirst(counts: Uint32Array): number[] {
  const found = [...counts.keys()].filter((at) => counts[at]);
  return found.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}
