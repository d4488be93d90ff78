import { nameCode } from '@waymark/contract/text/intl';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { LRUCache } from 'lru-cache';
import { readDataLines } from '../../../platform/data-files.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { countryName, foldPlace, type PlaceDraft } from './rules.ts';
import { readPlace } from './where-rules.ts';

/** By country, region and city, empty for a region itself: some 2,000 names, and 9,000 in Arabic, under 2 MB. */
const namesIn = new Map<Language, ReadonlyMap<string, string>>();
/** What was read of written places, which pages name again and again. */
const translations = new LRUCache<string, TranslatedPlace>({ max: 5000 });

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
  const place = readPlace(value, worldGazetteer());
  const translated = place ? inLanguage(value, place, language) : asWritten(value);
  translations.set(key, translated);
  return translated;
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
  const read = readPlace(value, worldGazetteer());
  const isItself = read?.city === city && read.region === region && read.countryCode === countryCode;
  return { value: isItself ? value : written, translate };
}
