import type { CountedCountry, CountedName } from '@waymark/contract/categories';
import type { JobColumns } from './columns.ts';
import type { PlaceColumns } from './place-columns.ts';
import { foldName } from './place-rules.ts';

const byCount = (a: CountedName, b: CountedName) => b.count - a.count || (a.name < b.name ? -1 : 1);

/** A search takes a comma for the end of one name and the beginning of what it lies in. */
const isSearchable = (name: string) => name !== '' && !name.includes(',');

/** Open jobs by place, as they were when this was made. Each is counted as a search for its name counts it. */
export class PlaceCounts {
  readonly #places: PlaceColumns;
  readonly #jobsOfSet: Uint32Array;
  /** By place, the combinations with jobs that it is part of. */
  readonly #setsOf = new Map<number, number[]>();
  #countries: CountedCountry[] | undefined;
  #cities: CountedName[] | undefined;

  constructor(columns: JobColumns, places: PlaceColumns) {
    this.#places = places;
    this.#jobsOfSet = new Uint32Array(columns.placeSets.length);
    for (const number of columns.newest.view()) this.#jobsOfSet[columns.placeSet[number] ?? 0]! += 1;
    for (const [set, ids] of columns.placeSets.entries()) {
      if (this.#jobsOfSet[set] === 0) continue;
      for (const id of ids) this.#setsOf.set(id, [...(this.#setsOf.get(id) ?? []), set]);
    }
  }

  /** The jobs that a search for this place finds. */
  count(text: string): number {
    const { wanted, excluded } = this.#places.match(text);
    const sets = this.#setsWith(wanted).difference(this.#setsWith(excluded));
    return [...sets].reduce((sum, set) => sum + (this.#jobsOfSet[set] ?? 0), 0);
  }

  cities(): readonly CountedName[] {
    this.#cities ??= this.#countNames((id) => this.#cityOf(id));
    return this.#cities;
  }

  countries(): readonly CountedCountry[] {
    if (this.#countries) return this.#countries;
    const cities = Map.groupBy(this.cities(), ({ value }) => value.split(', ').at(-1));
    const names = this.#countNames((id) => {
      const name = this.#places.get(id)?.country ?? '';
      return { name, value: name };
    });
    this.#countries = names.map((country) => ({
      ...country,
      // A city that is its country has been named by it.
      cities: (cities.get(country.value) ?? []).filter(({ value }) => value !== country.value),
    }));
    return this.#countries;
  }

  #cityOf(id: number) {
    const { city = '', country = '' } = this.#places.get(id) ?? {};
    return { name: city, value: city === country || country === '' ? city : `${city}, ${country}` };
  }

  #countNames(nameOf: (id: number) => { name: string; value: string }): CountedName[] {
    // "São Paulo" and "Sao Paulo" are one name to the search.
    const names = new Map([...this.#setsOf.keys()].map(nameOf).map((name) => [foldName(name.value), name]));
    return [...names.values()]
      .filter(({ name }) => isSearchable(name))
      .map((name) => ({ ...name, count: this.count(name.value) }))
      .filter(({ count }) => count > 0)
      .toSorted(byCount);
  }

  #setsWith(ids: Iterable<number>): Set<number> {
    return new Set([...ids].flatMap((id) => this.#setsOf.get(id) ?? []));
  }
}
