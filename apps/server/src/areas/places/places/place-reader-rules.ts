import { readBareName, type WhereContext } from './bare-name-rules.ts';
import {
  everybodyKnows,
  findBestCity,
  findCityWithAddition,
  isHyphenated,
  withoutDistrict,
} from './addition-rules.ts';
import { wellKnown } from './city-name-rules.ts';
import { joinCountryNames, readForeignCountry } from './country-name-rules.ts';
import { readList } from './list-rules.ts';
import { readPhrase, readWholeName } from './phrase-rules.ts';
import { isAddress, isTownName, plainText, sayNothing, withoutNothing } from './place-text-rules.ts';
import { readPostal } from './postal-rules.ts';
import { statesAlone } from './region-constants.ts';
import { complete, draftOf, isUnknown, isWithin, type Found } from './relation-rules.ts';
import { findCountryCode, foldPlace, locate, type Gazetteer, type PlaceDraft } from './rules.ts';
import { abbreviatedRegions, spokenState } from './within-rules.ts';

/** What is said before its name is a part of it. */
const metropolis = 8;
/** Longer texts are a source's mistake and are not read. */
const maxText = 300;

/** A text that names no place that is known: kept as it was written, where nothing else is. */
export const unknownPlace = (text: string): Found => ({
  city: text,
  region: '',
  countryCode: '',
  bareName: text,
});

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
    const raw = joinCountryNames(text.slice(0, maxText).trim());
    const exact = this.#phrase(raw) ?? readPostal(raw, this.#gazetteer, this.#context);
    // "Headquarters, CA" is no other name of a town.
    const isOther = exact && exact.city !== '' && withoutNothing(raw) !== raw && !isWithin(raw, [exact]);
    if (exact && !isOther) return [exact];
    const name = withoutNothing(plainText(raw));
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
    const several = readList(this.#withLands(name) ?? bare, {
      gazetteer: this.#gazetteer,
      context: this.#context,
      readOne: (part) => this.#one(part),
    });
    if (several.length > 0) return several;
    const place = this.#address(name, bare);
    return [place, ...this.#leftOver(bare, place)];
  }

  /** Of a list that was not read as one, the cities that stand beside the one that was. */
  #leftOver(text: string, place: Found): Found[] {
    if (isUnknown(place) || place.city === '') return [];
    const parts = text
      .split(/\s*[,;/|]\s*/)
      .filter((part) => /\p{Ll}|.{4}/u.test(part) && part !== place.city);
    return parts.flatMap((part) => {
      const [city] = this.#gazetteer.cities(part);
      const isCity = city && !city.isAlias && city.weight >= wellKnown && city.city !== place.city;
      return isCity && city.city !== place.region ? [unknownPlace(part)] : [];
    });
  }

  /** "Portland (ME) or Boston (MA)" with commas: what stands in brackets says which is meant. */
  #withLands(text: string): string | undefined {
    const written = text.replaceAll(/\s*\(([^()]*)\)/g, (_whole, inner: string) => {
      const isLand = abbreviatedRegions(inner).length > 0 || findCountryCode(inner) !== undefined;
      return isLand ? `, ${inner}` : '';
    });
    return written.includes(',') && !text.includes(',') ? written : undefined;
  }

  #phrase(text: string): Found | undefined {
    return readPhrase(text, this.#gazetteer, this.#context);
  }

  #address(name: string, bare: string): Found {
    const piece = this.#piece(bare) ?? this.#withAddition(name);
    if (piece) return piece;
    const commas = this.#inCommas(bare);
    if (commas && !isUnknown(commas)) return commas;
    const within =
      this.#alternative(bare) ?? this.#parts(name) ?? this.#endOfAddress(bare) ?? this.#district(bare);
    return within ?? commas ?? unknownPlace(name);
  }

  /** "Lower Quayside (Goiânia), Goiás, Brazil": a city with its region and country, whatever else is said of it. */
  #withAddition(text: string): Found | undefined {
    const parts = text.split(/\s*,\s*/).filter(Boolean);
    for (const names of [2, 1]) {
      if (parts.length <= names) continue;
      const [inner = '', outer = inner] = parts.slice(-names);
      const within = this.#meaningOf(names === 1 ? '' : inner, outer);
      const city = within && findBestCity(parts.slice(0, -names).join(', '), within, this.#gazetteer);
      if (city && !this.#isRegionOf(parts, city))
        return { ...draftOf(city), bareName: '', isRegionAdded: within.region === '' };
    }
    return undefined;
  }

  /** A country alone, a state alone, and a region in its country. */
  #meaningOf(inner: string, outer: string): Pick<PlaceDraft, 'region' | 'countryCode'> | undefined {
    const state = inner === '' ? spokenState(outer) : undefined;
    if (state) return state;
    const countryCode = findCountryCode(outer) ?? readForeignCountry(outer, this.#gazetteer);
    if (countryCode === undefined) return undefined;
    if (inner === '') return { region: '', countryCode };
    const { region } = complete({ city: '', region: inner, countryCode }, this.#gazetteer);
    const isKnown = this.#gazetteer.regions(region).some((one) => one.countryCode === countryCode);
    return isKnown ? { region, countryCode } : undefined;
  }

  /** "FTC03 - Ft. Collins, CO": a city with its state beside the name of an office. */
  #piece(text: string): Found | undefined {
    const pieces = text.split(/\s+[-–—]\s+|\s*:\s+/);
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
    const name = withoutDistrict(text, this.#gazetteer);
    const [city] = name === text || isAddress(name) ? [] : this.#gazetteer.cities(name);
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
    // "Tampa-St. Petersburg" is none of Russia.
    const isOpen =
      !/\s[-–—]|[-–—]\s|[:()]/.test(text) && cities.some((one) => one.countryCode !== city?.countryCode);
    if (isOpen && countryCode === undefined) return undefined;
    const isName =
      !/\s[-–—]|[-–—]\s|[:()]/.test(text) && parts.every((part) => /^\p{Lu}\p{Ll}+$/u.test(part));
    if (isName && city && !isHyphenated(city.countryCode)) return undefined;
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
    if (exact && !this.#isRegionOf(parts, exact)) return exact;
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const [city] = this.#gazetteer.cities(last);
    // "Level 5, Sydney", and "Leeds, West Yorkshire" with an unknown region.
    const isState = this.#gazetteer.regions(last).some((one) => one.region !== city?.region);
    if (city && !isState && !city.isAlias && city.weight >= everybodyKnows)
      return { ...draftOf(city), bareName: last };
    const named = readBareName(first, this.#gazetteer, this.#context);
    const known = named && named.city !== '' ? locate(this.#gazetteer, named) : undefined;
    const isElsewhere =
      findCountryCode(last) ?? this.#gazetteer.regions(last)[0] ?? abbreviatedRegions(last)[0];
    if (named && known && !isElsewhere && known.weight >= everybodyKnows) return { ...named, bareName: '' };
    return this.#named(parts);
  }

  /** "Oberdorf, Zürich, Switzerland": a town that is not known, in a region that has its name of a city. */
  #isRegionOf([town = '', region = '', ...rest]: readonly string[], place: PlaceDraft): boolean {
    const known = locate(this.#gazetteer, place);
    return (
      rest.length === 1 &&
      isTownName(town) &&
      foldPlace(region) === foldPlace(place.city) &&
      foldPlace(region) === foldPlace(place.region) &&
      (known?.weight ?? 0) < metropolis
    );
  }

  /** "City, Region, Country" of which the gazetteer has not the city. */
  #named([city = '', ...rest]: readonly string[]): Found | undefined {
    const last = rest.at(-1) ?? '';
    const countryCode = findCountryCode(last);
    const [named] = this.#gazetteer.regions(last);
    // "Smallville, Georgia" is in the state.
    const alone = named && statesAlone.has(named.countryCode) ? named : undefined;
    const state = rest.length === 1 ? (spokenState(last) ?? alone) : undefined;
    const region = (countryCode ? rest.slice(0, -1) : rest).join(', ');
    if (!isTownName(withoutDistrict(city, this.#gazetteer)) || /[/|;]/.test(region) || this.#isLand(city))
      return undefined;
    const reading: PlaceDraft = state
      ? { ...draftOf(state), city }
      : countryCode
        ? { city, region, countryCode }
        : { city, region: named?.region ?? region, countryCode: named?.countryCode ?? '' };
    return this.#completed(reading);
  }

  /** Of "UK, Germany" neither is a town. */
  #isLand(name: string): boolean {
    return findCountryCode(name) !== undefined || this.#gazetteer.regions(name).length > 0;
  }

  #completed(reading: PlaceDraft): Found {
    const place = complete(reading, this.#gazetteer);
    const isRegionAdded = reading.region === '' && reading.city !== '';
    if (place.countryCode === '' || locate(this.#gazetteer, place)) {
      return { ...place, bareName: '', isRegionAdded };
    }
    const { city, countryCode } = reading;
    // "Dublin 2" is a part of Dublin, and "Bavaria, Germany" no city.
    const around = complete({ ...reading, city: '' }, this.#gazetteer);
    const whole = findCityWithAddition({ ...around, city }, this.#gazetteer);
    if (whole) return { ...draftOf(whole), bareName: '', isRegionAdded };
    const isRegion = this.#gazetteer.regions(city).find((one) => one.countryCode === countryCode);
    return { ...draftOf(isRegion ?? place), bareName: '' };
  }
}
