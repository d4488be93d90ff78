import { salaryLeastPostings } from '@waymark/contract/search/choices';
import { inTurns } from '../../../platform/in-turns.ts';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { countryName, foldName } from '../../places/places/rules.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { familiesKept, offersKept, similarLookedAt } from './constants.ts';
import type { OfferRow } from './offer-queries.ts';
import { isEnough, yearlyPay, type Offer } from './pay-rules.ts';
import { isInFamily, orderedWords, readFamily, readTitle, type PayTitle } from './title-rules.ts';

/** A city, a region or a country that postings name. */
export interface OfferPlace {
  name: string;
  /** What it lies in. */
  detail: string;
  /** What an address names it by. */
  value: string;
  kind: 'city' | 'region' | 'country';
  ids: Set<number>;
  /** What it lies in, by name, the nearest first. */
  within: string[];
  /** Postings that name it. */
  postings: number;
}

/** The places of postings by their names. */
class PlaceNames {
  readonly #places: PlaceIndex;
  readonly #byValue = new Map<string, OfferPlace>();
  readonly #byName = new Map<string, OfferPlace[]>();
  readonly #levels = new Map<number, OfferPlace[]>();

  constructor(places: PlaceIndex) {
    this.#places = places;
  }

  /** The place with this id and what it lies in. A name with a comma in it could not be asked for. */
  levelsOf(id: number): readonly OfferPlace[] {
    const known = this.#levels.get(id);
    if (known) return known;
    const names = this.#places.namesOf(id).filter(({ text }) => !text.includes(','));
    const levels = names.map(({ text, detail, value }, at) => {
      const within = names.slice(at + 1).map((name) => name.value);
      return this.#put(id, { name: text, detail, value, kind: this.#kindOf(id, text), within });
    });
    this.#levels.set(id, levels);
    return levels;
  }

  /** The place of that name or of another one that it has: "USA"; of several the one that most postings name. */
  find(text: string): OfferPlace | undefined {
    const named = this.#findNamed(text);
    if (named) return named;
    const place = this.#places.read(text);
    if (!place) return undefined;
    const levels = [place.city, place.region, countryName(place.countryCode)];
    const own = levels.findIndex(Boolean);
    return this.#findNamed([...new Set([levels[own], levels[2]])].filter(Boolean).join(', '));
  }

  #findNamed(text: string): OfferPlace | undefined {
    const folded = foldName(text.replaceAll(/\s*,\s*/g, ', '));
    const own = this.#byValue.get(folded);
    if (own) return own;
    return this.#byName.get(folded)?.toSorted((a, b) => b.postings - a.postings)[0];
  }

  list(): OfferPlace[] {
    return [...this.#byValue.values()];
  }

  #kindOf(id: number, text: string): OfferPlace['kind'] {
    const row = this.#places.get(id);
    if (row?.country === text) return 'country';
    return row?.city === text ? 'city' : 'region';
  }

  #put(id: number, place: Omit<OfferPlace, 'ids' | 'postings'>): OfferPlace {
    const folded = foldName(place.value);
    const known = this.#byValue.get(folded) ?? { ...place, ids: new Set<number>(), postings: 0 };
    // "New York, United States" is the city and its state: a search for it finds both.
    known.ids.add(id);
    this.#byValue.set(folded, known);
    for (const name of new Set([foldName(place.name), foldName(`${place.name}, ${place.detail}`)])) {
      const bearers = this.#byName.get(name) ?? [];
      if (!bearers.includes(known)) this.#byName.set(name, [...bearers, known]);
    }
    return known;
  }
}

/** Postings for one work that are enough for figures, at all levels and places together. */
export interface TitleOffers {
  key: string;
  words: ReadonlySet<string>;
  /** As most postings write it. */
  name: string;
  category: string;
  offers: Offer[];
  /** The titles that are counted, those with most postings first: of a family several. */
  counted: readonly string[];
}

/** One title as postings write it most, with few postings or many. */
interface KnownTitle {
  key: string;
  words: readonly string[];
  name: string;
  category: string;
  offers: Offer[];
}

/** Postings as they were read: never changed, only replaced. */
export class OfferIndex {
  readonly readAt = new Date();
  readonly places: PlaceNames;
  readonly #titles = new Map<string, TitleOffers>();
  readonly #byWord = new Map<string, TitleOffers[]>();
  readonly #byPlace = new Map<OfferPlace, { title: TitleOffers; postings: number }[]>();
  readonly #byCategory = new Map<string, Offer[]>();
  readonly #kept = new Map<string, unknown>();
  /** Every title by its last word. */
  readonly #byHead = new Map<string, KnownTitle[]>();
  readonly #families = new Map<string, TitleOffers | undefined>();
  #oldestSeconds: number;
  /** How many postings were read. */
  size = 0;
  #titlesInOrder: TitleOffers[] | undefined;

