import { nameCode } from '@waymark/contract/text/intl';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { LRUCache } from 'lru-cache';
import { readDataLines } from '../../../platform/data-files.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { countryName, foldPlace, type PlaceDraft } from './rules.ts';
import { leavesOut, readPlace } from './where-rules.ts';

/** A place that is written by its usual names, in another language. */
interface TranslatedPlace {
  /** All of it, where a search for that finds the same place; else as it was. */
  value: string;
  /** A part of it, or all. */
  translate(text: string): string;
}

/** By country, region and city, empty for a region itself: some 2,000 names, and 9,000 in Arabic, under 2 MB. */
const namesIn = new Map<Language, ReadonlyMap<string, string>>();
/** Pages name the same places again and again. */
const translations = new LRUCache<string, TranslatedPlace>({ max: 10_000 });

function readNames(language: Language): ReadonlyMap<string, string> {
  const lines = readDataLines(`gazetteer/languages/${language}.txt`);
  const names = new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf('\t')), line.slice(line.lastIndexOf('\t') + 1)]),
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
  const names = namesIn.get(language) ?? readNames(language);
  const ofCity = city && names.get(`${countryCode}\t${region}\t${city}`);
  const ofRegion = region && names.get(`${countryCode}\t${region}\t`);
  return ofCity || ofRegion ? { city: ofCity || city, region: ofRegion || region } : undefined;
}

/** "Munich, Germany" is "München, Deutschland", and what is no place stays as it is. */
export function translatePlace(written: string, language: Language): TranslatedPlace {
  const key = `${language} ${written}`;
  const known = translations.get(key);
  if (known) return known;
  const [text = ''] = language === sourceLanguage ? [] : written.split(leavesOut);
  const place = text.trim() === '' ? undefined : readPlace(text, worldGazetteer());
  const names = place ? listNames(place, language) : new Map<string, string>();
  const translate = (given: string) =>
    given
      .split(', ')
      .map((part) => names.get(foldPlace(part)) ?? part)
      .join(', ');
  const value = translate(written);
  // Some names in Arabic are not among those that a search knows.
  const isSame = JSON.stringify(place && readPlace(value, worldGazetteer())) === JSON.stringify(place);
  const translated = { value: isSame ? value : written, translate };
  translations.set(key, translated);
  return translated;
}

function listNames(place: PlaceDraft, language: Language): Map<string, string> {
  const { city, region, countryCode } = place;
  const { city: ownCity, region: ownRegion } = nameLocally(place, language) ?? place;
  const country = countryName(countryCode);
  return new Map([
    [foldPlace(country), nameCode('region', countryCode, language, country)],
    [foldPlace(region), ownRegion],
    [foldPlace(city), ownCity],
  ]);
}
