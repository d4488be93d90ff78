import { findNamedCity, findNamedRegion, findWholeCity, wellKnown } from './city-name-rules.ts';
import { cityStates, metropolitanAreas, regionAbbreviations } from './region-constants.ts';
import {
  findCountryCode,
  foldPlace,
  locate,
  nameWorldRegion,
  type Gazetteer,
  type GazetteerPlace,
  type PlaceDraft,
} from './rules.ts';
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
import { isAddress, plainText, sayNothing } from './place-text-rules.ts';

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
  const found = joinLists(
    texts.flatMap((text) => reader.read(text)),
    gazetteer,
  );
  const near = preferNeighbours(
    found.filter((place) => !isUnknown(place)),
    gazetteer,
  );
  const read = near
    .filter((place) => !isStranger(place, near, gazetteer))
    .map((place) => (isFact ? withoutGuess(place, gazetteer) : place));
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

/** What a text says for certain: of a city that several have the name of neither its country nor its region. */
function withoutGuess(place: Found, gazetteer: Gazetteer): Found {
  if (isAmbiguous(place, gazetteer)) return unknownPlace(place.bareName);
  return place.isRegionAdded && isAmbiguousWithin(place, gazetteer) ? { ...place, region: '' } : place;
}

/** The place that a text means; undefined for an unknown one, and for a part of the world. */
export function readPlace(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  return (
    readCode(text, gazetteer) ??
    readPlaceTexts([text.trim()], gazetteer).find(({ countryCode }) => countryCode !== '')
  );
}

/** The place that is called just so; what stands beside a name in an address makes it none. */
export function readPlaceName(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  return readCode(text, gazetteer) ?? new PlaceReader(gazetteer).readName(text.trim());
}

function readCode(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const name = text.trim();
  const coded = gazetteer.postalCode?.(name);
  if (coded) return complete(draftOf(coded), gazetteer);
  if (/^[a-z]{2,3}$/i.test(name)) {
    const countryCode = findCountryCode(name);
    const code = abbreviatedRegions(name.toUpperCase())[0] ?? (countryCode && { ...nowhere, countryCode });
    if (code) return code;
  }
  return undefined;
}

/** The same, but no town that the gazetteer does not have, whatever country it is said to lie in. */
export function readKnownPlace(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const place = readPlace(text, gazetteer);
  if (gazetteer.postalCode?.(text)) return place;
  return place && (place.city === '' || locate(gazetteer, place)) ? place : undefined;
}

/** A place from separate fields; what is missing is taken from the gazetteer. */
export function readPlaceFields(
  fields: { city: string; region: string; country: string },
  gazetteer: Gazetteer,
): PlaceDraft {
  const countryCode = findCountryCode(fields.country) ?? '';
  // A country that is not known is kept where a person can read it.
  const region = [fields.region, countryCode ? '' : fields.country].filter(Boolean).join(', ');
  return complete({ city: fields.city, region, countryCode }, gazetteer);
}

