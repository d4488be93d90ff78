import type { DistanceUnit } from '@waymark/contract/jobs/choices';
import { LRUCache } from 'lru-cache';
import { findNamedCity, wellKnown } from './city-name-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { abbreviatedRegions, readKnownPlace, readPlace, readPlaceName } from './reading-rules.ts';
import {
  distanceKilometres,
  codesOfRegion,
  countryName,
  findWorldRegion,
  foldPlace,
  locate,
  type Gazetteer,
  type PlaceDraft,
  type PlaceRow,
  type Point,
} from './rules.ts';

const kilometresPerMile = 1.609_344;
const alternative = / or /i;
/** How a name goes on with the river that its city lies on. */
const onRiver = /^(\p{L}{4,})[ -](?:upon|on|am|an der|sur)[ -]/u;
const nowhere: Point = { latitude: null, longitude: null };

/** So far around a place. */
export interface Surroundings {
  radius: number;
  unit: DistanceUnit;
}

/** What a text asks for among the places of the board. */
export interface PlaceMatch {
  wanted: Set<number>;
  excluded: Set<number>;
  /** The two-letter codes of the countries that it lies in. */
  countries: Set<string>;
  /** Whether the gazetteer has the place, with or without jobs. */
  isKnown: boolean;
}

/**
 * So many texts, none longer than a search: people name the same places and the same work again and again.
 */
const readingsKept = 5000;
const maxKept = 200;

/** All places of the board, in memory: a few thousand names, matched in well under a millisecond. */
export class PlaceIndex {
  #rows = new Map<number, PlaceRow & { names: string[] }>();
  #idsByName = new Map<string, Set<number>>();
  /** Cities as they are called for short: "Newcastle" is upon Tyne. */
  readonly #citiesByShortName = new Map<string, string>();
  readonly #gazetteer: () => Gazetteer;
  /** What texts were read as: the world does not change. */
  readonly #readings = new LRUCache<string, { place: PlaceDraft | undefined }>({ max: readingsKept });

  /** How often a known place has got other names. */
  renamings = 0;

  constructor(gazetteer: () => Gazetteer = worldGazetteer) {
    this.#gazetteer = gazetteer;
  }

  get(id: number): PlaceRow | undefined {
    return this.#rows.get(id);
  }

  put(row: PlaceRow): void {
    const names = [row.city, row.region, row.country, row.countryCode, ...this.#reachOf(row)]
      .map(foldPlace)
      .filter(Boolean);
    const before = this.#rows.get(row.id)?.names;
    if (before && before.join() !== names.join()) {
      this.renamings++;
      for (const name of before) this.#forget(name, row.id);
    }
    this.#rows.set(row.id, { ...row, names });
    const [, short] = onRiver.exec(foldPlace(row.city)) ?? [];
    if (short !== undefined) this.#citiesByShortName.set(short, row.city);
    for (const name of names) {
      const ids = this.#idsByName.get(name);
      if (ids) ids.add(row.id);
      else this.#idsByName.set(name, new Set([row.id]));
    }
  }

  /** "Europe", where remote work may be done from, is found by each of its countries. */
  #reachOf({ city, region, countryCode }: PlaceDraft): string[] {
    const codes = city === '' && countryCode === '' ? (codesOfRegion(foldPlace(region)) ?? []) : [];
    return codes.flatMap((code) => [code, countryName(code)]);
  }

