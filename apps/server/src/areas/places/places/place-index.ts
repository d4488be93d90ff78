import type { DistanceUnit } from '@waymark/contract/jobs/choices';
import { LRUCache } from 'lru-cache';
import { board } from '../../../platform/board/board.ts';
import { offerPlaces, spellWhere } from './offer-rules.ts';
import { readWhereSpan, type WhereSpan } from './span-rules.ts';
import { listCircles } from './area-rules.ts';
import type { WhereContext } from './bare-name-rules.ts';
import { findNamedCity } from './city-name-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { statesAlone } from './region-constants.ts';
import {
  distanceKilometres,
  codesOfRegion,
  countryName,
  foldPlace,
  locate,
  type Gazetteer,
  type PlaceDraft,
  type PlaceRow,
  type Point,
} from './rules.ts';
import { leavesOut, readPlaceName, readWhere, type Where, type WherePlace } from './where-rules.ts';

const kilometresPerMile = 1.609_344;
/** What it counts for a place to be one of the board, in jobs. */
const jobsOfRow = 100;
const nowhereDraft: PlaceDraft = { city: '', region: '', countryCode: '' };
const nowhere: Point = { latitude: null, longitude: null };

const isStateAlone = ({ countryCode }: PlaceDraft) => statesAlone.has(countryCode);

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
  readonly #gazetteer: () => Gazetteer;
  /** What texts were read as, until the board gets another place. */
  readonly #readings = new LRUCache<string, Where>({ max: readingsKept });
  readonly #country: () => string | undefined;

  /** How often a known place has got other names. */
  renamings = 0;

  constructor(gazetteer: () => Gazetteer = worldGazetteer, country = () => board.country) {
    this.#gazetteer = gazetteer;
    this.#country = country;
  }

  /** ISO 3166-1 alpha-2 of the country that the board is for, where it is said. */
  get country(): string | undefined {
    return this.#country();
  }

  get #context(): WhereContext {
    return {
      countryCode: this.#country(),
      countJobs: (place) => Math.min(this.#idsOf(place).size, 1) * jobsOfRow,
    };
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
    if (!before) this.#readings.clear();
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
      // "Georgia" alone is the state.
      const isStateToo = text === row.country && this.#gazetteer().regions(text).some(isStateAlone);
      const code = isStateToo ? [row.countryCode] : [];
      return { text, detail: within.join(', '), value: [text, ...within.slice(-1), ...code].join(', ') };
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
    return place !== undefined && this.#idsOf(place).size > 0;
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
      // "Bangalor" is found, and shown as the city that it is another name of.
      const isOtherName = place?.city && !/\d/.test(text) && readPlaceName(text, this.#gazetteer());
      return (isOtherName ? this.#spellCity(place, text) : undefined) ?? text;
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
    // "Washington" is a state too.
    const isShared = this.#gazetteer()
      .regions(city)
      .some((one) => one.region !== region && isStateAlone(one));
    const spellings = [
      ...(isShared && !isOwnRegion ? [] : [city]),
      ...(isOwnRegion ? [] : [`${city}, ${region}`]),
      `${city} City`,
      `${city}, ${countryCode}`,
    ];
    return (
      spellings.find((spelling) => this.match(spelling).wanted.symmetricDifference(ids).size === 0) ?? text
    );
  }

  /** What a text says where a place is asked for, wherever in the world that is. */
  where(text: string): Where {
    const key = `${this.#country() ?? ''} ${text}`;
    const known = this.#readings.get(key);
    if (known) return known;
    const where = readWhere(text, this.#gazetteer(), this.#context);
    if (text.length <= maxKept) this.#readings.set(key, where);
    return where;
  }

  /** What a text may mean besides what it was read as, the likeliest first. */
  offers(text: string): string[] {
    const [kept = ''] = text.split(leavesOut);
    return kept.trim() === '' ? [] : offerPlaces(kept, this.where(kept));
  }

  /**
   * The longest run of words from `start` on that is a place, as `where` reads it; `spokenIn` are the countries of the
   * language that they are in.
   */
  whereSpan(
    words: readonly string[],
    start: number,
    spokenIn: readonly string[] = [],
  ): WhereSpan | undefined {
    return readWhereSpan(words, start, this.#gazetteer(), { ...this.#context, spokenIn });
  }

  get gazetteer(): Gazetteer {
    return this.#gazetteer();
  }

  /** A place so that `where` reads it as itself. */
  write(place: WherePlace): string {
    return spellWhere(place, place.city || place.region);
  }

  /** The first place that a text means as it is written; undefined for an area, and for what is no place. */
  read(text: string): PlaceDraft | undefined {
    const where = this.where(text);
    const [place] = where.kind === 'places' && where.corrected === undefined ? where.places : [];
    return place && (place.city !== '' || !place.area) ? place : undefined;
  }

  #placesOf(text: string): readonly WherePlace[] {
    const where = this.where(text);
    return where.kind === 'places' ? where.places : [];
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
    const wanted = around ? this.#matchAround(kept, around) : this.#matchAll(kept);
    for (const id of excluded) wanted.delete(id);
    const countries = this.countriesOf(wanted);
    if (wanted.size === 0)
      for (const { countryCode } of this.#placesOf(kept)) if (countryCode) countries.add(countryCode);
    const named = kept.trim() ? [kept] : dropped;
    const isKnown = wanted.size > 0 || named.some((part) => this.where(part).kind !== 'unknown');
    return { wanted, excluded, countries, isKnown };
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
    const places = this.#placesOf(text);
    const own = places.length === 0 ? this.#idsOfNames(text) : new Set<number>();
    const nearTo = (centre: Point | undefined) => (centre ? this.#near(centre, around) : new Set<number>());
    const [first] = [...own]
      .flatMap((id) => this.#rows.get(id) ?? [])
      .filter(({ latitude }) => latitude !== null);
    const found = own.union(nearTo(first));
    for (const place of places)
      for (const id of this.#idsOfWhere(place, '').union(nearTo(this.#pointOf(place)))) found.add(id);
    return found;
  }

  /** Where a city or a postal code is, by a row of the board or by the gazetteer. */
  #pointOf(place: WherePlace): Point | undefined {
    if (place.point) return place.point;
    if (place.city === '') return undefined;
    const rows = [...this.#idsOf(place)].flatMap((id) => this.#rows.get(id) ?? []);
    return rows.find(({ latitude }) => latitude !== null) ?? locate(this.#gazetteer(), place);
  }

  #centreOf(text: string): Point | undefined {
    const [place] = this.#placesOf(text);
    if (place) return this.#pointOf(place);
    const rows = [...this.#idsOfNames(text)].flatMap((id) => this.#rows.get(id) ?? []);
    return rows.find(({ latitude }) => latitude !== null);
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
    const places = this.#placesOf(text);
    if (places.length === 0) return this.#idsOfNames(text);
    const found = new Set(places.flatMap((place) => [...this.#idsOfWhere(place, foldPlace(text))]));
    return found.size > 0 ? found : this.#idsOfNamesIn(text, places);
  }

  /** A row of the board that bears another name of the place: "Hull" is written Kingston upon Hull by now. */
  #idsOfNamesIn(text: string, places: readonly WherePlace[]): Set<number> {
    const isIn = ({ region, countryCode }: PlaceDraft) =>
      places.some(
        (place) => place.countryCode === countryCode && (!region || !place.region || region === place.region),
      );
    return new Set([...this.#idsOfNames(text)].filter((id) => isIn(this.#rows.get(id) ?? nowhereDraft)));
  }

  /** The board's places that a place which was read takes in. */
  #idsOfWhere(place: WherePlace, text: string): Set<number> {
    const { area, part, city, region, countryCode } = place;
    if (city === '' && countryCode === '') return this.#inWorldRegion(region);
    const found = area && city === '' ? new Set<number>() : this.#idsOf(place);
    const add = (ids: Iterable<number>) => {
      for (const id of ids) found.add(id);
    };
    for (const name of area?.regions ?? []) add(this.#idsOf({ city: '', region: name, countryCode }));
    for (const { centre, kilometres } of area ? listCircles(area, this.#gazetteer()) : [])
      add(this.#near(centre, { radius: kilometres, unit: 'Km' }));
    if (part !== undefined) add(this.#idsOf({ city: part, region, countryCode }));
    // A plain "New York" is all of the state, and "Luxembourg" all of the country.
    if (city !== '' && text === foldPlace(region)) add(this.#idsOf({ city: '', region, countryCode }));
    if (city !== '' && text === foldPlace(countryName(countryCode))) add(this.#idsInCountry(countryCode));
    return found;
  }

  /** Places of the board that the world does not know, by their names: "Springfield, Foo". */
  #idsOfNames(text: string): Set<number> {
    const names = text.split(',').map(foldPlace).filter(Boolean);
    const [first, ...rest] = names.map((name) => this.#idsByName.get(name));
    if (!first || rest.some((ids) => ids === undefined)) return new Set();
    return rest.reduce<Set<number>>((ids, next) => ids.intersection(next ?? new Set()), new Set(first));
  }

  /** The places in a part of the world: "Europe". */
  #inWorldRegion(text: string): Set<number> {
    const codes = codesOfRegion(foldPlace(text)) ?? [];
    return new Set(codes.flatMap((code) => [...this.#idsInCountry(code)]));
  }

  #idsInCountry(countryCode: string): Set<number> {
    return this.#idsOf({ city: '', region: '', countryCode });
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
