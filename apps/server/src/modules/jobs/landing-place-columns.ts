import type { JobColumns } from './columns.ts';
import { nearKilometres } from './landing-constants.ts';
import type { PlaceColumns } from './place-columns.ts';
import { foldName } from './place-rules.ts';

/** A city, a region or a country, as a page can be about it. */
export interface NamedPlace {
  text: string;
  /** What it lies in. */
  detail: string;
  /** What a search names it by. */
  value: string;
}

/** By place set, some of the open jobs. */
export type JobsBySet = ArrayLike<number>;

export interface PlaceLink {
  place: NamedPlace;
  /** As many as a search for it finds among those jobs. */
  count: number;
}

interface KnownPlace {
  place: NamedPlace;
  isCity: boolean;
  ids: Set<number>;
  /** The place sets that it is part of. */
  sets: Set<number>;
}

/** A name, and the places that bear it; what stands for itself (`rank` 0) wins over a part of a longer name. */
interface Bearers {
  rank: number;
  known: KnownPlace[];
}

/** The places that jobs name or have named. Grows as jobs name new ones: making it anew takes a tenth of a second. */
export class LandingPlaces {
  readonly #columns: JobColumns;
  readonly #places: PlaceColumns;
  #setsRead = 0;
  readonly #known = new Map<string, KnownPlace>();
  readonly #cities: KnownPlace[] = [];
  readonly #byName = new Map<string, Bearers>();
  readonly #setsOfPlace = new Map<number, number[]>();

  constructor(columns: JobColumns, places: PlaceColumns) {
    this.#columns = columns;
    this.#places = places;
  }

  /** Reads the combinations of places that have come since the last call. */
  refresh(): void {
    const { placeSets } = this.#columns;
    for (; this.#setsRead < placeSets.length; this.#setsRead++) {
      for (const id of placeSets[this.#setsRead] ?? []) this.#addToSet(id, this.#setsRead);
    }
  }

  /** All that can be searched for by name. */
  list(): NamedPlace[] {
    return [...this.#known.values()].map(({ place }) => place).filter(isSearchable);
  }

  /** Cities with the most open jobs. */
  busiestCities(limit: number): NamedPlace[] {
    const { placeSet } = this.#columns.counts;
    return mostJobs(this.#cities, placeSet, limit).map(({ place }) => place);
  }

  /** The place of that whole name; of several with one name the one with most open jobs. */
  find(name: string): NamedPlace | undefined {
    const bearers = this.#byName.get(foldName(name.replaceAll(/\s*,\s*/g, ', ')))?.known ?? [];
    if (bearers.length < 2) return bearers[0]?.place;
    const { placeSet } = this.#columns.counts;
    return mostJobs(bearers, placeSet, 1)[0]?.place ?? bearers[0]?.place;
  }

  /** The name as its place writes it, also where no job ever was; as given, where nobody knows it. */
  spell(name: string): string {
    const known = [...this.#places.match(name).wanted].flatMap((id) => this.#places.namesOf(id));
    const folded = foldName(name);
    return (
      known.find(({ text, value }) => foldName(text) === folded || foldName(value) === folded)?.text ?? name
    );
  }

  /** The place sets whose jobs a search for the place finds. */
  setsOf(value: string): ReadonlySet<number> {
    const ids = [...this.#places.match(value).wanted];
    // A job with two offices in one city counts there once.
    return new Set(ids.flatMap((id) => this.#setsOfPlace.get(id) ?? []));
  }

  /** Cities within the place, or without one all: most of these jobs first. */
  inside(value: string | undefined, jobs: JobsBySet, limit: number, least: number): PlaceLink[] {
    const within = value === undefined ? undefined : this.#places.match(value).wanted;
    const cities = this.#cities.filter(
      ({ place, ids }) => place.value !== value && (!within || ids.isSubsetOf(within)),
    );
    return this.#count(mostJobs(cities, jobs, limit), jobs, least).toSorted(
      (a, b) => b.count - a.count || (a.place.value < b.place.value ? -1 : 1),
    );
  }

  /** Cities around the place, the nearest first; it need have no job itself. */
  near(name: string, jobs: JobsBySet, limit: number, least: number): PlaceLink[] {
    const own = this.#places.match(name).wanted;
    const centre = [...own].find((id) => Number.isFinite(this.#places.distance(id, id)));
    if (centre === undefined) return [];
    const away = ({ ids }: KnownPlace) =>
      Math.min(...[...ids].map((id) => this.#places.distance(centre, id)));
    const around = this.#cities
      .filter(({ ids, sets }) => sumOf(sets, jobs) > 0 && ids.isDisjointFrom(own))
      .map((city) => ({ city, kilometres: away(city) }))
      .filter(({ kilometres }) => kilometres <= nearKilometres)
      .toSorted((a, b) => a.kilometres - b.kilometres);
    const cities = around.map(({ city }) => city);
    return this.#count(cities, jobs, least).slice(0, limit);
  }

  #count(cities: readonly KnownPlace[], jobs: JobsBySet, least: number): PlaceLink[] {
    return cities
      .map(({ place }) => ({ place, count: sumOf(this.setsOf(place.value), jobs) }))
      .filter(({ count }) => count >= least);
  }

  #addToSet(id: number, set: number): void {
    const sets = this.#setsOfPlace.get(id);
    if (sets) sets.push(set);
    else this.#setsOfPlace.set(id, [set]);
    const { city } = this.#places.get(id) ?? {};
    for (const [level, name] of this.#places.namesOf(id).entries()) {
      const known = this.#known.get(foldName(name.value)) ?? this.#add(name, level === 0 && city !== '');
      known.ids.add(id);
      known.sets.add(set);
    }
  }

  #add({ text, detail, value }: NamedPlace, isCity: boolean): KnownPlace {
    const known = { place: { text, detail, value }, isCity, ids: new Set<number>(), sets: new Set<number>() };
    this.#known.set(foldName(value), known);
    if (isCity && isSearchable(known.place)) this.#cities.push(known);
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
const isSearchable = ({ text }: NamedPlace) => !text.includes(',');

function mostJobs(places: readonly KnownPlace[], jobs: JobsBySet, limit: number): KnownPlace[] {
  return places
    .map((place) => ({ place, count: sumOf(place.sets, jobs) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.place.place.value < b.place.place.value ? -1 : 1))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** The jobs of these place sets. */
export function sumOf(sets: Iterable<number>, jobs: JobsBySet): number {
  let sum = 0;
  for (const set of sets) sum += jobs[set] ?? 0;
  return sum;
}