  #forget(name: string, id: number): void {
    const ids = this.#idsByName.get(name);
    ids?.delete(id);
    if (ids?.size === 0) this.#idsByName.delete(name);
  }

  /** The names a place is looked for by: its city, its region and its country, each with what it lies in. */
  namesOf(id: number): { text: string; detail: string; value: string }[] {
    const row = this.#rows.get(id);
    if (!row) return [];
    const levels = [row.city, row.region, row.country].filter(
      (name, at, all) => name && all.indexOf(name) === at,
    );
    return levels.map((text, at) => {
      const within = levels.slice(at + 1);
      return { text, detail: within.join(', '), value: [text, ...within.slice(-1)].join(', ') };
    });
  }

  /**
   * Whether the text is the whole name of a city, a region or a country of the board, or another name for
   * one.
   */
  isName(text: string): boolean {
    const name = foldPlace(text);
    // A code of two letters is no name in a sentence: "in" is India's.
    if (name.length <= 2) return /^(?:UK|US)$/.test(text.trim());
    if (this.#idsByName.has(name)) return true;
    if (codesOfRegion(name)?.some((code) => this.#idsInCountry(code).size > 0)) return true;
    const place = readPlaceName(text, this.#gazetteer());
    return (place !== undefined && this.#idsOf(place).size > 0) || this.#citiesByShortName.has(name);
  }

  /** The text with its places as they write themselves: "new york" is New York. */
  spell(text: string): string {
    return text
      .split(', ')
      .map((part) => this.#spellName(part))
      .join(', ');
  }

  #spellName(text: string): string {
    const city = this.spellNamedCity(text);
    if (city !== undefined) return city;
    const name = foldPlace(text);
    const rows = [...(this.#idsByName.get(name) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
    if (rows.length === 0) {
      const place = this.read(text);
      const isCity = place === undefined || this.match(text).wanted.size === 0;
      const short = isCity ? this.#citiesByShortName.get(name) : undefined;
      // "Bangalor" is found, and shown as the city that it is another name of.
      const isOtherName = place?.city && !/\d/.test(text) && readPlaceName(text, this.#gazetteer());
      return short ?? (isOtherName ? this.#spellCity(place, text) : undefined) ?? text;
    }
    const spellings = rows.flatMap((row) => [row.city, row.region, row.country]);
    return spellings.find((one) => one && foldPlace(one) === name) ?? text;
  }

  /**
   * A city of the board that "NYC" or "Washington City" stands for, written so that it finds the city alone
   * and nothing else of the state or country with its name.
   */
  spellNamedCity(text: string): string | undefined {
    const place = findNamedCity(text, this.#gazetteer());
    return place && this.#spellCity(place, text);
  }

  #spellCity(place: PlaceDraft, text: string): string | undefined {
    const ids = this.#idsOf(place);
    if (ids.size === 0) return undefined;
    const { city, region, countryCode } = place;
    const isOwnRegion = region === '' || foldPlace(region) === foldPlace(city);
    const spellings = [
      city,
      ...(isOwnRegion ? [] : [`${city}, ${region}`]),
      `${city} City`,
      `${city}, ${countryCode}`,
    ];
    return (
      spellings.find((spelling) => this.match(spelling).wanted.symmetricDifference(ids).size === 0) ?? text
    );
  }

  /** The place that a text means, wherever in the world. */
  read(text: string): PlaceDraft | undefined {
    const known = this.#readings.get(text);
    if (known) return known.place;
    const place = readPlace(text, this.#gazetteer());
    if (text.length <= maxKept) this.#readings.set(text, { place });
    return place;
  }

  /** How well the world knows a city by its usual name; 0 for what is none. */
  fame(text: string): number {
    const place = this.read(text);
    const found = place && locate(this.#gazetteer(), place);
    return found && !found.isAlias ? found.weight : 0;
  }

  /** The two-letter codes of the countries that these places lie in. */
  countriesOf(ids: Iterable<number>): Set<string> {
    const codes = [...ids].map((id) => this.#rows.get(id)?.countryCode ?? '');
    return new Set(codes.filter(Boolean));
  }

  /**
   * The places that a text asks for, with those around it where that is asked. "Austin, TX" needs both parts;
   * "Leeds or York" needs either, and "Gambia outside Banjul" leaves places out. A whole name wins over a
   * beginning, so that "India" does not find Indiana.
   */
  match(text: string, around?: Surroundings): PlaceMatch {
    const [kept = '', ...dropped] = text.split(leavesOut);
    const excluded = new Set(dropped.flatMap((part) => [...this.#matchAll(part)]));
    const wanted = new Set(
      kept
        .split(alternative)
        .flatMap((one) => [...(around ? this.#matchAround(one, around) : this.#matchAll(one))]),
    );
    for (const id of excluded) wanted.delete(id);
    const countries = this.countriesOf(wanted);
    const place = wanted.size === 0 ? readKnownPlace(kept, this.#gazetteer()) : undefined;
    if (place) countries.add(place.countryCode);
    return { wanted, excluded, countries, isKnown: countries.size > 0 || wanted.size > 0 };
  }

  /** Ids of the places within the radius of the first of `centres` that has coordinates. */
  within(centres: Iterable<number>, radius: number, unit: DistanceUnit): Set<number> {
    const near = new Set<number>(centres);
    const centre = [...near].map((id) => this.#rows.get(id)).find((row) => row?.latitude != null);
    return centre ? near.union(this.#near(centre, { radius, unit })) : near;
  }

  /** Kilometres between two places; infinitely many where one's position is not known. */
  distance(from: number, to: number): number {
    const [a, b] = [this.#rows.get(from), this.#rows.get(to)];
    return a && b ? distanceKilometres(a, b) : Infinity;
  }

  /**
   * Kilometres from where the text's city is to a place, as far as known; undefined for a text that is no
   * city.
   */
  distancesFrom(text: string): ((to: number) => number) | undefined {
    const centre = this.#centreOf(text);
    if (!centre) return undefined;
    return (to) => distanceKilometres(centre, this.#rows.get(to) ?? nowhere);
  }

  /** "New York" within a distance is the city; a region or a country is all of itself, however far. */
  #matchAround(text: string, around: Surroundings): Set<number> {
    const centre = this.#centreOf(text);
    if (!centre) return this.#matchAll(text);
    const place = this.read(text);
    return this.#near(centre, around).union(place?.city ? this.#idsOf(place) : new Set());
  }

  #centreOf(text: string): Point | undefined {
    const coded = this.#gazetteer().postalCode?.(text);
    if (coded) return coded;
    const place = this.read(text);
    if (place?.city === '') return undefined;
    const ids = place ? this.#idsOf(place) : this.#matchAll(text);
    const rows = [...ids].flatMap((id) => this.#rows.get(id) ?? []);
    return rows.find(({ latitude }) => latitude !== null) ?? (place && locate(this.#gazetteer(), place));
  }

  #near(centre: Point, { radius, unit }: Surroundings): Set<number> {
    const kilometres = unit === 'miles' ? radius * kilometresPerMile : radius;
    const near = new Set<number>();
    for (const row of this.#rows.values()) {
      if (distanceKilometres(centre, row) <= kilometres) near.add(row.id);
    }
    return near;
  }

  #matchAll(text: string): Set<number> {
    const inRegion = this.#inWorldRegion(text);
    if (inRegion.size > 0) return inRegion;
    const parts = text.split(',').map((part) => part.trim());
    const names = parts.map(foldPlace).filter(Boolean);
    // "Boston, MA" and "CA" are of states, and a country's code only where no state has it.
    const isShort = parts.some((part) => abbreviatedRegions(part.toUpperCase()).length > 0);
    const place = isShort ? this.read(text) : findNamedCity(text, this.#gazetteer());
    const read: Set<number> = place ? this.#idsOf(place) : new Set();
    if ((isShort && place) || read.size > 0) return read;
    const [first, ...rest] = names.map((name) => this.#idsByName.get(name));
    if (first && rest.every((ids) => ids !== undefined)) {
      const found = rest.reduce<Set<number>>((ids, next) => ids.intersection(next), new Set(first));
      const cities = names[0] === names[1] ? this.#citiesAmong(found, names[0]) : found;
      if (found.size > 0) return cities.size > 0 ? cities : found;
    }
    return this.#matchRead(text, names);
  }

  /** "New York, New York" is the city, and not all that lies in the state. */
  #citiesAmong(ids: ReadonlySet<number>, name: string | undefined): Set<number> {
    return new Set([...ids].filter((id) => foldPlace(this.#rows.get(id)?.city ?? '') === name));
  }

  /** The places in a part of the world: "Europe". */
  #inWorldRegion(text: string): Set<number> {
    const codes = findWorldRegion(text) ?? [];
    return new Set(codes.flatMap((code) => [...this.#idsInCountry(code)]));
  }

  #idsInCountry(countryCode: string): Set<number> {
    return this.#idsOf({ city: '', region: '', countryCode });
  }

  /** A place that is called otherwise, or whose name goes on. */
  #matchRead(text: string, names: readonly string[]): Set<number> {
    const place = this.read(text);
    const ids: Set<number> = place ? this.#idsOf(place) : new Set();
    if (ids.size > 0 || (place && this.#isWellKnown(place))) return ids;
    const [first, ...rest] = names.map((name) => this.#idsByName.get(name) ?? this.#beginningSo(name));
    return rest.reduce<Set<number>>((found, next) => found.intersection(next), new Set(first));
  }

  #isWellKnown(place: PlaceDraft): boolean {
    return place.city === '' || (locate(this.#gazetteer(), place)?.weight ?? 0) >= wellKnown;
  }

  #beginningSo(name: string): Set<number> {
    const found = new Set<number>();
    if (name.length <= 2) return found;
    for (const { id, names } of this.#rows.values()) {
      if (names.some((one) => one.startsWith(name))) found.add(id);
    }
    return found;
  }

  /** The board's own rows of a place that was read: of a region or a country all that lie in it. */
  #idsOf({ city, region, countryCode }: PlaceDraft): Set<number> {
    const name = foldPlace(city || region) || countryCode.toLowerCase();
    const [inRegion, inCountry] = [foldPlace(region), countryCode];
    const found = new Set<number>();
    for (const id of this.#idsByName.get(name) ?? []) {
      const row = this.#rows.get(id);
      if (!row || (city && foldPlace(row.city) !== name)) continue;
      const reaches = city === '' && region === '' && row.countryCode === '' && row.city === '';
      if (row.countryCode !== inCountry && !reaches) continue;
      // "WA" is the state, and not the city of Washington in another one.
      if (!inRegion || !row.region || foldPlace(row.region) === inRegion) found.add(id);
    }
    return found;
  }
}

/** "Gambia outside Banjul"; older addresses have "Gambia -Banjul". */
export const leavesOut = /(?:^|\s)-(?=\S)|(?:^|\s)(?:outside|except|without)\s/i;
