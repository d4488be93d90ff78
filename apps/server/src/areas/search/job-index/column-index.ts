import { companySizes, type CompanySize } from '@waymark/contract/companies/profile-choices';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import { letterOf } from '../../companies/companies/rules.ts';
import { CompanyCounts, OpenCounts } from './count-index.ts';
import {
  categoryPosition,
  completenessOf,
  experiencePosition,
  languagePosition,
  modePosition,
  positions,
  salaryLevel,
  typePosition,
} from './position-rules.ts';
import type { CompanyDocument, JobFacts } from '../replica/document-rules.ts';
import type { FactPack, PackedField } from '../replica/fact-pack-rules.ts';
import { RowIndex, widen, RowLists, SortedRows, FlaggedFirst } from './row-index.ts';
import { TitleIndex } from './title-index.ts';

/** What the columns hold of a company; its industry is empty where it does not say. */
type CompanyFacts = Pick<CompanyDocument, 'id' | 'name' | 'industry' | 'size' | 'logo_file_id'>;

/** A place that has few jobs of a category would have all of a million looked at. */
const newestGrouped = 50_000;
/** Jobs a step: what is asked meanwhile waits for one of them. */
const filledAtOnce = 50_000;

/*
 * What the search filters and counts by, as one typed array a field, indexed by the job's row. Counting seven
 * facets over every open job costs the embedded database 80 ms at 50,000 jobs; a pass over these arrays costs under
 * one (docs/decisions/003). They are derived: the tables stay the truth.
 */

export class JobColumnIndex {
  category = new Uint8Array(0);
  type = new Uint8Array(0);
  mode = new Uint8Array(0);
  experience = new Uint8Array(0);
  salary = new Uint8Array(0);
  completeness = new Uint8Array(0);
  /** Position in `companies`. */
  company = new Uint32Array(0);
  /** Position in `titles`. */
  title = new Uint32Array(0);
  /** Position in `placeSets`. */
  placeSet = new Uint32Array(0);
  /** Position in `ownSets`. */
  ownSet = new Uint32Array(0);
  salaryYearlyUsd = new Int32Array(0);
  /** Where pay begins, in US dollars a year; 0 where it is not stated. */
  payFrom = new Int32Array(0);
  /** What its text states, as bits. */
  stated = new Int32Array(0);
  language = new Uint8Array(0);
  /** Seconds since the epoch. */
  posted = new Int32Array(0);
  /** 1 for a posting that its employer has featured. */
  featured = new Uint8Array(0);
  /** 1 for a row that holds a job, 0 for one that is free. */
  open = new Uint8Array(0);
  /** Counts the changes. */
  generation = 0;
  readonly counts = new OpenCounts();
  #companyCounts: { counts: CompanyCounts; generation: number } | undefined;
  #newestByCategory: { rows: readonly number[][]; generation: number } | undefined;
  readonly #rows = new RowIndex();

