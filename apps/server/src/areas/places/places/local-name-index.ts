import { nameCode } from '@waymark/contract/text/intl';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { LRUCache } from 'lru-cache';
import { readDataLines } from '../../../platform/data-files.ts';
import { readForeignCountry } from './country-name-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { countryName, findCountryCode, foldPlace, locate, type PlaceDraft } from './rules.ts';
import { readPlace } from './where-rules.ts';

/** By country, region and city, empty for a region itself: some 2,000 names, and 9,000 in Arabic, under 2 MB. */
const namesIn = new Map<Language, ReadonlyMap<string, string>>();
/** What was read of written places, which pages name again and again. */
const translations = new LRUCache<string, TranslatedPlace>({ max: 10_000 });

function readNames(language: Language): ReadonlyMap<string, string> {
  const known = namesIn.get(language);
  if (known) return known;
  const lines = readDataLines(`gazetteer/languages/${language}.txt`);
  const names = new Map(
    lines.map((line): [string, string] => {
      const end = line.lastIndexOf('\t');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
  namesIn.set(language, names);
  return names;
}

/** What a language calls the city and the region of a place; undefined where both have their usual names. */
export function nameLocally(
  { city, region, countryCode }: PlaceDraft,
  language: Language,
): { city: string; region: string } | undefined {
  if (language === sourceLanguage) return undefined;
  const names = readNames(language);
  const ofCity = city && names.get(`${countryCode}\t${region}\t${city}`);
  const ofRegion = region && names.get(`${countryCode}\t${region}\t`);
  return ofCity || ofRegion ? { city: ofCity || city, region: ofRegion || region } : undefined;
}

/** A place that is written by its usual names, in another language. */
export interface TranslatedPlace {
  /** The same, so that it is read as itself: as it was where the other language's names are read as another place. */
  value: string;
  /** A part of it, or all. */
  translate(text: string): string;
}

const asWritten = (value: string): TranslatedPlace => ({ value, translate: (text) => text });

/** "Munich, Germany" is "München, Deutschland", and what is no place stays as it is. */
export function translatePlace(value: string, language: Language): TranslatedPlace {
  if (language === sourceLanguage || value === '') return asWritten(value);
  const key = `${language} ${value}`;
  const known = translations.get(key);
  if (known) return known;
  const place = findWritten(value) ?? readPlace(value, worldGazetteer());
  const translated = place ? inLanguage(value, place, language) : asWritten(value);
  translations.set(key, translated);
  return translated;
}

/** "Munich, Germany", as lists of places write it by the thousand: a city by its usual name, or a region. */
function findWritten(value: string): PlaceDraft | undefined {
  const [name = '', country = '', ...more] = value.split(', ');
  const countryCode = more.length === 0 ? findCountryCode(country) : undefined;
  if (countryCode === undefined) return undefined;
  const city = locate(worldGazetteer(), { city: name, region: '', countryCode });
  if (city && foldPlace(city.city) === foldPlace(name))
    return { city: city.city, region: city.region, countryCode };
  return worldGazetteer()
    .regions(name)
    .find((region) => region.countryCode === countryCode);
}

function inLanguage(written: string, place: PlaceDraft, language: Language): TranslatedPlace {
  const { city, region, countryCode } = place;
  const named = nameLocally(place, language);
  const country = countryName(countryCode);
  const names = new Map([
    [foldPlace(country), nameCode('region', countryCode, language, country)],
    [foldPlace(region), named?.region ?? region],
    [foldPlace(city), named?.city ?? city],
  ]);
  const translate = (text: string) =>
    text
      .split(', ')
      .map((part) => names.get(foldPlace(part)) ?? part)
      .join(', ');
  const value = translate(written);
  return { value: isReadAs(value, place) ? value : written, translate };
}

/** Whether a search for the text finds the place; the names in a language that the gazetteer does not know find none. */
function isReadAs(text: string, { city, region, countryCode }: PlaceDraft): boolean {
  const gazetteer = worldGazetteer();
  const [name = '', country = '', ...more] = text.split(', ');
  if (city !== '' && gazetteer.cities(name).length === 0) return false;
  // Most are quickly told: no region is called so.
  if (city !== '' && more.length === 0 && gazetteer.regions(name).length === 0) {
    const found = locate(gazetteer, { city: name, region: '', countryCode });
    const isThere = found?.city === city && found.region === region;
    if (isThere && readForeignCountry(country, gazetteer) === countryCode) return true;
  }
  const read = readPlace(text, gazetteer);
  return read?.city === city && read.region === region && read.countryCode === countryCode;
}
