import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { CompanyCounts } from '../job-index/count-index.ts';
import { PlaceCounts, PlaceSetIndex, type AskedPlace } from '../job-index/place-count-index.ts';
import { categoryPosition } from '../job-index/position-rules.ts';
import { TitleIndex } from '../job-index/title-index.ts';
import { Vocabulary, type NamedEntry } from '../job-index/vocabulary-index.ts';
import type { CountedValues, ReadNames } from './names-queries.ts';

/** As the vocabulary of a node's own index has them. */
const titlesKept = 30_000;
const skillsKept = 10_000;
const readAtOnce = 2000;

interface NamedCompany {
  id: string;
  name: string;
  logoFileId: string | null;
}

/**
 * The distinct names that open jobs have, by which a node reads searches: as many as there are titles, companies and
 * combinations of places, however many jobs have them. Read anew now and then, never changed.
 */
export class EngineNames {
  readonly titles = new TitleIndex();
  readonly places = new PlaceIndex();
  #vocabulary = new Vocabulary([]);
  readonly companyCounts: CompanyCounts;
  readonly placeCounts: PlaceCounts;
  readonly companies: NamedCompany[] = [];
  /** By company, the position of its name in `titles`. */
  readonly companyTitles: number[] = [];
  /** By industry in small letters, as it is first spelled. */
  readonly industries = new Map<string, string>();
  readonly placeSets: number[][] = [];
  /** By position, the combination as postings have it. */
  readonly placeKeys: string[] = [];
  readonly ownSets: OwnValues[] = [];
  readonly ownKeys: string[] = [];
  readonly #texts: string[] = [];
  #workOf: Map<string, string> | undefined;
  readonly #placeSetIndex = new PlaceSetIndex(this.placeSets, this.places);
  readonly #companyPositions = new Map<string, number>();
  /** By position, the categories as postings have them. */
  readonly #categories = new Map<number, Set<string>>();

  static async create(read: ReadNames): Promise<EngineNames> {
    const names = new EngineNames(read);
    for (let from = 0; from < read.titles.length; from += readAtOnce) {
      for (const { values } of read.titles.slice(from, from + readAtOnce))
        names.#take(values[0] ?? '', false);
      await nextTurn();
    }
    await names.#readVocabulary(read);
    return names;
  }

