import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { dataFile } from '../../../platform/data-files.ts';
import { aliasLoss } from './city-name-rules.ts';
import { cityAliases, regionAliases } from './region-constants.ts';
import {
  foldPlace,
  findCountryCode,
  type Gazetteer,
  type GazetteerPlace,
  type GazetteerRegion,
} from './rules.ts';

/** The form of a postal code, the key within it, and its countries, the likeliest first. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^(\d{5})(?:-\d{4})?$/, 'US DE FR ES IT SE FI CZ PR'],
  [/^(\d{3} \d{2})$/, 'SE CZ'],
  [/^([a-z]\d[a-z])(?: ?\d[a-z]\d)?$/i, 'CA'],
  [/^([a-z]{1,2}\d[a-z\d]?)(?: ?\d[a-z]{2})?$/i, 'GB'],
  [/^(\d{4}) ?[a-z]{2}$/i, 'NL'],
  [/^([a-z]\d[\dw])(?: ?[a-z\d]{4})?$/i, 'IE'],
];
/** Digits that could be anything are a code beside their country alone. */
const withCountry = /^[a-z\d]{3,5}$/i;

const folder = dataFile('gazetteer/');
const [tab, newline, space, digit0, letterA, tilde] = [...Buffer.from('\t\n 0a~')] as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Lines of a file in memory as they are on disk; one is made a text when it is asked for. */
class Lines {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;

