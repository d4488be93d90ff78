import { aliasLoss } from '../../places/places/city-name-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { organisationWords, stateCodes, stateNames, workModes } from './constants.ts';
import { titleness } from './rules.ts';

/*
 * Recognizes places. Countries come from the platform's table of regions, cities and their regions from the
 * gazetteer; the form "City, State" needs no list.
 */

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isRegion = (name: string | undefined): name is string =>
  name !== undefined && !/^(unknown|pseudo)/i.test(name);
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const countries = new Set(
  [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'sv',
    'da',
    'nb',
    'fi',
    'cs',
    'hu',
    'ro',
    'tr',
    'ar',
    'he',
    'zh',
    'ja',
    'ko',
  ]
    .map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
    .flatMap((regions) => codes.map((code) => regions.of(code)))
    .filter(isRegion)
    .flatMap((name) => [name, name.replace(/ \(.*| SAR.*/, '').replace(' & ', ' and ')])
    .concat(
      'UK',
      'U.K.',
      'USA',
      'U.S.',
      'U.S.A.',
      'US',
      'UAE',
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    )
    .concat(
      'Turkey',
      'Czech Republic',
      'Ivory Coast',
      'Holland',
      'The Netherlands',
      'Republic of Ireland',
      'Rep of Korea',
      'Republic of Korea',
    )
    .concat('S. Korea', 'S.Korea', 'N. Ireland', 'Russia', 'South Korea')
    .map(normalize),
);
const states = new Set(stateNames.map(normalize));

function normalize(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const stateCode = new RegExp(`^(?:${stateCodes.join('|')})(?:\\s+\\d{5}(?:-\\d{4})?)?$`);
const canadianCode = /\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/;
const postCode =
  /^(?:[A-Z]{1,2}-)?\d{4,6}(?=\s)|\s\d{4,6}(?:-\d{3,4})?$|\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/;

/** A country, a state, or the code of either. */
export function isRegionName(text: string): boolean {
  const plain = text.trim().replace(canadianCode, '');
  return stateCode.test(plain) || countries.has(normalize(plain)) || states.has(normalize(plain));
}

/** A state or province of any country. */
export function isStateName(text: string): boolean {
  return states.has(normalize(text));
}

export function isWorkMode(text: string): boolean {
  return workModes.test(text.trim());
}

/** One or two words that can name a city: "San José", "Kraków", "Stratford-upon-Avon". */
const cityWord =
  "(?:\\p{Lu}[\\p{L}\\p{M}'’.]*|of|de|da|do|dos|del|la|le|las|los|am|an|der|el|al|upon|the|on|d['’]\\p{Lu}\\p{L}+)";
const cityName = new RegExp(
  // Words exclude the hyphen: a pattern with two readings would backtrack through all of them.
  `^${cityWord}(?:-\\p{L}[\\p{L}\\p{M}'’.]*| ${cityWord}| \\([A-Z]{2,3}\\))*$`,
  'u',
);
const maxCityWords = 4;
const organisationEnd = new RegExp(`(?<![\\p{L}\\d])(?:${organisationWords})\\.?$`, 'iu');

/**
 * Cities known enough to appear without their country. Names of smaller ones are words and companies as well.
 */
const knownAlone = 6.2;

function isKnownCity(text: string): boolean {
  const plain = text.trim().replace(postCode, '').trim();
  return (
    (/^\p{Lu}/u.test(plain) && cityWeight(plain) >= knownAlone) ||
    /^(greater\s.+|.+\s(bay|metro(politan)?)\s?area|bay area)$/i.test(plain)
  );
}

/**
 * "Göteborg", "Den Haag": what a large city is called by its people, which the gazetteer has as an alias. In contact
 * details only: elsewhere such names are firms as well.
 */
export function isOwnNameOfCity(name: string): boolean {
  return canBeCity(name) && name.length >= minOwnName && cityWeight(name) >= knownAlone - aliasLoss + 1;
}
const minOwnName = 6;

/** Any city in the gazetteer, for use next to its country. */
export function isCity(text: string): boolean {
  return canBeCity(text) && cityWeight(text) > 0;
}

/** The highest fame of the cities with a name; 0 if there are none. */
function cityWeight(name: string): number {
  if (name.length > 40) return 0;
  return Math.max(0, ...[...worldGazetteer().cities(name)].map(({ weight }) => weight));
}

/** "Bandung, West Java", "Enugu, NG": any city in the gazetteer, in one of its regions. */
function isCityOfRegion(city: string, region: string): boolean {
  const name = city.replace(postCode, '').trim();
  const folded = new Set(
    worldGazetteer()
      .regions(region)
      .map((one) => one.countryCode),
  );
  return [...worldGazetteer().cities(name)].some(
    ({ countryCode }) => folded.has(countryCode) || countryCode === region,
  );
}

function canBeCity(text: string): boolean {
  const plain = text.trim().replace(postCode, '').trim();
  if (/^(?:city|town|county|state) of /i.test(plain)) return false;
  return cityName.test(plain) && plain.split(/\s+/).length <= maxCityWords && !organisationEnd.test(plain);
}

/** "Co. Meath", "County Durham", and no county's council. */
const county = /^(?:Co\.|County) (?!Council|Hospital|Hall|Court|Jail|Library)\p{Lu}\p{L}+$/u;

/**
 * Whether a text is only a place: "Austin, TX", "Berlin, Germany", "Remote", "Lagos". A city alone has to be
 * well known.
 */
export function isPlace(text: string): boolean {
  const plain = stripWorkMode(text.trim().replace(/[.,;]$/, ''));
  if (plain === '') return true;
  if (plain.length > 60 || /[@:]|\d{7}/.test(plain)) return false;
  if (isRegionName(plain) || isKnownCity(plain) || county.test(plain)) return true;
  const pieces = plain.split(/\s*,\s*/).map((piece) => piece.replace(/^\(([^()]+)\)$/, '$1'));
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return endsInCode(plain);
  if (pieces.length > 3 || !pieces.slice(0, -1).every(canBeCity)) return false;
  // "Acme, Austin, TX" is a company and a place, "Lyon, Rhône, France" a place.
  const [first = '', second = ''] = pieces;
  if (pieces.length === 3 && !isRegionName(second) && !isCityOfRegion(first, second) && !isKnownCity(first))
    return false;
  // "NYU Langone, New York, NY" is a firm in a city that is called as its state.
  if (pieces.length === 3 && isKnownCity(second) && cityWeight(first) === 0) return false;
  // "Camden, London" is a place, "Acme, London" and "OMA, Rotterdam" a company in one.
  const part = pieces.at(-2) ?? '';
  const isPartOfCity = isKnownCity(last) && /\p{Ll}/u.test(part) && cityWeight(part) > 0;
  return isRegionName(last) || isPartOfCity || isCityOfRegion(first, last);
}

/** "Leeds, West Yorkshire": a known city before an unlisted name, in contact details. */
export function isCityWithMore(text: string): boolean {
  const [city = '', more = '', ...others] = text.split(/\s*,\s*/);
  return others.length === 0 && isKnownCity(city) && canBeCity(more);
}

/** Words that might be a place, used when no other reading is left. */
export function canBePlace(text: string): boolean {
  return text.split(/\s*,\s*/).every(canBeCity);
}

/** "Austin TX", without the comma; "Nordlys AB" is a company. */
function endsInCode(text: string): boolean {
  const match = /^(.+?)\s+([A-Z]{2})(?:\s+\d{5})?$/.exec(text);
  return (
    match !== null &&
    stateCode.test(match[2] ?? '') &&
    isCity(match[1] ?? '') &&
    !/\b[A-Z]{3,}\b/.test(match[1] ?? '')
  );
}

/** "Berlin (Remote)", "Remote – Canada": the work mode does not change the place. */
function stripWorkMode(text: string): string {
  return text
    .replace(/\s*[([](?:[^)\]]*\b)?(?:remote|hybrid|on-?site)\b[^)\]]*[)\]]\s*/i, ' ')
    .replace(/^(?:remote|hybrid|on-?site)\b\s*(?:[-–—/,|·•]|in|from)?\s*/i, '')
    .replace(/\s*(?:[-–—/,|·•]\s*)?\b(?:remote|hybrid|on-?site)$/i, '')
    .trim();
}

