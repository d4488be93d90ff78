import { readForeignCountry } from '../../places/places/country-name-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { findCountryCode } from '../../places/places/rules.ts';
import { readPlace } from '../../places/places/where-rules.ts';

/**
 * An account has its place in one line: "Leeds, England, United Kingdom". A country is named only where the text does so,
 * itself or by a state of it: a town alone may lie anywhere.
 */
export function splitPlace(location: string): { city: string; region: string; countryCode: string } {
  const parts = location.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const countryCode = parts.length > 1 ? (readPlace(location, worldGazetteer())?.countryCode ?? '') : '';
  const named = namedCountry(last);
  if (named && (parts.length === 1 || named === countryCode)) {
    const [city = '', ...others] = parts.slice(0, -1);
    return { city, region: others.join(', '), countryCode: named };
  }
  const [city = '', ...others] = parts;
  return { city, region: others.join(', '), countryCode };
}

/** The code of a country by its name or "UK", "USA"; two letters alone are as well a state. */
function namedCountry(text: string): string | undefined {
  if (text.length === 2 && text.toUpperCase() !== 'UK') return undefined;
  return findCountryCode(text) ?? readForeignCountry(text, worldGazetteer());
}
