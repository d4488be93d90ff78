import { type JobCategory } from '@waymark/contract/jobs/category-choices';
import { board } from '../../../platform/board/board.ts';
import { countCategoriesMet, findCategoryPosition } from './position-rules.ts';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { leavesOut } from '../../places/places/where-rules.ts';
import { countryName, foldName } from '../../places/places/rules.ts';
import type { JobColumnIndex } from './column-index.ts';

/**
 * How the places of a job fit those of a search. A remote job elsewhere in the country is found only where remote
 * work is chosen: a search for Munich does not want all remote jobs of Germany.
 */
export const placeFit = { none: 0, here: 1, remotely: 2 } as const;

/** A city, a region or a country, as people look for it. */
export interface NamedPlace {
  text: string;
  /** What it lies in. */
  detail: string;
  /** What a search names it by. */
  value: string;
}

/** A place with as many jobs as a search for it finds. */
export interface PlaceCount {
  place: NamedPlace;
  count: number;
}

/** Some of the open jobs, counted by where they are. */
export class PlaceTally {
  readonly #bySet: ArrayLike<number>;

  /** `bySet` has the jobs of each combination of places. */
  constructor(bySet: ArrayLike<number>) {
    this.#bySet = bySet;
  }

  /** The jobs of these combinations. */
  sum(sets: Iterable<number>): number {
    let sum = 0;
    for (const set of sets) sum += this.#bySet[set] ?? 0;
    return sum;
  }
}

interface KnownPlace {
  /** As the first of its ids spells it: whatever came first to this node, every node writes it so. */
  place: NamedPlace;
  spelledBy: number;
  isCity: boolean;
  isCountry: boolean;
  ids: Set<number>;
  /** The place sets that it is part of. */
  sets: Set<number>;
}

/** A name, and the places that bear it; what stands for itself (`rank` 0) wins over a part of a longer name. */
interface Bearers {
  rank: number;
  known: KnownPlace[];
}

/** What is known of jobs by their rows, whoever holds them. */
export type PlacedColumns = Pick<JobColumnIndex, 'placeSets' | 'generation' | 'placeSet' | 'category'> & {
  counts: { placeSet: ArrayLike<number> };
  newest: { view(): Int32Array };
};

/**
 * The places that jobs name or have named, with the open jobs at each. It grows with new places: a rebuild
 * takes a tenth of a second.
 */
export class PlaceCounts {
  readonly #columns: PlacedColumns;
  readonly #places: PlaceIndex;
  #setsRead = 0;
  #namesRead = 0;
  #known = new Map<string, KnownPlace>();
  #byName = new Map<string, Bearers>();
  #setsOfPlace = new Map<number, number[]>();
  #kept: { generation: number; lists: Map<string, PlaceCount[]>; categories?: PlaceTally[] } | undefined;

  constructor(columns: PlacedColumns, places: PlaceIndex) {
    this.#columns = columns;
    this.#places = places;
  }