/**
 * Splits a place off the end of a text: "Acme Corp, Austin, TX" gives "Acme Corp" and "Austin, TX". `known`
 * are cities that the document names elsewhere.
 */
export function peelPlace(
  text: string,
  known: ReadonlySet<string> = new Set(),
): { rest: string; place: string | null } {
  const bracket = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(text);
  if (bracket && isPlaceOr(known, bracket[2] ?? ''))
    return { rest: bracket[1] ?? '', place: bracket[2] ?? '' };
  const pieces = text.split(/\s*,\s+/);
  if (pieces.length === 3 && isUnlistedCity(pieces[2] ?? ''))
    return { rest: pieces.slice(0, 2).join(', '), place: pieces[2] ?? '' };
  for (const count of [3, 2, 1]) {
    if (pieces.length <= count) continue;
    const place = pieces.slice(-count).join(', ');
    if (!isPlaceOr(known, place)) continue;
    return { rest: pieces.slice(0, -count).join(', '), place };
  }
  return { rest: text, place: null };
}

/** The last of "title, firm, city" in letters in which the gazetteer names no city. */
function isUnlistedCity(text: string): boolean {
  return (
    /^[\p{sc=Arabic}\p{sc=Hebrew}]+(?:\s[\p{sc=Arabic}\p{sc=Hebrew}]+)?$/u.test(text) && titleness(text) === 0
  );
}

function isPlaceOr(known: ReadonlySet<string>, text: string): boolean {
  return isPlace(text) || known.has(text.trim().toLowerCase());
}
