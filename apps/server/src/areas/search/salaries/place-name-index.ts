import type { PlaceIndex } from '../../places/places/place-index.ts';
import { countryName, foldName } from '../../places/places/rules.ts';

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
export class PlaceNames {
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
