import { readForeignCountry } from '../../places/places/country-name-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { countryName, findCountryCode, foldPlace } from '../../places/places/rules.ts';
import { readPlace } from '../../places/places/where-rules.ts';
import { abbreviatedRegions } from '../../places/places/within-rules.ts';

interface AccountPlace {
  city: string;
  region: string;
  countryCode: string;
}

/**
 * An account has its place in one line: "Leeds, England, United Kingdom". A country is named only where the text does so,
 * itself or by a state of it: a town alone may lie anywhere.
 */
export function splitPlace(location: string): AccountPlace {
  const parts = location.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const found = parts.length > 1 ? (readPlace(location, worldGazetteer())?.countryCode ?? '') : '';
  const named = readCountry(last, found);
  // "Atlanta, Georgia" is in no country of that name.
  const countryCode = named !== undefined && (found === '' || named === found) ? named : found;
  const isSaid = named === countryCode || isRegion(last, countryCode);
  const isCountry = named === countryCode && !isPartOf(last, countryCode);
  const [city = '', ...others] = isCountry ? parts.slice(0, -1) : parts;
  return { city, region: others.join(', '), countryCode: isSaid ? countryCode : '' };
}

/** Languages whose names of countries are written in letters that no city is meant by. */
const languages = ['ar', 'el', 'fa', 'he', 'hi', 'ja', 'ko', 'th', 'zh', 'zh-Hant'];

/** The country that a text names; two letters are one where the rest of the place says so: "Berlin, DE". */
function readCountry(text: string, found: string): string | undefined {
  const name = text.replace(/\s*\([^()]*\)$/, '');
  if (/^[a-z]{2}$/i.test(name) && !/^uk$/i.test(name))
    return name.toUpperCase() === found ? found : undefined;
  const code = findCountryCode(name) ?? readForeignCountry(name, worldGazetteer());
  if (code !== undefined || found === '' || /\p{sc=Latn}/u.test(name)) return code;
  const isSame = (language: string) =>
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(found) === name;
  return languages.some(isSame) ? found : undefined;
}

/** "Wales" names a country, and is a part of one. */
function isPartOf(text: string, countryCode: string): boolean {
  return isRegion(text, countryCode) && foldPlace(text) !== foldPlace(countryName(countryCode));
}

function isRegion(text: string, countryCode: string): boolean {
  const regions = [...worldGazetteer().regions(text), ...abbreviatedRegions(text.toUpperCase())];
  return regions.some((region) => region.countryCode === countryCode);
}