  private constructor(places: PlaceIndex, since: Date) {
    this.places = new PlaceNames(places);
    this.#oldestSeconds = since.getTime() / 1000;
  }

  /** Takes the postings in steps; between steps other requests are answered. `since`: when the oldest may be posted. */
  static async read(steps: AsyncIterable<OfferRow[]>, places: PlaceIndex, since: Date): Promise<OfferIndex> {
    const index = new OfferIndex(places, since);
    const collected = new Collected();
    for await (const rows of steps) {
      for (const row of rows) collected.add(row);
      if (collected.size >= offersKept) {
        // The board's newest are as many as are kept: older ones are not counted, and the page says since when.
        index.#oldestSeconds = collected.oldestSeconds;
        break;
      }
    }
    index.size = collected.size;
    await inTurns(index.#takeAll(collected.groups()));
    for (const titles of index.#byPlace.values())
      titles.sort((a, b) => b.postings - a.postings || byPostings(a.title, b.title));
    return index;
  }

  /** Since when postings are counted. */
  get since(): Date {
    return new Date(this.#oldestSeconds * 1000);
  }

  /** Titles with enough postings, most postings first. */
  get titles(): readonly TitleOffers[] {
    return (this.#titlesInOrder ??= [...this.#titles.values()].toSorted(byPostings));
  }

  /** What is made of all postings, once. */
  keep<T>(name: string, make: () => T): T {
    return keepIn(this.#kept as Map<string, T>, name, make);
  }

  /** Titles that may have figures at the place, most postings there first. */
  titlesAt(place: OfferPlace): TitleOffers[] {
    return (this.#byPlace.get(place) ?? []).map(({ title }) => title);
  }

  find(key: string): TitleOffers | undefined {
    return this.#titles.get(key);
  }

  /**
   * The postings of a title and of those that are called so more closely, as far as they are enough: "nurse" has
   * registered nurses in it.
   */
  findFamily(title: Pick<PayTitle, 'key' | 'name'>): TitleOffers | undefined {
    if (title.key === '') return undefined;
    const kept = `${title.key}|${foldName(title.name)}`;
    if (this.#families.has(kept)) return this.#families.get(kept);
    const family = this.#readFamily(title);
    if (this.#families.size >= familiesKept) this.#families.clear();
    this.#families.set(kept, family);
    return family;
  }

  #readFamily(title: Pick<PayTitle, 'key' | 'name'>): TitleOffers | undefined {
    const names = readFamily(title.name);
    const heads = new Set(names.own.map((words) => words.at(-1) ?? ''));
    const own = this.#titles.get(title.key);
    const members = [...heads]
      .flatMap((head) => this.#byHead.get(head) ?? [])
      .filter(({ key, words }) => key === title.key || isInFamily(names, words))
      .toSorted((a, b) => b.offers.length - a.offers.length || (a.name < b.name ? -1 : 1));
    const offers = members.flatMap((member) => member.offers);
    if (members.length < 2 && own) return own;
    if (!isEnough(offers)) return undefined;
    const exact = members.find(({ key }) => key === title.key);
    return {
      key: title.key,
      words: new Set(title.key.split(' ')),
      name: exact?.name ?? title.name,
      category: own?.category ?? members[0]?.category ?? '',
      offers,
      counted: members.map(({ name }) => name),
    };
  }

  /** Postings of all titles at a place. */
  offersAt(place: OfferPlace): readonly Offer[] {
    return this.keep(`offers at ${place.value}`, () =>
      [...this.#byCategory.values()]
        .flat()
        .filter(({ placeIds }) => placeIds.some((id) => place.ids.has(id))),
    );
  }

  /** Postings of all titles by category, those with most first. */
  categories(): [category: string, offers: readonly Offer[]][] {
    return [...this.#byCategory].toSorted(([, a], [, b]) => b.length - a.length);
  }

  /** Titles that share words with this one or mean the same, the closest first, and then others of its category. */
  alike({ key, name }: Pick<PayTitle, 'key' | 'name'>): TitleOffers[] {
    const words = new Set(key.split(' '));
    const own = this.#titles.get(key);
    const { same = [], near = [] } = findAlternatives(name.split(' ')) ?? {};
    const named = [...same, ...near].flatMap((other) => this.#titles.get(readTitle(other).key) ?? []);
    const sharing = [...words]
      .flatMap((word) => this.#byWord.get(word) ?? [])
      .map((title) => ({ title, shared: sharedWeight(words, title.words, this.#byWord) }))
      .toSorted((a, b) => b.shared - a.shared || byPostings(a.title, b.title))
      .map(({ title }) => title);
    const ofCategory = own ? this.titles.filter(({ category }) => category === own.category) : [];
    const found = new Set([...named, ...sharing.slice(0, similarLookedAt), ...ofCategory]);
    for (const title of found) if (title.key === key) found.delete(title);
    return [...found].slice(0, similarLookedAt);
  }

  *#takeAll(groups: Iterable<Group>): Generator<void, void> {
    for (const group of groups) {
      this.#take(group);
      yield;
    }
  }

  #take({ key, spellings, categories, offers }: Group): void {
    const places = this.#countPlaces(offers);
    for (const offer of offers) {
      const known = this.#byCategory.get(offer.category);
      if (known) known.push(offer);
      else this.#byCategory.set(offer.category, [offer]);
    }
    if (key === '') return;
    const [name, category] = [mostOf(spellings), mostOf(categories)];
    const words = orderedWords(name);
    keepIn(this.#byHead, words.at(-1) ?? '', (): KnownTitle[] => []).push({
      key,
      words,
      name,
      category,
      offers,
    });
    if (!isEnough(offers)) return;
    const title = { key, words: new Set(key.split(' ')), name, category, offers, counted: [name] };
    this.#titles.set(key, title);
    for (const [place, postings] of places) {
      if (postings < salaryLeastPostings) continue;
      const known = this.#byPlace.get(place);
      if (known) known.push({ title, postings });
      else this.#byPlace.set(place, [{ title, postings }]);
    }
    for (const word of title.words) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), title]);
  }

  /** How many of them name each place. */
  #countPlaces(offers: readonly Offer[]): Map<OfferPlace, number> {
    const counts = new Map<OfferPlace, number>();
    for (const { placeIds } of offers) {
      const named = new Set(placeIds.flatMap((id) => this.places.levelsOf(id)));
      for (const place of named) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    for (const [place, postings] of counts) place.postings += postings;
    return counts;
  }
}

const byPostings = (a: TitleOffers, b: TitleOffers) =>
  b.offers.length - a.offers.length || (a.name < b.name ? -1 : 1);

/** From 0 to 1; a word of few titles says more than one of many. */
function sharedWeight(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  titles: ReadonlyMap<string, readonly unknown[]>,
): number {
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + 1 / (1 + (titles.get(word)?.length ?? 0)), 0);
  return (2 * weigh(one.intersection(other))) / (weigh(one) + weigh(other));
}

interface Group {
  key: string;
  spellings: Map<string, number>;
  categories: Map<string, number>;
  offers: Offer[];
}

/** What was read so far, by title. */
class Collected {
  size = 0;
  oldestSeconds = Infinity;
  readonly #groups = new Map<string, Group>();
  readonly #titles = new Map<string, PayTitle>();
  readonly #texts = new Map<string, string>();
  readonly #companies = new Map<string, number>();
  readonly #placeIds = new Map<string, readonly number[]>();

  add(row: OfferRow): void {
    const yearly = yearlyPay(row);
    if (yearly === undefined) return;
    const { key, level, name } = keepIn(this.#titles, row.title, () => readTitle(row.title));
    const group = keepIn(this.#groups, key, () => ({
      key,
      spellings: new Map<string, number>(),
      categories: new Map<string, number>(),
      offers: [],
    }));
    count(group.spellings, name);
    count(group.categories, row.category);
    group.offers.push({
      yearly,
      currency: this.#textOf(row.currency),
      level,
      mode: this.#textOf(row.mode),
      category: this.#textOf(row.category),
      company: keepIn(this.#companies, row.companyId, () => this.#companies.size),
      placeIds: keepIn(this.#placeIds, row.places, () => row.places.split(',').filter(Boolean).map(Number)),
    });
    this.size++;
    this.oldestSeconds = Math.min(this.oldestSeconds, row.postedSeconds);
  }

  /** One text for all of them: a part of a line would hold the whole step in memory. */
  #textOf(text: string): string {
    return keepIn(this.#texts, text, () => structuredClone(text));
  }

  groups(): Iterable<Group> {
    return this.#groups.values();
  }
}

function keepIn<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0] ?? '';
}
