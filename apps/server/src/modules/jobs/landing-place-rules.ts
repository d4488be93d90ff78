import type { JobColumns } from './columns.ts';
import { nearKilometres } from './landing-constants.ts';
import type { PlaceColumns } from './place-columns.ts';
import { foldName } from './place-rules.ts';
import type { NamedEntry } from './vocabulary-columns.ts';
import { countPlaces } from './vocabulary-queries.ts';

interface City {
  entry: NamedEntry;
  ids: number[];
}

/** A city beside a page's own place, and how many jobs of the same work it has. */
export interface PlaceLink {
  entry: NamedEntry;
  count: number;
}

const fullName = ({ text, detail }: NamedEntry) => foldName(detail ? `${text}, ${detail}` : text);

/** The places that open jobs name, as they were when this was made: what a page of a place can be about. */
export class LandingPlaces {
  /** Cities, regions and countries, most jobs first. */
  readonly entries: readonly NamedEntry[];
  readonly #places: PlaceColumns;
  readonly #byName = new Map<string, NamedEntry>();
  readonly #cities = new Map<string, City>();
  /** By place, the combinations that it is part of. */
  readonly #setsOfPlace = new Map<number, number[]>();

  constructor(columns: JobColumns, places: PlaceColumns) {
    this.#places = places;
    this.entries = countPlaces(columns, places).toSorted(
      (a, b) => b.weight - a.weight || (a.value < b.value ? -1 : 1),
    );
    // The name that stands for itself wins over a longer one, and of two the one with more jobs.
    for (const nameOf of [({ value }: NamedEntry) => foldName(value), fullName, shortName]) {
      for (const entry of this.entries) {
        const name = nameOf(entry);
        if (!this.#byName.has(name)) this.#byName.set(name, entry);
      }
    }
    for (const [set, ids] of columns.placeSets.entries()) {
      for (const id of ids) this.#setsOfPlace.set(id, [...(this.#setsOfPlace.get(id) ?? []), set]);
    }
    for (const id of this.#setsOfPlace.keys()) this.#addCity(id);
  }

  /** The place of that whole name; of several with one name the one with most jobs. */
  find(name: string): NamedEntry | undefined {
    return this.#byName.get(foldName(name.replaceAll(/\s*,\s*/g, ', ')));
  }

  isCity({ value }: NamedEntry): boolean {
    return this.#cities.has(value);
  }

  /** The place sets whose jobs a search for the place finds. */
  setsOf(value: string): ReadonlySet<number> {
    return this.#setsWith(this.#places.match(value).wanted);
  }

  /** Cities within the place, or without one all: most jobs first. */
  inside(value: string | undefined, bySet: Uint32Array, limit: number, least: number): PlaceLink[] {
    const within = value === undefined ? undefined : this.#places.match(value).wanted;
    const cities = [...this.#cities.values()].filter(
      ({ entry, ids }) => entry.value !== value && (!within || ids.every((id) => within.has(id))),
    );
    return this.#countCities(cities, bySet, least)
      .toSorted((a, b) => b.count - a.count || (a.entry.value < b.entry.value ? -1 : 1))
      .slice(0, limit);
  }

  /** Cities around the place, the nearest first; it need have no job itself. */
  near(name: string, bySet: Uint32Array, limit: number, least: number): PlaceLink[] {
    const own = this.#places.match(name).wanted;
    const centre = [...own].find((id) => Number.isFinite(this.#places.distance(id, id)));
    if (centre === undefined) return [];
    const distances = [...this.#cities.values()]
      .filter(({ ids }) => !ids.some((id) => own.has(id)))
      .map((city) => ({ city, away: Math.min(...city.ids.map((id) => this.#places.distance(centre, id))) }))
      .filter(({ away }) => away <= nearKilometres)
      .toSorted((a, b) => a.away - b.away);
    const cities = distances.map(({ city }) => city);
    return this.#countCities(cities, bySet, least).slice(0, limit);
  }

  #countCities(cities: readonly City[], bySet: Uint32Array, least: number): PlaceLink[] {
    // The search also finds a region of that name, and reads a comma in a name as the end of it.
    return cities
      .filter(({ ids }) => sumOf(this.#setsWith(ids), bySet) > 0)
      .map(({ entry }) => ({ entry, count: sumOf(this.setsOf(entry.value), bySet) }))
      .filter(({ count }) => count >= least);
  }

  /** A job with two offices in one city counts there once. */
  #setsWith(ids: Iterable<number>): ReadonlySet<number> {
    return new Set([...ids].flatMap((id) => this.#setsOfPlace.get(id) ?? []));
  }

  #addCity(id: number): void {
    const { city } = this.#places.get(id) ?? {};
    const [name] = this.#places.namesOf(id);
    const entry = name && this.find(name.value);
    if (!city || !entry) return;
    const known = this.#cities.get(entry.value);
    if (known) known.ids.push(id);
    else this.#cities.set(entry.value, { entry, ids: [id] });
  }
}

/** The jobs of these place sets. */
export function sumOf(sets: Iterable<number>, bySet: Uint32Array): number {
  let sum = 0;
  for (const set of sets) sum += bySet[set] ?? 0;
  return sum;
}

function shortName({ text }: NamedEntry): string {
  return foldName(text);
}
