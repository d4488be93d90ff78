import { LRUCache } from 'lru-cache';
import { findArea, findCityOfPart, listCircles, type Area } from './area-rules.ts';
import { readForeignCountry, readLongCode } from './country-name-rules.ts';
import { findNamedRegion } from './city-name-rules.ts';
import { partOfCountry, regionAbbreviations, statesAlone } from './region-constants.ts';
import { draftOf } from './relation-rules.ts';
import {
  distanceKilometres,
  findCountryCode,
  findWorldRegion,
  foldPlace,
  type Gazetteer,
  type GazetteerPlace,
  type PlaceDraft,
} from './rules.ts';

/** What stands beside a city and says which: its state, its country, an area, or the city that it is a quarter of. */
export interface Within {
  region: string;
  countryCode: string;
  area?: Area;
  /** The countries of a part of the world. */
  countries?: readonly string[];
  /** The city that a quarter is said to lie in. */
  city?: PlaceDraft;
}

/** More words are no state and country, and more names no county, state and country. */
const [maxWords, maxNames] = [9, 3];
const maxFound = 20;
/** Words of the longest name: "United Kingdom of Great Britain and Northern Ireland". */
const maxName = 8;

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

/** One text asks for what stands behind each of its words again and again, and the world does not change. */
const meaningsKept = 5000;
const meanings = new WeakMap<Gazetteer, LRUCache<string, readonly Within[]>>();

/** What one name or code beside a city says, the likeliest first: a state before a country. */
function listMeanings(text: string, gazetteer: Gazetteer): readonly Within[] {
  let kept = meanings.get(gazetteer);
  if (!kept) meanings.set(gazetteer, (kept = new LRUCache({ max: meaningsKept })));
  const known = kept.get(text);
  if (known) return known;
  const found = findMeanings(text, gazetteer);
  kept.set(text, found);
  return found;
}

function findMeanings(text: string, gazetteer: Gazetteer): Within[] {
  const letters = text.replaceAll('.', '').trim();
  const isCode = /^[a-z]{2,3}$/i.test(letters);
  const folded = foldPlace(text);
  const states = isCode ? abbreviatedRegions(letters.toUpperCase()) : [];
  const countryCode = findCountryCode(text) ?? (isCode ? findCountryCode(letters) : undefined);
  const named = findNamedRegion(text, gazetteer);
  const area = findArea(folded);
  const [city] = isCode ? [] : gazetteer.cities(text);
  const countries = findWorldRegion(text);
  return [
    ...states.filter(isSpoken).map(withoutCity),
    ...gazetteer.regions(text).map(withoutCity),
    ...(named ? [withoutCity(named)] : []),
    ...countryOf(countryCode ?? (isCode ? readLongCode(letters) : readForeignCountry(text, gazetteer))),
    ...states.filter((state) => !isSpoken(state)).map(withoutCity),
    ...(area ? [{ region: '', countryCode: area.countryCode, area }] : []),
    ...(countries ? [{ region: '', countryCode: '', countries }] : []),
    ...(city && !city.isAlias
      ? [{ region: city.region, countryCode: city.countryCode, city: draftOf(city) }]
      : []),
  ];
}

const withoutCity = ({ region, countryCode }: PlaceDraft): Within => ({ region, countryCode });

const countryOf = (countryCode: string | undefined): Within[] =>
  countryCode === undefined ? [] : [{ region: '', countryCode }];

/** What words beside a city say together: "TX", "Ontario Canada", "West Yorkshire, England, UK". */
export function listWithin(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  [from, to]: readonly [number, number],
  gazetteer: Gazetteer,
  names = maxNames,
): readonly Within[] {
  if (from >= to || to - from > maxWords || names === 0) return [];
  const isWhole = (start: number, end: number) => {
    for (let at = start + 1; at < end; at++) if (breaks.has(at)) return false;
    return end - start <= maxName;
  };
  const whole = isWhole(from, to) ? listMeanings(words.slice(from, to).join(' '), gazetteer) : [];
  if (whole.length > 0 || to - from < 2) return whole;
  const found: Within[] = [];
  for (let cut = to - 1; cut > from; cut--) {
    if (!isWhole(from, cut)) continue;
    const inner = listMeanings(words.slice(from, cut).join(' '), gazetteer);
    if (inner.length === 0) continue;
    const outer = listWithin(words, breaks, [cut, to], gazetteer, names - 1);
    for (const a of inner) for (const b of outer) found.push(...join(a, b));
  }
  return found.slice(0, maxFound);
}

/** "Ontario" and "Canada" are one thing, "Ontario" and "Germany" are none. */
function join(a: Within, b: Within): Within[] {
  const isSame =
    a.countryCode === b.countryCode ||
    partOfCountry[a.countryCode] === b.countryCode ||
    b.countries?.includes(a.countryCode);
  if (!isSame || b.city) return [];
  if (a.region && b.region && foldPlace(a.region) !== foldPlace(b.region)) return [];
  return [{ ...b, ...a, region: a.region || b.region, countryCode: a.countryCode || b.countryCode }];
}

/** The best known city of that name that lies there. */
export function locateWithin(name: string, within: Within, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const { region, countryCode, area, countries, city } = within;
  if (city) return findQuarter(name, city, gazetteer);
  const folded = foldPlace(region);
  for (const place of gazetteer.cities(name)) {
    const isThere =
      place.countryCode === countryCode ||
      partOfCountry[place.countryCode] === countryCode ||
      (countries?.includes(place.countryCode) ?? false);
    if (!isThere || (folded && foldPlace(place.region) !== folded)) continue;
    if (!area || isInArea(place, area, gazetteer)) return place;
  }
  return undefined;
}

/** "Camden, London" is London: a quarter is written with its city. */
function findQuarter(name: string, city: PlaceDraft, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const of = findCityOfPart(foldPlace(name), { isBeside: true });
  if (of?.city !== city.city || of.countryCode !== city.countryCode) return undefined;
  return [...gazetteer.cities(of.city)].find((one) => one.region === of.region);
}

function isInArea(place: GazetteerPlace, area: Area, gazetteer: Gazetteer): boolean {
  if (area.regions.some((region) => foldPlace(region) === foldPlace(place.region))) return true;
  return listCircles(area, gazetteer).some(
    ({ centre, kilometres }) => distanceKilometres(place, centre) <= kilometres,
  );
}

/** The state of the United States, Canada or Australia that letters alone stand for. */
export const spokenState = (letters: string): PlaceDraft | undefined =>
  abbreviatedRegions(letters).find(isSpoken);

const isSpoken = ({ countryCode }: PlaceDraft): boolean => statesAlone.has(countryCode);