  constructor(name: string) {
    this.#bytes = readFileSync(new URL(name, folder));
    const starts = [0];
    for (let at = this.#bytes.indexOf(newline); at !== -1; at = this.#bytes.indexOf(newline, at + 1))
      starts.push(at + 1);
    this.#starts = Uint32Array.from(starts);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  get(line: number): string {
    return this.#bytes.toString('utf8', this.#starts[line], (this.#starts[line + 1] ?? 1) - 1);
  }

  /** What stands behind the key in the lines that begin with a key each, in the order of their bytes. */
  find(key: string): string | undefined {
    const wanted = Buffer.from(`${key}\t`);
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = this.#starts[middle] as number;
      const end = Math.min(start + wanted.length, (this.#starts[middle + 1] as number) - 1);
      const order = this.#bytes.compare(wanted, 0, wanted.length, start, end);
      if (order === 0) return this.get(middle).slice(key.length + 1);
      if (order > 0) high = middle;
      else low = middle + 1;
    }
    return undefined;
  }

  /** The first line that comes after all that are less than these bytes. */
  firstFrom(bytes: Buffer): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = this.#starts[middle] as number;
      const end = (this.#starts[middle + 1] as number) - 1;
      if (this.#bytes.compare(bytes, 0, bytes.length, start, end) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The bytes of all lines that begin so. */
  startingSo(beginning: string): Buffer {
    const first = Buffer.from(beginning);
    // No text has this byte: it stands behind whatever a beginning goes on with.
    const behind = Buffer.concat([first, Buffer.of(0xff)]);
    return this.#bytes.subarray(this.#starts[this.firstFrom(first)], this.#starts[this.firstFrom(behind)]);
  }
}

/**
 * The world's places by any of their names, from `data` (GeoNames, CC BY 4.0; made by `tooling/places`).
 * Takes 6 MB outside of the heap; a name is found in some microseconds.
 */
class WorldGazetteer implements Gazetteer {
  readonly #cities = new Lines('cities.txt');
  readonly #names = new Lines('names.txt');
  readonly #regions = readRegions();
  /** One text asks for the same names again and again. */
  readonly #found = new LRUCache<string, readonly GazetteerPlace[]>({ max: namesKept });
  /** Five more megabytes, loaded with the first postal code. */
  #postalCodes: Lines | undefined;

  cities(name: string): readonly GazetteerPlace[] {
    const folded = foldPlace(name);
    const known = this.#found.get(folded);
    if (known) return known;
    // Another name means the best known alone: no "Milano" is in Michigan.
    const called = Object.hasOwn(cityAliases, folded) ? foldPlace(cityAliases[folded] ?? '') : undefined;
    const [meant] = called === undefined ? [] : (this.#names.find(called)?.split(' ') ?? []);
    const bearers = this.#ofWholeCity(folded) ?? this.#names.find(folded);
    const own = (bearers?.split(' ') ?? []).filter((bearer) => bearer !== `${meant}~` && bearer !== meant);
    const found = [...(meant === undefined ? [] : [meant]), ...own].map((bearer) => {
      const isAlias = bearer.endsWith('~');
      const place = this.cityAt(Number.parseInt(bearer, 36));
      return { ...place, weight: place.weight - (isAlias ? aliasLoss : 0), isAlias };
    });
    this.#found.set(folded, found);
    return found;
  }

  /** Whether a name of a city goes on behind these whole words, which are folded. */
  hasLonger(folded: string): boolean {
    return this.#names.startingSo(`${folded} `).length > 0;
  }

  /** "Lyon 03" and "Dublin 2" are a district, which is written as its city. */
  #ofWholeCity(folded: string): string | undefined {
    const [, name = ''] = district.exec(folded) ?? [];
    const bearers = name === '' ? undefined : this.#names.find(name);
    const line = Number.parseInt(bearers ?? '', 36);
    return bearers !== undefined && this.cityAt(line).weight >= minDistricts ? bearers : undefined;
  }

  regions(name: string): readonly GazetteerRegion[] {
    const folded = foldPlace(name);
    return this.#regions.get(foldPlace(regionAliases[folded] ?? folded)) ?? [];
  }

  postalCode(text: string, countryCode?: string): GazetteerPlace | undefined {
    return this.postalCodes(text, countryCode)[0];
  }

  postalCodes(text: string, countryCode?: string): GazetteerPlace[] {
    return postalKeys(text, countryCode).flatMap((key) => {
      this.#postalCodes ??= new Lines('postal-codes.txt');
      const [city, region = '', latitude, longitude] = this.#postalCodes.find(key)?.split('\t') ?? [];
      if (city === undefined) return [];
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return [{ city, region, countryCode: key.slice(0, 2), ...position, weight: 0 }];
    });
  }

  allRegions(): GazetteerRegion[] {
    return [...this.#regions.values()].flat();
  }

  /** The usual names of the cities that are known well enough to be meant by a slip of the finger. */
  *usualNames(least: number): Iterable<GazetteerPlace> {
    for (let line = 0; line < this.#cities.length; line++) {
      const place = this.cityAt(line);
      // The file has the best known first.
      if (place.weight < least) return;
      yield place;
    }
  }

  /** The best known cities with a name that begins so, those of just that name first. */
  complete(beginning: string, limit: number): GazetteerPlace[] {
    const folded = foldPlace(beginning);
    if (folded === '') return [];
    const whole = this.#names.find(folded)?.split(' ') ?? [];
    const own = new BestKnown(limit);
    const others = new BestKnown(limit);
    readBearers(this.#names.startingSo(folded), (city, isAlias) => {
      if (!isAlias) own.add(city);
      else if (folded.length >= shortestAlias) others.add(city);
    });
    const weights = new Map<number, number>();
    const add = (cities: Iterable<number>, more: number) => {
      for (const city of cities)
        weights.set(city, Math.max(weights.get(city) ?? 0, this.cityAt(city).weight + more));
    };
    add(others.cities, -aliasLoss);
    add(own.cities, 0);
    add(
      whole.filter((bearer) => !bearer.endsWith('~')).map((bearer) => Number.parseInt(bearer, 36)),
      wholeGain,
    );
    return [...weights]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([city, weight]) => ({ ...this.cityAt(city), weight }));
  }

  /** By its line: the best known first. */
  cityAt(line: number): GazetteerPlace {
    const [city = '', region = '', countryCode = '', latitude, longitude, fame] = this.#cities
      .get(line)
      .split('\t');
    return {
      city,
      region,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight: Number(fame),
      isAlias: false,
    };
  }
}

const namesKept = 2000;
const district = /^(.+) \d{1,2}(?:e|er|eme)?$/;
/** A smaller city has no numbered districts. */
const minDistricts = 6.5;
/** And for more where it is called just what was typed. */
const wholeGain = 1.5;
/** With fewer letters almost any city has a name somewhere that begins so. */
const shortestAlias = 4;

/** The lines of the best known of many cities: the file has the best known first. */
class BestKnown {
  readonly cities: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(city: number): void {
    const { cities } = this;
    if (cities.length === this.#limit && city >= (cities.at(-1) ?? Infinity)) return;
    if (cities.includes(city)) return;
    const at = cities.findIndex((one) => one > city);
    cities.splice(at === -1 ? cities.length : at, 0, city);
    if (cities.length > this.#limit) cities.pop();
  }
}

/** Reads who bears the names of some lines, byte by byte: one letter begins fifteen thousand of them. */
function readBearers(lines: Buffer, visit: (city: number, isAlias: boolean) => void): void {
  for (let at = 0; at < lines.length; at++) {
    while (lines[at] !== tab) at++;
    for (let city = 0; lines[at] !== newline;) {
      const byte = lines[++at] as number;
      if (byte === space || byte === newline) {
        if (lines[at - 1] !== tilde) visit(city, false);
        city = 0;
      } else if (byte === tilde) visit(city, true);
      else city = city * 36 + byte - (byte < letterA ? digit0 : letterA - 10);
    }
  }
}

/** The region with most people counts as a city of this fame, the one with fewest for so much less. */
const [regionFame, regionLoss] = [8, 3];

/** By folded name, those with most people first. */
function readRegions(): Map<string, GazetteerRegion[]> {
  const regions = new Map<string, GazetteerRegion[]>();
  const lines = readFileSync(new URL('regions.txt', folder), 'utf8').trim().split('\n');
  for (const [at, line] of lines.entries()) {
    const [region = '', countryCode = ''] = line.split('\t');
    const name = foldPlace(region);
    const weight = regionFame - (regionLoss * at) / lines.length;
    regions.set(name, [...(regions.get(name) ?? []), { city: '', region, countryCode, weight }]);
  }
  return regions;
}

/** Read when it is first needed, and the same for every board. */
let loaded: WorldGazetteer | undefined;

/** Loaded with the first place, so that a start does not wait for it. */
export function worldGazetteer(): WorldGazetteer {
  loaded ??= new WorldGazetteer();
  return loaded;
}

/** The keys of the postal codes that a text may be, the likeliest first: "10115, Germany" is "DE 10115". */
function postalKeys(text: string, within?: string): string[] {
  const [code = '', country = ''] = text.split(',').map((part) => part.trim());
  if (!/\d/.test(code) || code.length > 10) return [];
  const countryCode = country ? findCountryCode(country) : within;
  if (country && !countryCode) return [];
  const found = forms.flatMap(([form, of]) => {
    const [, key = ''] = form.exec(code) ?? [];
    const countries = of.split(' ').filter((one) => countryCode === undefined || one === countryCode);
    return key === '' ? [] : countries.map((one) => `${one} ${key.replace(' ', '').toUpperCase()}`);
  });
  const plain = withCountry.test(code) && countryCode ? [`${countryCode} ${code.toUpperCase()}`] : [];
  return [...new Set([...found, ...plain])];
}
