import type { WorkField } from '@waymark/contract/company-directory';
import type { JobFacets } from '@waymark/contract/jobs';
import { positions, type JobColumns } from './columns.ts';
import { fieldCategories } from './company-directory-constants.ts';
import type { JobIndex } from './index-queries.ts';

interface HiringCompany {
  id: string;
  jobs: number;
}

/** Open jobs by company. Kept with the counts of the index: made anew after a job has changed. */
export class CompanyCounts {
  /** Companies with open jobs, most first; those with as many by name. */
  readonly hiring: readonly HiringCompany[];
  readonly #columns: JobColumns;
  readonly #jobs: Uint32Array;
  readonly #byField = new Map<WorkField, HiringCompany[]>();

  constructor(columns: JobColumns) {
    this.#columns = columns;
    this.#jobs = new Uint32Array(columns.companies.length);
    for (const number of columns.newest.view()) this.#jobs[columns.company[number] ?? 0]! += 1;
    this.hiring = this.#mostFirst(this.#jobs);
  }

  countOf(companyId: string): number {
    const at = this.#columns.companyPosition(companyId);
    return at === undefined ? 0 : (this.#jobs[at] ?? 0);
  }

  letterOf(companyId: string): number {
    const at = this.#columns.companyPosition(companyId);
    return at === undefined ? 0 : (this.#columns.letterOf[at] ?? 0);
  }

  /** Companies with open jobs of a field that a category says, most first. */
  ofField(field: WorkField): readonly HiringCompany[] {
    const known = this.#byField.get(field);
    if (known) return known;
    const columns = this.#columns;
    const jobs = new Uint32Array(columns.companies.length);
    const category = positions.category.get(
      fieldCategories.find((one) => one.field === field)?.category ?? '',
    );
    for (const number of columns.newest.view()) {
      if (columns.category[number] === category) jobs[columns.company[number] ?? 0]! += 1;
    }
    const counted = this.#mostFirst(jobs);
    this.#byField.set(field, counted);
    return counted;
  }

  #mostFirst(jobs: Uint32Array): HiringCompany[] {
    const { companies } = this.#columns;
    const names = companies.map(({ name }) => name.toLowerCase());
    const byName = (a: number, b: number) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1);
    return [...companies.keys()]
      .filter((at) => jobs[at])
      .toSorted((a, b) => (jobs[b] ?? 0) - (jobs[a] ?? 0) || byName(a, b))
      .map((at) => ({ id: companies[at]?.id ?? '', jobs: jobs[at] ?? 0 }));
  }
}

/** Gives the counts of an index, counting again only when they have changed. */
export function keepCompanyCounts(index: JobIndex): () => Promise<CompanyCounts> {
  let kept: { of: JobFacets; counts: CompanyCounts } | undefined;
  return async () => {
    await index.ready;
    const of = index.unfilteredFacets(Date.now());
    if (kept?.of !== of) kept = { of, counts: new CompanyCounts(index.columns) };
    return kept.counts;
  };
}
