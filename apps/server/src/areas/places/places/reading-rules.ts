import { readBareName, type WhereContext } from './bare-name-rules.ts';
import { wellKnown } from './city-name-rules.ts';
import { readForeignCountry, readLongCode } from './country-name-rules.ts';
import { readList } from './list-rules.ts';
import { readPhrase, readWholeName } from './phrase-rules.ts';
import { isAddress, plainText, sayNothing } from './place-text-rules.ts';
import { readPostal } from './postal-rules.ts';
import { partOfCountry } from './region-constants.ts';
import {
  complete,
  draftOf,
  isAmbiguous,
  isAmbiguousWithin,
  isStranger,
  isUnknown,
  isWithin,
  joinLists,
  preferNeighbours,
  type Found,
} from './relation-rules.ts';
import { findCountryCode, locate, type Gazetteer, type PlaceDraft } from './rules.ts';
import { abbreviatedRegions, spokenState } from './within-rules.ts';

/*
 * Postings name places in every way there is: "Austin, TX", "Paris OR Zug", "US-IL-Chicago", "London (82)", and lists
 * that go from the city up to the country. What is not understood is no place where another is; alone it is kept as it
 * was written, as a city without a country, unless it is an address: a name that a person can read is better than none.
 */

export interface ReadPlaces {
  places: PlaceDraft[];
  /** Texts that could not be read, wholly or in part. */
  unread: string[];
}

/** So well known that its name says so at the end of an address. */
const everybodyKnows = 6.5;
/** Longer texts are a source's mistake and are not read. */
const maxText = 300;
const nowhere: PlaceDraft = { city: '', region: '', countryCode: '' };

const unknownPlace = (text: string): Found => ({ ...nowhere, city: text, bareName: text });

/** The places that a source's list of texts names, each once; unknown ones have no country. */
export function readPlaceTexts(texts: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  return readPlaces(texts, gazetteer).places;
}

/**
 * The same, with the texts that stayed unread. For a `fact`, such as the place of a posting, the name of several cities
 * that are equally well known is unread too; who searches means the first of them.
 */
export function readPlaces(
  texts: readonly string[],
  gazetteer: Gazetteer,
  { isFact = false }: { isFact?: boolean } = {},
): ReadPlaces {
  const reader = new PlaceReader(gazetteer);
  const { found, near } = relate(texts.flatMap((text) => reader.read(text)).map(withoutArea), gazetteer);
  const read = near.map((place) => (isFact ? withoutGuess(place, gazetteer) : place));
  const known = read.filter((place) => !isUnknown(place));
  const unknown = [...read, ...found].filter(isUnknown).filter(({ city }) => !isWithin(city, known));
  const isSilent = known.length > 0 || unknown.some(({ city }) => isAddress(city));
  const kept = isSilent ? [] : unknown;
  const places = [...known, ...kept].map(({ city, region, countryCode }) => ({ city, region, countryCode }));
  return {
    places: [...new Map(places.map((place) => [Object.values(place).join('|'), place])).values()],
    unread: unknown.map(({ city, region }) => [city, region].filter(Boolean).join(', ')),
  };
}

/** What places that are named together say of each other: those that were found, and what is meant by them. */
export function relate(places: readonly Found[], gazetteer: Gazetteer): { found: Found[]; near: Found[] } {
  const found = joinLists(places, gazetteer);
  const near = preferNeighbours(
    found.filter((place) => !isUnknown(place)),
    gazetteer,
  );
  return { found, near: near.filter((place) => !isStranger(place, near, gazetteer)) };
}

/** "Ibaraki" is a prefecture, and a city in another one. */
const isCityToo = ({ city, region, countryCode, bareName }: Found, gazetteer: Gazetteer): boolean =>
  city === '' &&
  region !== '' &&
  bareName !== '' &&
  [...gazetteer.cities(bareName)].some(
    (one) => !one.isAlias && one.countryCode === countryCode && one.weight >= wellKnown,
  );

/** A posting is in places: "Bay Area" is none that has a row of its own. */
const withoutArea = (place: Found): Found =>
  place.area && place.city === '' ? unknownPlace(place.bareName) : place;

