import { isPrintedNothing, saysNoValue } from '../../../platform/input/no-value.ts';
import { findCityWithAddition } from './addition-rules.ts';
import { readForeignCountry, readLongCode } from './country-name-rules.ts';
import { isTownName, plainText, sayNothing } from './place-text-rules.ts';
import { distinct, isListed, PlaceReader } from './reading-rules.ts';
import { partOfCountry } from './region-constants.ts';
import { complete, draftOf, isAmbiguousWithin, type Found } from './relation-rules.ts';
import { countryName, findCountryCode, foldPlace, locate, type Gazetteer, type PlaceDraft } from './rules.ts';

/* A place of which city, region and country stand in fields of their own, as in schema.org's addresses. */

export interface PlaceFields {
  city: string;
  region: string;
  country: string;
}

/** The place of separate fields; what is missing is taken from the gazetteer. */
export function readPlaceFields(fields: PlaceFields, gazetteer: Gazetteer): PlaceDraft {
  const { places } = readPlaceParts(fields, gazetteer);
  return places[0] ?? { city: '', region: '', countryCode: '' };
}

/** The places that the fields name, with what of the city's stayed unread: "Dublin 2" is Dublin, and "Various" nothing. */
export function readPlaceParts(
  fields: PlaceFields,
  gazetteer: Gazetteer,
): { places: PlaceDraft[]; unread: string[] } {
  const countryCode =
    findCountryCode(fields.country) ??
    readLongCode(fields.country) ??
    readForeignCountry(fields.country, gazetteer) ??
    '';
  // A country that is not known is kept where a person can read it.
  const region = [fields.region, countryCode ? '' : fields.country].filter(Boolean).join(', ');
  const around = complete({ city: '', region, countryCode }, gazetteer);
  const plain = plainText(fields.city);
  const place = complete({ city: fields.city, region, countryCode }, gazetteer);
  const saysNothing = plain === '' || sayNothing(plain);
  if (saysNothing && !isBorneOut(fields, place, gazetteer)) return { places: [around], unread: [] };
  if (locate(gazetteer, place)) return { places: [withoutGuess(place, region, gazetteer)], unread: [] };
  const text = [fields.city, around.region, countryName(countryCode)].filter(Boolean).join(', ');
  const read = new PlaceReader(gazetteer).read(text);
  const cities = read.filter((one) => isMeant(one, around, gazetteer));
  if (cities.length > 0) {
    const rest = read.filter((one) => !cities.includes(one)).map(({ city }) => city);
    return { places: distinct(cities.map(draftOf)), unread: rest.filter(Boolean) };
  }
  const whole = countryCode === '' ? undefined : findCityWithAddition({ ...around, city: plain }, gazetteer);
  if (whole) return { places: [withoutGuess(draftOf(whole), region, gazetteer)], unread: [] };
  // A small town is kept as it was written, for people to read.
  return { places: [isTownName(fields.city) ? place : around], unread: [fields.city] };
}

/** "Nan" is a town of Thailand; what a machine prints for nothing needs its region too. */
function isBorneOut({ city, region }: PlaceFields, place: PlaceDraft, gazetteer: Gazetteer): boolean {
  if (!saysNoValue(city) || place.countryCode === '' || (isPrintedNothing(city) && region === ''))
    return false;
  const town = locate(gazetteer, place);
  return town !== undefined && !town.isAlias && foldPlace(town.city) === foldPlace(city);
}

/** "Springfield, US" may be in one of many states. */
function withoutGuess(place: PlaceDraft, region: string, gazetteer: Gazetteer): PlaceDraft {
  return region === '' && isAmbiguousWithin(place, gazetteer) ? { ...place, region: '' } : place;
}

/** A city that the gazetteer has, in the country and the region of the other fields as far as these are known. */
function isMeant(found: Found, { region, countryCode }: PlaceDraft, gazetteer: Gazetteer): boolean {
  if (found.city === '' || !isListed(found, gazetteer)) return false;
  const isThere =
    countryCode === '' ||
    found.countryCode === countryCode ||
    partOfCountry[found.countryCode] === countryCode;
  const isRegion = gazetteer.regions(region).some((one) => one.countryCode === found.countryCode);
  return isThere && (!isRegion || foldPlace(found.region) === foldPlace(region));
}
