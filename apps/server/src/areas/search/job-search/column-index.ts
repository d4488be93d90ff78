import { letterOf } from '../../companies/companies/rules.ts';
import type { CompanyDocument, JobFacts } from '../read-model/document-rules.ts';
import { TitleIndex } from '../search-words/title-index.ts';
import { CompanyCounts } from './company-count-index.ts';
import { OpenCounts } from './count-index.ts';
import {
  categoryPosition,
  completenessOf,
  experiencePosition,
  positions,
  salaryLevel,
} from './position-rules.ts';
import { SlotIndex, widen } from './slot-index.ts';
import { SlotLists } from './slot-lists-index.ts';
import { SortedSlots } from './sorted-index.ts';

/** What the columns hold of a company; its industry is empty where it does not say. */
export type CompanyFacts = Pick<CompanyDocument, 'id' | 'name' | 'industry' | 'logo_file_id'>;

/** A place that has few jobs of a category would have all of a million looked at. */
const newestGrouped = 50_000;

/*
 * What the search filters and counts by, as one typed array a field, indexed by the job's slot. Counting seven
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
  salaryYearlyUsd = new Int32Array(0);
  /** Seconds since the epoch. */
  posted = new Int32Array(0);
  /** 1 for a slot that holds a job, 0 for one that is free. */
  open = new Uint8Array(0);
  /** The generation in which the job of a slot came: who has noted a slot before means another job. */
  since = new Uint32Array(0);
  /** Counts the changes. */
  generation = 0;
  readonly counts = new OpenCounts();
  #companyCounts: { counts: CompanyCounts; generation: number } | undefined;
  #newestByCategory: { slots: readonly number[][]; generation: number } | undefined;
  readonly #slots = new SlotIndex();

  /** Open jobs, newest first. */
  newest = new SortedSlots((a, b) => this.#order(this.posted, a, b));
  /** Open jobs, best paid first. */
  bestPaid = new SortedSlots((a, b) => this.#order(this.salaryYearlyUsd, a, b));

  /** The slots of each title, and of each company. */
  readonly byTitle = new SlotLists();
  readonly byCompany = new SlotLists();

  /** The words of titles, and of the names of companies. */
  readonly titles = new TitleIndex();
  /** By company, the position of its name in `titles`. */
  companyTitles: number[] = [];
  companies: { id: string; name: string; logoFileId: string | null }[] = [];
  /** By company, its position in `industries` and that of its letter, 0 where there is none. */
  industryOf: number[] = [];
  letterOf: number[] = [];
  /** As first spelled; the first place is for companies that name none. */
  industries: string[] = [''];
  #industryPositions = new Map([['', 0]]);
  #companyPositions = new Map<string, number>();
  /** Distinct combinations of places: a few thousand, however many jobs there are. */
  placeSets: (readonly number[])[] = [];
  #placeSetPositions = new Map<string, number>();

  /** How many jobs are open. */
  get size(): number {
    return this.newest.length;
  }

  /** One more than the highest slot. */
  get end(): number {
    return this.#slots.end;
  }

  /** By slot, the job's number. */
  get number(): Int32Array {
    return this.#slots.number;
  }

  /** The slot of a job; -1 when it is not open. */
  slotOf(number: number): number {
    return this.#slots.find(number);
  }

  numbersOf(slots: Iterable<number>): number[] {
    return Array.from(slots, (slot) => this.number[slot] as number);
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
      const slots: number[][] = [];
      for (const slot of this.newest.view().subarray(0, newestGrouped))
        (slots[this.category[slot] as number] ??= []).push(slot);
      this.#newestByCategory = { slots, generation: this.generation };
    }
    return this.#newestByCategory.slots[category] ?? [];
  }

  industryPosition(industry: string): number | undefined {
    return this.#industryPositions.get(industry.toLowerCase());
  }

  companyPosition(id: string): number | undefined {
    return this.#companyPositions.get(id);
  }

  placesOf(slot: number): readonly number[] {
    return this.placeSets[this.placeSet[slot] ?? 0] ?? [];
  }

  /** Takes what the given jobs are now: `rows` has those of them that are open. */
  change(changed: ReadonlySet<number>, rows: readonly JobFacts[]): void {
    this.generation++;
    const known = [...changed].map((number) => this.slotOf(number)).filter((slot) => slot >= 0);
    // In their orders they are found by what they were: they leave before anything is written.
    this.newest.removeAll(known);
    this.bestPaid.removeAll(known);
    for (const slot of known) this.counts.add(this, slot, -1);
    const stay = new Set(rows.map(({ number }) => number));
    for (const slot of known) if (!stay.has(this.number[slot] as number)) this.#free(slot);
    const slots = rows.map((row) => this.#write(row));
    this.newest.addAll(slots);
    this.bestPaid.addAll(slots);
  }

  #free(slot: number): void {
    this.#slots.remove(this.number[slot] as number);
    this.#unlist(slot);
    this.titles.release(this.title[slot] as number);
    this.open[slot] = 0;
  }

  #write(row: JobFacts): number {
    const known = this.slotOf(row.number);
    const slot = known < 0 ? this.#slots.add(row.number) : known;
    if (slot >= this.open.length) this.#grow(slot + 1);
    if (known < 0) this.since[slot] = this.generation;
    this.category[slot] = categoryPosition(row.category);
    this.type[slot] = (row.type && positions.type.get(row.type)) || 0;
    this.mode[slot] = (row.workMode && positions.mode.get(row.workMode)) || 0;
    this.experience[slot] = experiencePosition(row.experienceMin);
    this.salary[slot] = salaryLevel(row.salaryYearlyUsd);
    this.completeness[slot] = completenessOf(row);
    this.salaryYearlyUsd[slot] = row.salaryYearlyUsd ?? 0;
    this.posted[slot] = row.postedSeconds ?? 0;
    if (known >= 0) this.#unlist(slot);
    const company = this.#internCompany(row.companyId);
    this.company[slot] = company;
    this.placeSet[slot] = this.#internPlaces(row.places);
    const title = this.titles.take(row.title);
    if (known >= 0) this.titles.release(this.title[slot] as number);
    this.title[slot] = title;
    this.byTitle.add(title, slot);
    this.byCompany.add(company, slot);
    this.open[slot] = 1;
    this.counts.add(this, slot, 1);
    return slot;
  }

  #unlist(slot: number): void {
    this.byTitle.remove(this.title[slot] as number, slot);
    this.byCompany.remove(this.company[slot] as number, slot);
  }

  /** Takes what a company says of itself now; one that no job has named is left out. */
  describeCompany({ id, name, industry, logo_file_id: logoFileId }: CompanyFacts): void {
    const at = this.companyPosition(id);
    if (at === undefined) return;
    this.generation++;
    const title = this.titles.take(name, true);
    this.titles.release(this.companyTitles[at] as number);
    this.companyTitles[at] = title;
    this.companies[at] = { id: this.companies[at]?.id ?? id, name, logoFileId };
    this.industryOf[at] = this.#internIndustry(industry.trim());
    this.letterOf[at] = positions.letter.get(letterOf(name)) ?? 0;
  }

  #internCompany(id: string): number {
    const known = this.#companyPositions.get(id);
    if (known !== undefined) return known;
    const own = copyOf(id);
    this.#companyPositions.set(own, this.companies.length);
    this.industryOf.push(0);
    this.letterOf.push(0);
    this.companyTitles.push(this.titles.take('', true));
    return this.companies.push({ id: own, name: '', logoFileId: null }) - 1;
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
    this.since = widen(this.since, length);
    this.salaryYearlyUsd = widen(this.salaryYearlyUsd, length);
    this.posted = widen(this.posted, length);
  }

  #order(key: Int32Array, a: number, b: number): number {
    // The number breaks ties, so that the order is total and a page never repeats a job.
    return (key[b] ?? 0) - (key[a] ?? 0) || (this.number[b] ?? 0) - (this.number[a] ?? 0);
  }
}

/** A part of a text keeps the whole text in memory; a copy does not. */
function copyOf(part: string): string {
  return Buffer.from(part, 'latin1').toString('latin1');
}