/** What a text says for certain: of a city that several have the name of neither its country nor its region. */
function withoutGuess(place: Found, gazetteer: Gazetteer): Found {
  const isNamesake = place.part !== undefined && [...gazetteer.cities(place.part)].length > 0;
  const isAnyCountrys = (gazetteer.postalCodes?.(place.postalCode ?? '') ?? []).length > 1;
  if (isAnyCountrys) return unknownPlace(place.postalCode ?? '');
  if (isNamesake || isCityToo(place, gazetteer) || isAmbiguous(place, gazetteer))
    return unknownPlace(place.bareName);
  return place.isRegionAdded && isAmbiguousWithin(place, gazetteer) ? { ...place, region: '' } : place;
}

/** A place from separate fields; what is missing is taken from the gazetteer. */
export function readPlaceFields(fields: PlaceFields, gazetteer: Gazetteer): PlaceDraft {
  return readPlaceParts(fields, gazetteer).place;
}

interface PlaceFields {
  city: string;
  region: string;
  country: string;
}

/** The same, with what of the city's field stayed unread: "Dublin 2" is Dublin, and "Various" nothing. */
export function readPlaceParts(
  fields: PlaceFields,
  gazetteer: Gazetteer,
): { place: PlaceDraft; unread: string } {
  const countryCode =
    findCountryCode(fields.country) ??
    readLongCode(fields.country) ??
    readForeignCountry(fields.country, gazetteer) ??
    '';
  // A country that is not known is kept where a person can read it.
  const region = [fields.region, countryCode ? '' : fields.country].filter(Boolean).join(', ');
  const given = { city: fields.city, region, countryCode };
  const place = complete(given, gazetteer);
  if (place.city === '' || locate(gazetteer, place)) return { place, unread: '' };
  const plain = plainText(fields.city);
  if (plain === '' || sayNothing(plain))
    return { place: complete({ ...given, city: '' }, gazetteer), unread: '' };
  const text = [fields.city, fields.region, fields.country].filter(Boolean).join(', ');
  const [read] = new PlaceReader(gazetteer).read(text);
  const isIt = read && read.city !== '' && locate(gazetteer, read) && isInCountry(read, countryCode);
  if (isIt) return { place: draftOf(read), unread: '' };
  // A small town has a name of letters alone.
  const isName = /^[\p{L}\p{M}'’. -]+$/u.test(fields.city) && !isAddress(fields.city);
  return isName
    ? { place, unread: '' }
    : { place: complete({ ...given, city: '' }, gazetteer), unread: fields.city };
}

const isInCountry = (place: PlaceDraft, countryCode: string) =>
  countryCode === '' || place.countryCode === countryCode || partOfCountry[place.countryCode] === countryCode;

/** Reads one text at a time: what stands in it for certain first, then what an address and an office say of it. */
export class PlaceReader {
  readonly #gazetteer: Gazetteer;
  readonly #context: WhereContext;

  constructor(gazetteer: Gazetteer, context: WhereContext = {}) {
    this.#gazetteer = gazetteer;
    this.#context = context;
  }

  /** The places of a text, each with what it was read from; an unknown one has no country. */
  read(text: string): Found[] {
    const raw = text.slice(0, maxText).trim();
    const exact = this.#phrase(raw) ?? readPostal(raw, this.#gazetteer, this.#context);
    if (exact) return [exact];
    const name = plainText(raw);
    if (name === '' || sayNothing(name)) return [];
    const bare = name
      .replaceAll(/\s*\([^)]*\)/g, '')
      .replace(/(?<!,)\s(?:or|and|in)$/i, '')
      .replace(/,\s(?:or|and)$/, '')
      .replace(/[\s,;/|]+$/, '')
      .trim();
    const state = bare === raw ? undefined : this.#loneState(bare);
    const whole = state ?? this.#phrase(name) ?? this.#phrase(bare);
    if (whole) return [whole];
    const several = readList(bare, {
      gazetteer: this.#gazetteer,
      context: this.#context,
      readOne: (part) => this.#one(part),
    });
    if (several.length > 0) return several;
    return [this.#address(name, bare)];
  }

  #phrase(text: string): Found | undefined {
    return readPhrase(text, this.#gazetteer, this.#context);
  }

  #address(name: string, bare: string): Found {
    const piece = this.#piece(bare);
    if (piece) return piece;
    const commas = this.#inCommas(bare);
    if (commas && !isUnknown(commas)) return commas;
    const within =
      this.#alternative(bare) ?? this.#parts(name) ?? this.#endOfAddress(bare) ?? this.#district(bare);
    return within ?? commas ?? unknownPlace(name);
  }

  /** "FTC03 - Ft. Collins, CO": a city with its state beside the name of an office. */
  #piece(text: string): Found | undefined {
    const pieces = text.split(/\s+[-–—:]\s+/);
    if (pieces.length < 2 || !text.includes(',')) return undefined;
    return pieces
      .map((piece) => this.#phrase(piece))
      .find((place) => place && place.city !== '' && place.bareName === '');
  }

  /** Of "Singapore / Central" the second is a part of the first. */
  #alternative(text: string): Found | undefined {
    const parts = text.split(/\s*[|;/&+•·\n]\s*/).filter(Boolean);
    if (parts.length < 2) return undefined;
    return parts.map((part) => this.#one(part)).find((place) => place && this.#isMeantAlone(place));
  }

  /** "Dublin 2", "Lyon 3e", "Paris 15e Arrondissement": a city that everybody knows with its district. */
  #district(text: string): Found | undefined {
    const [, name = ''] = districtEnd.exec(text) ?? [];
    const [city] = name === '' || isAddress(name) ? [] : this.#gazetteer.cities(name);
    const isMeant = city && !city.isAlias && city.weight >= everybodyKnows;
    return isMeant ? { ...draftOf(city), bareName: name } : undefined;
  }

  /** "Remote, OR": letters that stand for a state and for no country. */
  #loneState(letters: string): Found | undefined {
    const state = /^[A-Z]{2,3}$/.test(letters) ? spokenState(letters) : undefined;
    return state && findCountryCode(letters) === undefined ? { ...state, bareName: '' } : undefined;
  }

  #one(part: string): Found | undefined {
    const state = spokenState(part);
    if (state) return { ...state, bareName: '' };
    const plain = plainText(part);
    const place =
      this.#phrase(part) ?? readPostal(part, this.#gazetteer, this.#context) ?? this.#phrase(plain);
    if (place) return place;
    const rest = this.#inCommas(plain) ?? this.#parts(plain);
    return rest && !isUnknown(rest) ? rest : undefined;
  }

  #isMeantAlone(place: Found): boolean {
    if (place.city === '' || place.bareName === '') return true;
    const [city] = this.#gazetteer.cities(place.bareName);
    return city !== undefined && city.weight >= wellKnown;
  }

  /** "London - One Canada Square", "US-NY-New York": the best known city that is named among the rest. */
  #parts(text: string): Found | undefined {
    if (text.includes(',')) return undefined;
    const parts = text.split(/\s*[-–—():]\s*/).filter(Boolean);
    if (parts.length < 2) return undefined;
    const countryCode = parts.map((part) => this.#codeOf(part)).find(Boolean);
    const state = parts
      .flatMap((part) => (/^[A-Z]{2,3}$/.test(part) ? abbreviatedRegions(part) : []))
      .find((one) => one.countryCode === countryCode);
    const cities = parts
      .filter((part) => part.length > 2)
      .flatMap((part) => {
        const place = locate(this.#gazetteer, {
          city: part,
          region: state?.region ?? '',
          countryCode: countryCode ?? '',
        });
        // A name that a hyphen cuts off is only a part of another one: "Rhein-Main".
        const isMeant = countryCode || (place && !place.isAlias && place.weight >= wellKnown);
        return place && isMeant ? [place] : [];
      })
      .toSorted((a, b) => b.weight - a.weight);
    const [city] = cities;
    if (city) return { ...draftOf(city), bareName: countryCode ? '' : city.city };
    const isApart = /\s[-–—:]\s|[:()]/.test(text) || countryCode !== undefined;
    return isApart
      ? parts.map((part) => this.#certain(part)).find((place) => place !== undefined)
      : undefined;
  }

  /** A name that means a place even where it stands among other words. */
  #certain(part: string): Found | undefined {
    const place = readWholeName(part, this.#gazetteer, this.#context);
    return place && this.#isMeantAlone(place) ? place : undefined;
  }

  #codeOf(part: string): string | undefined {
    const isCode = part.length <= 3 && part === part.toUpperCase();
    return isCode || part.length > 5 ? findCountryCode(part) : undefined;
  }

  /** "Brookfield Place New York": a city that everybody knows, at the end of an address. */
  #endOfAddress(text: string): Found | undefined {
    const words = text.split(' ');
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const [city] = this.#gazetteer.cities(words.slice(-length).join(' '));
      const isKnown = city && !city.isAlias && city.weight >= everybodyKnows;
      if (isKnown && isAddress(words.slice(0, -length).join(' '))) return { ...draftOf(city), bareName: '' };
    }
    return undefined;
  }

  /** A city among parts of an address, and towns that the gazetteer does not have: "Carteret, Texas". */
  #inCommas(text: string): Found | undefined {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length < 2) return undefined;
    const exact = [parts.slice(1), parts.slice(2), parts.slice(0, 2)]
      .filter(({ length }) => length > 1 && length < parts.length)
      .map((some) => some.join(', '))
      .map((some) => this.#phrase(some) ?? readPostal(some, this.#gazetteer, this.#context))
      .find((place) => place && place.city !== '');
    if (exact) return exact;
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const [city] = this.#gazetteer.cities(last);
    // "Level 5, Sydney", and "Leeds, West Yorkshire" with an unknown region.
    if (city && !city.isAlias && city.weight >= everybodyKnows) return { ...draftOf(city), bareName: last };
    const named = readBareName(first, this.#gazetteer, this.#context);
    const known = named && named.city !== '' ? locate(this.#gazetteer, named) : undefined;
    const isElsewhere =
      findCountryCode(last) ?? this.#gazetteer.regions(last)[0] ?? abbreviatedRegions(last)[0];
    if (named && known && !isElsewhere && known.weight >= everybodyKnows) return { ...named, bareName: '' };
    return this.#named(parts);
  }

  /** "City, Region, Country" of which the gazetteer has not the city. */
  #named([city = '', ...rest]: readonly string[]): Found | undefined {
    const last = rest.at(-1) ?? '';
    const countryCode = findCountryCode(last);
    const state = rest.length === 1 ? spokenState(last) : undefined;
    const [named] = this.#gazetteer.regions(last);
    const region = (countryCode ? rest.slice(0, -1) : rest).join(', ');
    if (/[/|;]/.test(`${city}${region}`)) return undefined;
    const reading: PlaceDraft = state
      ? { ...state, city }
      : countryCode
        ? { city, region, countryCode }
        : { city, region: named?.region ?? region, countryCode: named?.countryCode ?? '' };
    return this.#completed(reading);
  }

  #completed(reading: PlaceDraft): Found {
    const place = complete(reading, this.#gazetteer);
    const isRegionAdded = reading.region === '' && reading.city !== '';
    if (place.countryCode === '' || locate(this.#gazetteer, place)) {
      return { ...place, bareName: '', isRegionAdded };
    }
    const { city, countryCode } = reading;
    // "Dublin 2" is a part of Dublin, and "Bavaria, Germany" no city.
    const whole = complete({ ...reading, city: city.replace(districtEnd, '$1') }, this.#gazetteer);
    if (locate(this.#gazetteer, whole)) return { ...whole, bareName: '' };
    const isRegion = this.#gazetteer.regions(city).find((one) => one.countryCode === countryCode);
    return { ...draftOf(isRegion ?? place), bareName: '' };
  }
}

const districtEnd =
  /^(\D+) (?:\d{1,2}(?:e|er|[eè]me|º|\.)?|\d{4,5})(?: (?:arrondissement|bezirk|district))?$/i;
