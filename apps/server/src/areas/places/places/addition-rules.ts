import { readDataSections } from '../../../platform/data-files.ts';
import { findWholeCity, wellKnown } from './city-name-rules.ts';
import { plainText, sayNothing } from './place-text-rules.ts';
import { locate, type Gazetteer, type GazetteerPlace, type PlaceDraft } from './rules.ts';

/* A city with what is said of where in it: "Dublin 2", "Dubai Marina", "Downtown Chicago", "Mumbai - Andheri East". */

/** So well known that its name says so at the end of an address and before a quarter. */
export const everybodyKnows = 6.5;

const words = readDataSections('places/place-words.txt');
const districtEnd =
  /^(\D+) (?:\d{1,2}(?:e|er|[eè]me|º|\.)?|\d{4,5})(?: (?:arrondissement|bezirk|district))?$/i;
const middle = new RegExp(String.raw`[\s-]+(?:${words.pattern('middle of a city')})$`, 'iu');
const anotherTown = new RegExp(String.raw`\b(?:${words.pattern('behind another town')})\b`, 'iu');
const hyphenated = new Set(words.list('countries of quarters behind a hyphen'));
/** Between a city and what is said of it. */
const beside = /\s*[,()]\s*|\s+[-–—]\s+|\s*:\s+/u;
/** Whether a quarter is written behind its city with a hyphen there: "Köln-Ehrenfeld", and not "Paris-Saclay". */
export const isHyphenated = (countryCode: string): boolean => hyphenated.has(countryCode);

/** Words of the longest name that stands before a quarter. */
const maxName = 4;

/** "Dublin" of "Dublin 2"; "Berlin-Mitte" is a quarter where cities are written so with theirs. */
export function withoutDistrict(text: string, gazetteer: Gazetteer): string {
  const [, name] = districtEnd.exec(text) ?? [];
  if (name !== undefined) return name;
  const [, head = ''] = /^(\p{L}{4,})-\p{Lu}\p{L}{3,}$/u.exec(text) ?? [];
  const [city] = head === '' ? [] : gazetteer.cities(head);
  const isHead = city && city.weight >= everybodyKnows && isHyphenated(city.countryCode);
  return isHead ? head : text;
}

/** The city of a text that says besides where in it; the country that it lies in is known. */
export function findCityWithAddition(
  { city: text, region, countryCode }: PlaceDraft,
  gazetteer: Gazetteer,
): GazetteerPlace | undefined {
  const find = (name: string) => locate(gazetteer, { city: name, region, countryCode });
  const whole = find(withoutDistrict(text, gazetteer)) ?? find(text.replace(middle, ''));
  if (whole) return whole;
  const inner = findWholeCity(text, gazetteer);
  const known = inner && find(inner.name);
  if (known) return known;
  const [part = ''] = text.split(/\s*[,(/–—:]\s*|\s-\s/);
  const apart = part === text ? undefined : find(withoutDistrict(part.trim(), gazetteer));
  if (apart && apart.weight >= wellKnown) return apart;
  return anotherTown.test(text) ? undefined : findHead(text, find);
}

/** "Dubai Marina": the longest name at its beginning that everybody knows. */
function findHead(
  text: string,
  find: (name: string) => GazetteerPlace | undefined,
): GazetteerPlace | undefined {
  const parts = text.split(/\s+/);
  for (let length = Math.min(maxName, parts.length - 1); length > 0; length--) {
    const city = find(parts.slice(0, length).join(' '));
    if (city && city.weight >= everybodyKnows) return city;
  }
  return undefined;
}

/** The best known city among what stands beside each other: "12 High Street, Leeds", "FTC03 - Ft. Collins". */
export function findBestCity(
  text: string,
  within: Omit<PlaceDraft, 'city'>,
  gazetteer: Gazetteer,
): GazetteerPlace | undefined {
  const cities = text.split(beside).flatMap((part) => {
    const name = withoutDistrict(plainText(part), gazetteer);
    return name === '' || sayNothing(name) ? [] : (locate(gazetteer, { ...within, city: name }) ?? []);
  });
  const [best] = cities.toSorted((a, b) => b.weight - a.weight);
  return best ?? findCityWithAddition({ ...within, city: plainText(text) }, gazetteer);
}