class PlaceReader {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  read(text: string): Found[] {
    const name = plainText(text.slice(0, maxText));
    if (name === '' || sayNothing(name)) return [];
    if (Object.hasOwn(metropolitanAreas, foldPlace(text))) return [unknownPlace(text.trim())];
    const bare = name
      .replaceAll(/\s*\([^)]*\)/g, '')
      .replace(/(?<!,)\s(?:or|and|in)$/i, '')
      .replace(/[\s,;/|]+$/, '')
      .trim();
    const cities = this.#listOfCities(bare);
    if (cities) return cities;
    const worldRegion = nameWorldRegion(bare);
    if (worldRegion !== undefined) return [{ ...nowhere, region: worldRegion, bareName: '' }];
    const state = bare === text.trim() ? undefined : this.#loneState(bare);
    if (state) return [state];
    const whole = this.readName(name) ?? this.readName(bare) ?? this.#inCommas(bare);
    if (whole && !isUnknown(whole)) return [whole];
    const several = this.#alternatives(bare);
    if (several.length > 0) return several;
    const within =
      this.#parts(name) ?? this.#trailingCountry(bare) ?? this.#endOfAddress(bare) ?? this.#district(bare);
    return [within ?? whole ?? unknownPlace(name)];
  }

  /** "Dublin 2", "Lyon 3e", "Paris 75008": a city that everybody knows with its district or code. */
  #district(text: string): Found | undefined {
    const [, name = ''] = /^(\D+) (?:\d{1,2}(?:e|er|[eè]me|º)?|\d{4,5})$/.exec(text) ?? [];
    const [city] = name === '' || isAddress(name) ? [] : this.#gazetteer.cities(name);
    const isMeant = city && !city.isAlias && city.weight >= everybodyKnows;
    return isMeant ? { ...draftOf(city), bareName: name } : undefined;
  }

  /** "Remote, OR": letters that stand for a state and for no country. */
  #loneState(letters: string): Found | undefined {
    const [state] = /^[A-Z]{2,3}$/.test(letters) ? this.#abbreviated(letters) : [];
    return state && findCountryCode(letters) === undefined ? { ...state, bareName: '' } : undefined;
  }

  /** One name alone: a state, a city that has the name of its country, a country, a city, a region. */
  readName(name: string): Found | undefined {
    if (name === '') return undefined;
    const found = (place: PlaceDraft): Found => ({ ...place, bareName: name });
    const named = findNamedCity(name, this.#gazetteer);
    if (named) return { ...draftOf(named), bareName: named.city };
    const [city] = this.#gazetteer.cities(name);
    const state = this.#gazetteer.regions(name).find(({ countryCode }) => regionAbbreviations[countryCode]);
    if (state && !(city && isMetropolis(city))) return found(state);
    // Two letters alone are too little to tell a country from a state or an office.
    const countryCode = name.length > 2 || /^(?:UK|US)$/i.test(name) ? findCountryCode(name) : undefined;
    if (countryCode && !(city?.countryCode === countryCode && cityStates.has(countryCode)))
      return found({ ...nowhere, countryCode });
    if (city) return found(draftOf(city));
    const region = this.#gazetteer.regions(name)[0] ?? findNamedRegion(name, this.#gazetteer);
    if (region) return found(region);
    const part = findWholeCity(name, this.#gazetteer);
    return part && { ...draftOf(part.city), bareName: part.name };
  }

  /**
   * "Geneva OR London", "US-IL-Chicago | US-FL-Miami"; of "Singapore / Central" the second is a part of the
   * first.
   */
  #alternatives(text: string): Found[] {
    const parts = text.split(/\s+(?:or|and)\s+|\s*[|;/&+•·]\s*|\s*\n\s*/i).filter(Boolean);
    if (parts.length < 2) return [];
    const read = parts.map((part) => this.#one(part));
    const known = read.filter((place) => place !== undefined);
    const isList = !/[/&]/.test(text) && known.length === parts.length;
    return isList ? known : known.filter((place) => this.#isMeantAlone(place));
  }

  /** "Berlin, Munich, Hamburg", but not "New York, New York". */
  #listOfCities(text: string): Found[] | undefined {
    const parts = text.split(/\s*,\s*/).filter(Boolean);
    if (parts.length < 2 || new Set(parts).size < parts.length || parts.some(({ length }) => length < 4))
      return undefined;
    if (parts.slice(1).some((part) => this.readName(part)?.city === '')) return undefined;
    const cities = parts.map((part) => this.#bestKnown(part));
    if (!cities.every((city) => city && !city.isAlias && city.weight >= wellKnown)) return undefined;
    const isOneName = parts.length === 2 && this.#upward(parts).some((one) => locate(this.#gazetteer, one));
    if (isOneName) return undefined;
    return cities.flatMap((city) => (city ? [{ ...draftOf(city), bareName: city.city }] : []));
  }

  #bestKnown(name: string): GazetteerPlace | undefined {
    const [city] = this.#gazetteer.cities(name);
    return city;
  }

  #one(part: string): Found | undefined {
    const worldRegion = nameWorldRegion(part);
    if (worldRegion !== undefined) return { ...nowhere, region: worldRegion, bareName: '' };
    const [state] = this.#abbreviated(part);
    if (state) return { ...state, bareName: '' };
    const place = this.readName(part) ?? this.#inCommas(part) ?? this.#parts(part);
    return place && !isUnknown(place) ? place : undefined;
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
      .flatMap((part) => (/^[A-Z]{2,3}$/.test(part) ? this.#abbreviated(part) : []))
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
    const place = this.readName(part);
    return place && this.#isMeantAlone(place) ? place : undefined;
  }

  #codeOf(part: string): string | undefined {
    const isCode = part.length <= 3 && part === part.toUpperCase();
    return isCode || part.length > 5 ? findCountryCode(part) : undefined;
  }

  /** "Dublin Ireland", "Sydney NSW 2000". */
  #trailingCountry(text: string): Found | undefined {
    const [, name = '', last = ''] = /^([^,]+) (\S+)$/.exec(text.replace(postalEnd, '')) ?? [];
    const countryCode = last.length > 3 ? findCountryCode(last) : undefined;
    const readings = [...this.#abbreviated(last), ...(countryCode ? [{ ...nowhere, countryCode }] : [])];
    const [city] = readings.flatMap((one) => locate(this.#gazetteer, { ...one, city: name }) ?? []);
    return city && { ...draftOf(city), bareName: '' };
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

  /** "City, Region, Country" with either of the last two left out, and the same from the country down. */
  #inCommas(text: string): Found | undefined {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length < 2) return undefined;
    const exact = [parts, parts.toReversed(), parts.slice(1), parts.slice(2)]
      .filter(({ length }) => length > 1)
      .flatMap((some) => this.#upward(some))
      .find((place) => locate(this.#gazetteer, place));
    if (exact) return exact;
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const [city] = this.#gazetteer.cities(last);
    // "Level 5, Sydney", and "Leeds, West Yorkshire" with an unknown region.
    if (city && !city.isAlias && city.weight >= everybodyKnows) return { ...draftOf(city), bareName: last };
    const [named] = this.#gazetteer.cities(first);
    const isElsewhere =
      findCountryCode(last) ?? this.#gazetteer.regions(last)[0] ?? this.#abbreviated(last)[0];
    if (named && !isElsewhere && named.weight >= everybodyKnows) return { ...draftOf(named), bareName: '' };
    return this.#upward(parts)[0];
  }

  /** What "city, …, last" may mean, the likeliest first. */
  #upward([city = '', ...rest]: readonly string[]): Found[] {
    const last = rest.at(-1) ?? '';
    const country = findCountryCode(last);
    // "Austin, CA" is California: a state's abbreviation is meant before a country's code.
    const states = rest.length === 1 ? this.#abbreviated(last) : [];
    const named = this.#gazetteer.regions(last);
    const region = (country ? rest.slice(0, -1) : rest).join(', ');
    const readings: PlaceDraft[] = [
      ...states.map((state) => ({ ...state, city })),
      ...(country ? [{ city, region, countryCode: country }] : []),
      ...named.map(({ countryCode }) => ({ city, region, countryCode })),
      ...(rest.length === 1 ? named.map((one) => ({ ...one, city })) : []),
    ];
    return (readings.length > 0 ? readings : [{ city, region, countryCode: '' }]).map((reading) =>
      this.#completed(reading),
    );
  }

  #completed(reading: PlaceDraft): Found {
    const place = complete(reading, this.#gazetteer);
    const isRegionAdded = reading.region === '' && reading.city !== '';
    if (place.countryCode === '' || locate(this.#gazetteer, place)) {
      return { ...place, bareName: '', isRegionAdded };
    }
    const { city, countryCode } = reading;
    // "Dublin 2" is a part of Dublin, and "Bavaria, Germany" no city.
    const whole = complete({ ...reading, city: city.replace(/ \d{1,2}$/, '') }, this.#gazetteer);
    if (locate(this.#gazetteer, whole)) return { ...whole, bareName: '' };
    const isRegion = this.#gazetteer.regions(city).find((one) => one.countryCode === countryCode);
    return { ...(isRegion ?? place), bareName: '' };
  }

  #abbreviated(text: string): PlaceDraft[] {
    return abbreviatedRegions(text.replace(postalEnd, ''));
  }
}

const postalEnd = / \d{4,5}(?:-\d{4})?$/;

/** "New York" and "Washington" are cities before they are states. */
const isMetropolis = ({ weight }: GazetteerPlace) => weight >= 8;

/**
 * The states and provinces that an abbreviation stands for: "WA" is in the United States before Australia.
 */
export function abbreviatedRegions(text: string): PlaceDraft[] {
  const letters = text.replaceAll('.', '').trim();
  return Object.entries(regionAbbreviations).flatMap(([countryCode, names]) => {
    const region = Object.hasOwn(names, letters) ? names[letters] : undefined;
    return region ? [{ city: '', region, countryCode }] : [];
  });
}