  private constructor(read: ReadNames) {
    for (const place of read.places) this.places.put(place);
    for (const { values } of read.own) {
      const [own = ''] = values;
      this.ownKeys.push(own);
      this.ownSets.push(own === '' ? {} : (JSON.parse(own) as OwnValues));
    }
    this.companyCounts = this.#readCompanies(read);
    this.placeCounts = this.#readPlaces(read.placeCategories);
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  /** How many postings lists show. */
  get size(): number {
    return this.companyCounts.hiring.reduce((sum, { jobs }) => sum + jobs, 0);
  }

  /** The ids of the companies with most open jobs. */
  get topCompanies(): string[] {
    const { most } = this.companyCounts;
    return this.companies.flatMap(({ id }, at) => (most[at] === 1 ? [id] : []));
  }

  /** The words of the work itself in a title. */
  workOf(title: string): string {
    return this.#works().get(title) ?? '';
  }

  /** By title, what its work has. */
  titlesOfWorks(works: ReadonlyMap<string, number>): Record<string, number> {
    const found: Record<string, number> = {};
    for (const [title, work] of this.#works()) {
      const one = works.get(work);
      if (one !== undefined) found[title] = one;
    }
    return found;
  }

  #works(): Map<string, string> {
    if (this.#workOf) return this.#workOf;
    const works = new Map<string, string>();
    for (const [at, title] of this.titles.titles.entries()) {
      if (!title || this.titles.isName(at)) continue;
      works.set(this.textOf(at), title.words.slice(title.coreStart, title.coreEnd).join(' '));
    }
    return (this.#workOf = works);
  }

  /** The title or the name at a position of `titles`. */
  textOf(at: number): string {
    return this.#texts[at] ?? '';
  }

  companyOf(id: string): NamedCompany | undefined {
    return this.companies[this.#companyPositions.get(id) ?? -1];
  }

  /** The categories of postings that count as the one at a position. */
  categoriesAt(position: number | undefined): string[] {
    return [...(this.#categories.get(position ?? -1) ?? [])];
  }

  /** The combinations of places that fit a search so (`placeFit`); undefined where it names none. */
  placesThatFit(search: AskedPlace, fit: number): string[] | undefined {
    if (!search.location) return undefined;
    const fits = this.#placeSetIndex.match(search);
    return this.placeKeys.filter((_key, at) => fits[at] === fit);
  }

  #take(text: string, isName: boolean): number {
    const at = this.titles.take(text, isName);
    this.#texts[at] = text;
    return at;
  }

  #noteCategory(category: string): number {
    const position = categoryPosition(category);
    const known = this.#categories.get(position) ?? new Set();
    this.#categories.set(position, known.add(category));
    return position;
  }

  #readCompanies({ companies, companyCategories }: ReadNames): CompanyCounts {
    const counts: number[] = [];
    const industries: string[] = [''];
    const industryOf: number[] = [];
    const industryAt = new Map([['', 0]]);
    const hiring = new Set(companyCategories.map(({ values }) => values[0]));
    for (const { id, name, industry, logo_file_id: logoFileId } of companies) {
      if (!hiring.has(id)) continue;
      const spelled = industry.trim();
      const key = spelled.toLowerCase();
      if (!industryAt.has(key)) industryAt.set(key, industries.push(spelled) - 1);
      if (key !== '' && !this.industries.has(key)) this.industries.set(key, spelled);
      industryOf.push(industryAt.get(key) ?? 0);
      this.companyTitles.push(this.#take(name, true));
      this.#companyPositions.set(id, this.companies.push({ id, name, logoFileId }) - 1);
      counts.push(0);
    }
    const rows = companyCategories.flatMap(({ values: [id = '', category = ''], count }) => {
      const company = this.#companyPositions.get(id);
      if (company === undefined) return [];
      counts[company] = (counts[company] ?? 0) + count;
      return [{ of: company, category: this.#noteCategory(category), count }];
    });
    const jobs = new CountedRows(rows);
    return new CompanyCounts({
      companies: this.companies,
      industries,
      industryOf,
      counts: { company: counts },
      companyPosition: (id) => this.#companyPositions.get(id),
      newest: jobs,
      get category() {
        return jobs.category;
      },
      get company() {
        return jobs.of;
      },
    });
  }

  #readPlaces(counted: CountedValues): PlaceCounts {
    const counts: number[] = [];
    const positionOf = new Map<string, number>();
    const rows = counted.map(({ values: [key = '', category = ''], count }) => {
      let at = positionOf.get(key);
      if (at === undefined) {
        at = this.placeSets.push(key === '' ? [] : key.split(',').map(Number)) - 1;
        this.placeKeys.push(key);
        positionOf.set(key, at);
      }
      counts[at] = (counts[at] ?? 0) + count;
      return { of: at, category: this.#noteCategory(category), count };
    });
    const jobs = new CountedRows(rows);
    const columns = {
      placeSets: this.placeSets,
      counts: { placeSet: counts },
      generation: 0,
      newest: jobs,
      get category() {
        return jobs.category;
      },
      get placeSet() {
        return jobs.of;
      },
    };
    return new PlaceCounts(columns, this.places);
  }

  async #readVocabulary({ titleNames, skillNames }: ReadNames): Promise<void> {
    const entry = (kind: NamedEntry['kind'], text: string, value: string, weight: number, detail = '') => ({
      kind,
      text,
      detail,
      value,
      weight,
    });
    this.#vocabulary = await Vocabulary.read([
      ...byName(titleNames, titlesKept).map(({ text, count }) => entry('title', text, text, count)),
      ...byName(skillNames, skillsKept).map(({ text, count }) => entry('skill', text, text, count)),
      ...this.companyCounts.hiring.map(({ id, name, jobs }) => entry('company', name, id, jobs)),
      ...this.placeCounts
        .refresh()
        .names()
        .map(({ place, count }) => entry('place', place.text, place.value, count, place.detail)),
    ]);
  }
}

/** Spellings that differ only in capitals are one name, as most of them spell it. */
function byName(counted: CountedValues, limit: number): { text: string; count: number }[] {
  const spelled = counted
    .map(({ values: [text = ''], count }) => ({ text, count, folded: text.toLowerCase() }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  const names = [...Map.groupBy(spelled, ({ folded }) => folded)].map(([folded, all]) => ({
    folded,
    text: all[0]?.text ?? '',
    count: all.reduce((sum, { count }) => sum + count, 0),
  }));
  return names
    .toSorted((a, b) => b.count - a.count || (a.folded < b.folded ? -1 : 1))
    .slice(0, limit)
    .map(({ text, count }) => ({ text, count }));
}

/** Postings by two of their values, as a pass over rows reads them: made when it is first asked for. */
class CountedRows {
  readonly #counted: readonly { of: number; category: number; count: number }[];
  #rows: { of: Uint32Array<ArrayBuffer>; category: Uint8Array<ArrayBuffer>; all: Int32Array } | undefined;

  constructor(counted: readonly { of: number; category: number; count: number }[]) {
    this.#counted = counted;
  }

  get of(): Uint32Array<ArrayBuffer> {
    return this.#expand().of;
  }

  get category(): Uint8Array<ArrayBuffer> {
    return this.#expand().category;
  }

  view(): Int32Array {
    return this.#expand().all;
  }

  #expand() {
    if (this.#rows) return this.#rows;
    const length = this.#counted.reduce((sum, { count }) => sum + count, 0);
    const rows = {
      of: new Uint32Array(length),
      category: new Uint8Array(length),
      all: Int32Array.from({ length }, (_none, at) => at),
    };
    let next = 0;
    for (const { of, category, count } of this.#counted) {
      rows.of.fill(of, next, next + count);
      rows.category.fill(category, next, next + count);
      next += count;
    }
    return (this.#rows = rows);
  }
}
