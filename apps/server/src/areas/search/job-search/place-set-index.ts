import type { PlaceIndex } from '../../places/places/place-index.ts';
import { placeFit } from './filter-rules.ts';
import type { AskedSearch } from './search-rules.ts';

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

  /** By set, how its places fit those of the search (`placeFit`); undefined when it names none. */
  match({ location, radius, unit = 'Km', isCountrywide }: AskedSearch): Uint8Array | undefined {
    if (!location) return undefined;
    this.#refresh();
    const around = radius === undefined ? undefined : { radius, unit };
    const { wanted, excluded, countries } = this.#places.match(location, around);
    const fits = new Uint8Array(this.#sets.length);
    const mark = (sets: readonly number[] | undefined, fit: number) => {
      for (const set of sets ?? []) fits[set] = fit;
    };
    // A remote job can be done from the countries it names, and from anywhere when it names none.
    if (countries.size > 0) mark(this.#nowhere, placeFit.remotely);
    for (const country of countries) mark(this.#byCountry.get(country), placeFit.remotely);
    for (const place of wanted) mark(this.#byPlace.get(place), placeFit.here);
    if (isCountrywide) mark(this.#byCountry.get(this.#countryOf(location, wanted)), placeFit.here);
    for (const place of excluded) mark(this.#byPlace.get(place), placeFit.none);
    return fits;
  }

  /** Of several cities of a name the country of the one that is meant most likely. */
  #countryOf(location: string, wanted: ReadonlySet<number>): string {
    const known = this.#places.read(location)?.countryCode;
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