  /** Reads the combinations of places that have come since the last call. */
  refresh(): this {
    const { placeSets } = this.#columns;
    if (this.#namesRead !== this.#places.renamings) {
      this.#known = new Map();
      this.#byName = new Map();
      this.#setsOfPlace = new Map();
      this.#setsRead = 0;
      this.#namesRead = this.#places.renamings;
    }
    for (; this.#setsRead < placeSets.length; this.#setsRead++) {
      for (const id of placeSets[this.#setsRead] ?? []) this.#addToSet(id, this.#setsRead);
    }
    return this;
  }

  /** All open jobs. */
  get #all(): PlaceTally {
    return new PlaceTally(this.#columns.counts.placeSet);
  }

  /** As many jobs as a search for the place finds. */
  count(text: string, among = this.#all): number {
    return among.sum(this.#setsOf(text));
  }

  /** All names with a job, each with those that name it; not what a search for it would find besides. */
  names(): PlaceCount[] {
    const all = this.#all;
    return [...this.#known.values()]
      .map(({ place, sets }) => ({ place, count: all.sum(sets) }))
      .filter(({ count }) => count > 0);
  }

  /** All that can be searched for by name and has jobs, most jobs first. */
  list(): readonly PlaceCount[] {
    return this.#keep('all', () => true);
  }

  cities(): readonly PlaceCount[] {
    return this.#keep('cities', ({ isCity }) => isCity);
  }

  countries(): readonly PlaceCount[] {
    return this.#keep('countries', ({ isCountry }) => isCountry);
  }

  /** By category, as many open jobs as a search for it at the place finds. */
  categoriesAt(value: string): { category: JobCategory; count: number }[] {
    const sets = this.#setsOf(value);
    const kept = this.#keptNow();
    const categories = (kept.categories ??= tallyCategories(this.#columns));
    return board.words.categories.listed.map(({ value: category }) => ({
      category,
      count: categories[findCategoryPosition(category) ?? -1]?.sum(sets) ?? 0,
    }));
  }

  /** The place of that whole name; of several with one name the one with most open jobs. */
  find(name: string): NamedPlace | undefined {
    const bearers = this.#byName.get(foldName(name.replaceAll(/\s*,\s*/g, ', ')))?.known ?? [];
    if (bearers.length < 2) return bearers[0]?.place;
    return maxJobs(bearers, this.#all, 1)[0]?.place ?? bearers[0]?.place;
  }

  /** The same of a place that is called as another language calls it: "München, Deutschland". */
  findByAnyName(name: string): NamedPlace | undefined {
    const { city, region, countryCode = '' } = this.#places.read(name) ?? {};
    return (
      this.find(name) ?? this.find([city || region, countryName(countryCode)].filter(Boolean).join(', '))
    );
  }

  /** The name as its place writes it, also of a place without jobs; as given, where it is not known. */
  spell(name: string): string {
    const known = [...this.#places.match(name).wanted].flatMap((id) => this.#places.namesOf(id));
    const folded = foldName(name);
    return (
      known.find(({ text, value }) => foldName(text) === folded || foldName(value) === folded)?.text ?? name
    );
  }

  /** Cities within the place, or without one all: most of these jobs first. */
  inside(value: string | undefined, jobs: PlaceTally, limit: number, least: number): PlaceCount[] {
    const within = value === undefined ? undefined : this.#places.match(value).wanted;
    const cities = this.#searchable().filter(
      ({ isCity, place, ids }) => isCity && place.value !== value && (!within || ids.isSubsetOf(within)),
    );
    return this.#count(maxJobs(cities, jobs, limit), jobs, least).toSorted(mostFirst);
  }

  /** Cities around the place, the nearest first; it need have no job itself. */
  near(
    name: string,
    jobs: PlaceTally,
    limit: number,
    { least, kilometres }: { least: number; kilometres: number },
  ) {
    const own = this.#places.match(name).wanted;
    const distanceTo = this.#places.distancesFrom(name);
    if (!distanceTo) return [];
    const away = ({ ids }: KnownPlace) => Math.min(...[...ids].map(distanceTo));
    const around = this.#searchable()
      .filter(({ isCity, ids, sets }) => isCity && jobs.sum(sets) > 0 && ids.isDisjointFrom(own))
      .map((city) => ({ city, distance: away(city) }))
      .filter(({ distance }) => distance <= kilometres)
      .toSorted((a, b) => a.distance - b.distance);
    const cities = around.map(({ city }) => city);
    return this.#count(cities, jobs, least).slice(0, limit);
  }

  #searchable(): KnownPlace[] {
    return [...this.#known.values()].filter(isSearchable);
  }

  #count(places: readonly KnownPlace[], jobs: PlaceTally, least: number): PlaceCount[] {
    return places
      .map(({ place }) => ({ place, count: this.count(place.value, jobs) }))
      .filter(({ count }) => count >= least);
  }

  #keep(name: string, isWanted: (known: KnownPlace) => boolean): PlaceCount[] {
    const { lists } = this.#keptNow();
    const known = lists.get(name);
    if (known) return known;
    const listed = this.#count(this.#searchable().filter(isWanted), this.#all, 1).toSorted(mostFirst);
    lists.set(name, listed);
    return listed;
  }

  #keptNow() {
    const { generation } = this.#columns;
    if (this.#kept?.generation !== generation) {
      this.#kept = { generation, lists: new Map() };
    }
    return this.#kept;
  }

  /** The place sets whose jobs a search for the place finds; a job with two offices in one city counts there once. */
  #setsOf(text: string): Set<number> {
    const { wanted, excluded } = this.#places.match(text);
    const sets = (ids: Set<number>) => new Set([...ids].flatMap((id) => this.#setsOfPlace.get(id) ?? []));
    return excluded.size === 0 ? sets(wanted) : sets(wanted).difference(sets(excluded));
  }

  #addToSet(id: number, set: number): void {
    const sets = this.#setsOfPlace.get(id);
    if (sets) sets.push(set);
    else this.#setsOfPlace.set(id, [set]);
    const { city = '', country = '' } = this.#places.get(id) ?? {};
    for (const name of this.#places.namesOf(id)) {
      const known = this.#known.get(foldName(name.value)) ?? this.#add(name, id);
      if (id < known.spelledBy) {
        known.place = name;
        known.spelledBy = id;
      }
      known.isCity ||= name.text === city;
      known.isCountry ||= name.text === country;
      known.ids.add(id);
      known.sets.add(set);
    }
  }

  #add(place: NamedPlace, spelledBy: number): KnownPlace {
    const known = {
      place,
      spelledBy,
      isCity: false,
      isCountry: false,
      ids: new Set<number>(),
      sets: new Set<number>(),
    };
    const { text, detail, value } = place;
    this.#known.set(foldName(value), known);
    this.#addName(value, 0, known);
    if (detail) this.#addName(`${text}, ${detail}`, 1, known);
    this.#addName(text, 2, known);
    return known;
  }

  #addName(name: string, rank: number, place: KnownPlace): void {
    const folded = foldName(name);
    const bearers = this.#byName.get(folded);
    if (!bearers || rank < bearers.rank) this.#byName.set(folded, { rank, known: [place] });
    else if (rank === bearers.rank) bearers.known.push(place);
  }
}

/** A search takes a comma for the end of one name and the beginning of what it lies in. */
const isSearchable = ({ place }: KnownPlace) => !place.text.includes(',');

const mostFirst = (a: PlaceCount, b: PlaceCount) =>
  b.count - a.count || (a.place.value < b.place.value ? -1 : 1);

function maxJobs(places: readonly KnownPlace[], jobs: PlaceTally, limit: number): KnownPlace[] {
  return places
    .map((place) => ({ place, count: jobs.sum(place.sets) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.place.place.value < b.place.place.value ? -1 : 1))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** By position of the category, the open jobs of each combination of places. */
function tallyCategories({ placeSets, placeSet, category, newest }: PlacedColumns): PlaceTally[] {
  const counts = Array.from({ length: countCategoriesMet() }, () => new Uint32Array(placeSets.length));
  for (const row of newest.view()) {
    counts[category[row] as number]![placeSet[row] as number]! += 1;
  }
  return counts.map((bySet) => new PlaceTally(bySet));
}

/** Where a search looks. */
export type AskedPlace = Pick<JobSearch, 'location' | 'radius' | 'unit'> & {
  /** The whole country of the place counts as the place. */
  isCountrywide?: boolean | undefined;
};

/**
 * The distinct combinations of places that jobs have, by what they consist of: a search looks only at those it means.
 */
export class PlaceSetIndex {
  readonly #sets: readonly (readonly number[])[];
  readonly #places: PlaceIndex;
  #byPlace = new Map<number, number[]>();
  #byCountry = new Map<string, number[]>();
  /** Those without a place. */
  #nowhere: number[] = [];
  #read = 0;
  #renamings = 0;
  /** Whether a set has a place that was not known when it was read. */
  #isIncomplete = false;

  /** `sets` may grow; what is in it stays. */
  constructor(sets: readonly (readonly number[])[], places: PlaceIndex) {
    this.#sets = sets;
    this.#places = places;
  }

  /** By set, how its places fit those of the search (`placeFit`). */
  match({ location, radius, unit = 'Km', isCountrywide }: AskedPlace): Uint8Array {
    this.#refresh();
    const around = radius === undefined ? undefined : { radius, unit };
    const { wanted, excluded, countries } = this.#places.match(location, around);
    const fits = new Uint8Array(this.#sets.length);
    // "Outside London" is anywhere else.
    if (leavesOut.test(location) && wanted.size === 0 && excluded.size > 0) fits.fill(placeFit.here);
    const setFit = (sets: readonly number[] | undefined, fit: number) => {
      for (const set of sets ?? []) fits[set] = fit;
    };
    // A remote job can be done from the countries it names, and from anywhere when it names none.
    if (countries.size > 0) setFit(this.#nowhere, placeFit.remotely);
    for (const country of countries) setFit(this.#byCountry.get(country), placeFit.remotely);
    for (const place of wanted) setFit(this.#byPlace.get(place), placeFit.here);
    if (isCountrywide) setFit(this.#byCountry.get(this.#countryOf(location, wanted)), placeFit.here);
    for (const place of excluded) setFit(this.#byPlace.get(place), placeFit.none);
    return fits;
  }

  /** Of several cities of a name the country of the one that is meant most likely. */
  #countryOf(location: string, wanted: ReadonlySet<number>): string {
    const where = this.#places.where(location);
    const known = where.kind === 'places' ? where.places[0]?.countryCode : undefined;
    const countries = this.#places.countriesOf(wanted);
    return known !== undefined && countries.has(known) ? known : ([...countries][0] ?? known ?? '');
  }

  #refresh(): void {
    if (this.#isIncomplete || this.#renamings !== this.#places.renamings) {
      this.#byPlace = new Map();
      this.#byCountry = new Map();
      this.#nowhere = [];
      this.#read = 0;
      this.#isIncomplete = false;
      this.#renamings = this.#places.renamings;
    }
    for (; this.#read < this.#sets.length; this.#read++) this.#add(this.#read, this.#sets[this.#read] ?? []);
  }

  #add(set: number, places: readonly number[]): void {
    if (places.length === 0) this.#nowhere.push(set);
    for (const place of places) {
      addTo(this.#byPlace, place, set);
      this.#isIncomplete ||= this.#places.get(place) === undefined;
    }
    for (const country of this.#places.countriesOf(places)) addTo(this.#byCountry, country, set);
  }
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, set: number): void {
  const list = lists.get(key);
  if (list) list.push(set);
  else lists.set(key, [set]);
}