  /** Open jobs, newest first. */
  newest = new SortedRows((a, b) => this.#order(this.posted, a, b));
  /** Open jobs, best paid first. */
  bestPaid = new SortedRows((a, b) => this.#order(this.salaryYearlyUsd, a, b));

  /** Open jobs, those that are featured first, and the newest first among them and among the others. */
  readonly featuredFirst = new FlaggedFirst(this.newest, (row) => this.featured[row] === 1);

  /** The rows of each title, and of each company. */
  readonly byTitle = new RowLists();
  readonly byCompany = new RowLists();

  /** The words of titles, and of the names of companies. */
  readonly titles = new TitleIndex();
  /** By company, the position of its name in `titles`. */
  companyTitles: number[] = [];
  companies: { id: string; name: string; logoFileId: string | null; size: CompanySize }[] = [];
  /** By company, its position in `industries` and that of its letter, 0 where there is none. */
  industryOf: number[] = [];
  letterOf: number[] = [];
  /** By company, the position of its size among `companySizes`. */
  sizeOf: number[] = [];
  /** As first spelled; the first place is for companies that name none. */
  industries: string[] = [''];
  #industryPositions = new Map([['', 0]]);
  #companyPositions = new Map<string, number>();
  /** Of jobs without a row, since lists show another of the same text in their place: the number of that. */
  readonly listedAs = new Map<number, number>();
  /** Distinct combinations of places: a few thousand, however many jobs there are. */
  placeSets: (readonly number[])[] = [];
  #placeSetPositions = new Map<string, number>();
  /** Distinct combinations of values of the board's own fields; the first is for jobs without any. */
  readonly ownSets: OwnValues[] = [{}];
  #ownSetPositions = new Map([['', 0]]);

  /** How many jobs are open. */
  get size(): number {
    return this.newest.length;
  }

  /** One more than the highest row. */
  get end(): number {
    return this.#rows.end;
  }

  /** By row, the job's number. */
  get number(): Int32Array {
    return this.#rows.number;
  }

  /** The row of a job; -1 when it is not open. */
  rowOf(number: number): number {
    return this.#rows.find(number);
  }

  /** The row of a job, or of the one that lists show in its place; -1 when it is not open. */
  listedRowOf(number: number): number {
    return this.rowOf(this.listedAs.get(number) ?? number);
  }

  numbersOf(rows: Iterable<number>): number[] {
    return Array.from(rows, (row) => this.number[row] as number);
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

  /** As they are now; what is asked of them once is kept until something changes. */
  companyCounts(): CompanyCounts {
    if (this.#companyCounts?.generation !== this.generation) {
      this.#companyCounts = { counts: new CompanyCounts(this), generation: this.generation };
    }
    return this.#companyCounts.counts;
  }

  /** The open jobs of a category, newest first: of a million jobs those among the last days'. */
  newestOfCategory(category: number): readonly number[] {
    if (this.#newestByCategory?.generation !== this.generation) {
      const rows: number[][] = [];
      for (const row of this.newest.view().subarray(0, newestGrouped))
        (rows[this.category[row] as number] ??= []).push(row);
      this.#newestByCategory = { rows, generation: this.generation };
    }
    return this.#newestByCategory.rows[category] ?? [];
  }

  industryPosition(industry: string): number | undefined {
    return this.#industryPositions.get(industry.toLowerCase());
  }

  companyPosition(id: string): number | undefined {
    return this.#companyPositions.get(id);
  }

  placesOf(row: number): readonly number[] {
    return this.placeSets[this.placeSet[row] ?? 0] ?? [];
  }

  /** Takes what the given jobs are now: `jobs` has those of them that are open. */
  change(changed: ReadonlySet<number>, jobs: readonly JobFacts[]): void {
    this.generation++;
    const known = [...changed].map((number) => this.rowOf(number)).filter((row) => row >= 0);
    // In their orders they are found by what they were: they leave before anything is written.
    this.newest.removeAll(known);
    this.bestPaid.removeAll(known);
    for (const row of known) this.counts.add(this, row, -1);
    const stay = new Set(jobs.map(({ number }) => number));
    for (const row of known) if (!stay.has(this.number[row] as number)) this.#free(row);
    const rows = jobs.map((job) => this.#write(job));
    this.newest.addAll(rows);
    this.bestPaid.addAll(rows);
  }

  /** Takes all jobs of a pack into columns that are empty yet, in steps: a look at each value, and not at each job. */
  *fill(pack: FactPack): Generator<void, void> {
    this.generation++;
    const { length } = pack.number.at;
    this.#grow(length);
    fillColumn(this.category, pack.category, categoryPosition);
    fillColumn(this.type, pack.type, typePosition);
    fillColumn(this.mode, pack.workMode, modePosition);
    fillColumn(this.experience, pack.experienceMin, experiencePosition);
    fillColumn(this.salary, pack.salaryYearlyUsd, salaryLevel);
    fillColumn(this.salaryYearlyUsd, pack.salaryYearlyUsd, (salary) => salary ?? 0);
    fillColumn(this.payFrom, pack.payFromYearlyUsd, (pay) => pay ?? 0);
    fillColumn(this.stated, pack.stated, Number);
    fillColumn(this.language, pack.language, languagePosition);
    fillColumn(this.posted, pack.postedSeconds, (seconds) => seconds ?? 0);
    fillColumn(this.featured, pack.featured, Number);
    fillColumn(this.company, pack.companyId, (id) => this.#internCompany(id));
    fillColumn(this.placeSet, pack.places, (places) => this.#internPlaces(places));
    fillColumn(this.ownSet, pack.own, (own) => this.#internOwn(own));
    this.open.fill(1, 0, length);
    for (let from = 0; from < length; from += filledAtOnce) {
      yield;
      const end = Math.min(length, from + filledAtOnce);
      for (let row = from; row < end; row++) this.#fillRow(pack, row);
      const rows = Array.from({ length: end - from }, (_none, nth) => from + nth);
      this.newest.addAll(rows);
      this.bestPaid.addAll(rows);
    }
  }

  #fillRow(pack: FactPack, row: number): void {
    // Empty columns give rows in the order in which jobs come.
    this.#rows.add(valueAt(pack.number, row));
    this.completeness[row] = completenessOf({
      salaryYearlyUsd: valueAt(pack.salaryYearlyUsd, row),
      hasSkills: valueAt(pack.hasSkills, row),
      experienceMin: valueAt(pack.experienceMin, row),
      type: valueAt(pack.type, row),
    });
    const title = this.titles.take(valueAt(pack.title, row));
    this.title[row] = title;
    this.byTitle.add(title, row);
    this.byCompany.add(this.company[row] as number, row);
    this.counts.add(this, row, 1);
  }

  #free(row: number): void {
    this.#rows.remove(this.number[row] as number);
    this.#unlist(row);
    this.titles.release(this.title[row] as number);
    this.open[row] = 0;
  }

  #write(job: JobFacts): number {
    const known = this.rowOf(job.number);
    const row = known < 0 ? this.#rows.add(job.number) : known;
    if (row >= this.open.length) this.#grow(row + 1);
    this.category[row] = categoryPosition(job.category);
    this.type[row] = typePosition(job.type);
    this.mode[row] = modePosition(job.workMode);
    this.experience[row] = experiencePosition(job.experienceMin);
    this.salary[row] = salaryLevel(job.salaryYearlyUsd);
    this.completeness[row] = completenessOf(job);
    this.salaryYearlyUsd[row] = job.salaryYearlyUsd ?? 0;
    this.payFrom[row] = job.payFromYearlyUsd ?? 0;
    this.stated[row] = job.stated;
    this.language[row] = languagePosition(job.language);
    this.posted[row] = job.postedSeconds ?? 0;
    this.featured[row] = Number(job.featured);
    if (known >= 0) this.#unlist(row);
    const company = this.#internCompany(job.companyId);
    this.company[row] = company;
    this.placeSet[row] = this.#internPlaces(job.places);
    this.ownSet[row] = this.#internOwn(job.own);
    const title = this.titles.take(job.title);
    if (known >= 0) this.titles.release(this.title[row] as number);
    this.title[row] = title;
    this.byTitle.add(title, row);
    this.byCompany.add(company, row);
    this.open[row] = 1;
    this.counts.add(this, row, 1);
    return row;
  }

  #unlist(row: number): void {
    this.byTitle.remove(this.title[row] as number, row);
    this.byCompany.remove(this.company[row] as number, row);
  }

  /** Takes what a company says of itself now; one that no job has named is left out. */
  describeCompany({ id, name, industry, size, logo_file_id: logoFileId }: CompanyFacts): void {
    const at = this.companyPosition(id);
    if (at === undefined) return;
    this.generation++;
    const title = this.titles.take(name, true);
    this.titles.release(this.companyTitles[at] as number);
    this.companyTitles[at] = title;
    this.companies[at] = { id: this.companies[at]?.id ?? id, name, logoFileId, size };
    this.industryOf[at] = this.#internIndustry(industry.trim());
    this.sizeOf[at] = companySizes.indexOf(size);
    this.letterOf[at] = positions.letter.get(letterOf(name)) ?? 0;
  }

  #internCompany(id: string): number {
    const known = this.#companyPositions.get(id);
    if (known !== undefined) return known;
    const own = copyOf(id);
    this.#companyPositions.set(own, this.companies.length);
    this.industryOf.push(0);
    this.letterOf.push(0);
    this.sizeOf.push(0);
    this.companyTitles.push(this.titles.take('', true));
    return this.companies.push({ id: own, name: '', logoFileId: null, size: '' }) - 1;
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
    this.#placeSetPositions.set(copyOf(key), this.placeSets.length);
    return this.placeSets.push(key === '' ? [] : key.split(',').map(Number)) - 1;
  }

  #internOwn(key: string): number {
    const known = this.#ownSetPositions.get(key);
    if (known !== undefined) return known;
    this.#ownSetPositions.set(key, this.ownSets.length);
    return this.ownSets.push(JSON.parse(key) as OwnValues) - 1;
  }

  #grow(needed: number): void {
    const length = Math.max(1024, Math.ceil(needed * 1.5));
    this.category = widen(this.category, length);
    this.type = widen(this.type, length);
    this.mode = widen(this.mode, length);
    this.experience = widen(this.experience, length);
    this.salary = widen(this.salary, length);
    this.completeness = widen(this.completeness, length);
    this.open = widen(this.open, length);
    this.title = widen(this.title, length);
    this.company = widen(this.company, length);
    this.placeSet = widen(this.placeSet, length);
    this.ownSet = widen(this.ownSet, length);
    this.salaryYearlyUsd = widen(this.salaryYearlyUsd, length);
    this.payFrom = widen(this.payFrom, length);
    this.stated = widen(this.stated, length);
    this.language = widen(this.language, length);
    this.posted = widen(this.posted, length);
    this.featured = widen(this.featured, length);
  }

  #order(key: Int32Array, a: number, b: number): number {
    // The number breaks ties, so that the order is total and a page never repeats a job.
    return (key[b] ?? 0) - (key[a] ?? 0) || (this.number[b] ?? 0) - (this.number[a] ?? 0);
  }
}

function valueAt<T>({ values, at }: PackedField<T>, row: number): T {
  return values[at[row] as number] as T;
}

function fillColumn<T>(
  column: Uint8Array | Int32Array | Uint32Array,
  { values, at }: PackedField<T>,
  positionOf: (value: T) => number,
): void {
  const positionOfValue = values.map((value) => positionOf(value));
  for (let row = 0; row < at.length; row++) column[row] = positionOfValue[at[row] as number] as number;
}

/** A part of a text keeps the whole text in memory; a copy does not. */
function copyOf(part: string): string {
  return Buffer.from(part, 'latin1').toString('latin1');
}
