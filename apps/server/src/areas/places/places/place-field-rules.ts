import { isPrintedNothing, saysNoValue } from '../../../platform/input/no-value.ts';
import { findBestCity } from './addition-rules.ts';
import { readForeignCountry, readLongCode } from './country-name-rules.ts';
import { isTownName, plainText, sayNothing } from './place-text-rules.ts';
import { PlaceReader } from './place-reader-rules.ts';
import { distinct, isListed } from './reading-rules.ts';
import { partOfCountry } from './region-constants.ts';
import { complete, draftOf, isAmbiguousWithin, type Found } from './relation-rules.ts';
import { countryName, findCountryCode, foldPlace, locate, type Gazetteer, type PlaceDraft } from './rules.ts';

/* A place of which city, region and country stand in fields of their own, as in schema.org's addresses. */

interface PlaceFields {
  city: string;
  region: string;
  country: string;
}

interface ReadParts {
  places: PlaceDraft[];
  unread: string[];
}

/** Between several cities in the field of one. */
const between = /\s*[;|/&+·•\n]\s*|,?\s(?:or|and|oder|und|ou|et|o|y|lub|eller)\s/u;
/** A field with more of them is no city. */
const maxParts = 20;

/** The place of separate fields; what is missing is taken from the gazetteer. */
export function readPlaceFields(fields: PlaceFields, gazetteer: Gazetteer): PlaceDraft {
  const { places } = readPlaceParts(fields, gazetteer);
  return places[0] ?? { city: '', region: '', countryCode: '' };
}

/** The places that the fields name, with what of the city's stayed unread: "Dublin 2" is Dublin, and "Various" nothing. */
export function readPlaceParts(fields: PlaceFields, gazetteer: Gazetteer): ReadParts {
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
  const read = readInside(plain, around, gazetteer) ?? readAsText(fields.city, around, gazetteer);
  if (read)
    return { ...read, places: distinct(read.places.map((one) => withoutGuess(one, region, gazetteer))) };
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

/** The cities of the field that lie in the country and, where that is known, the region of the others. */
function readInside(text: string, around: PlaceDraft, gazetteer: Gazetteer): ReadParts | undefined {
  const { region, countryCode } = around;
  const texts = text.split(between).filter((one) => one.trim() !== '');
  if (countryCode === '' || texts.length > maxParts) return undefined;
  const isKnown = gazetteer.regions(region).some((one) => one.countryCode === countryCode);
  const within = { region: isKnown ? region : '', countryCode };
  const found = texts.map((one) => ({ one, city: findBestCity(one, within, gazetteer) }));
  const places = found.flatMap(({ city }) => (city ? [draftOf(city)] : []));
  if (places.length === 0) return undefined;
  const unread = found.flatMap(({ one, city }) => (city || sayNothing(plainText(one)) ? [] : [one.trim()]));
  return { places, unread };
}

/** The field beside the others as one text: "Essen, Ruhr" and "S. Francisco", a postal code, a district that is known. */
function readAsText(city: string, around: PlaceDraft, gazetteer: Gazetteer): ReadParts | undefined {
  const text = [city, around.region, countryName(around.countryCode)].filter(Boolean).join(', ');
  const read = new PlaceReader(gazetteer).read(text);
  const said = ` ${foldPlace(city)} `;
  // The region is no city of the field: "Jilin" is both.
  const isRegion = (name: string) =>
    foldPlace(name) === foldPlace(around.region) && !said.includes(` ${foldPlace(name)} `);
  const cities = read.filter((one) => isMeant(one, around, gazetteer) && !isRegion(one.city));
  if (cities.length === 0) return undefined;
  const rest = read.filter((one) => !cities.includes(one) && !isRegion(one.city)).map((one) => one.city);
  return { places: cities.map(draftOf), unread: rest.filter(Boolean) };
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
