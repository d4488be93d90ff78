import { findCountryCode, foldName, type Gazetteer, type PlaceDraft } from './rules.ts';
import { cityAliases, regionAbbreviations } from './region-constants.ts';

/*
 * Postings name places in every way there is: "Austin, TX", "Paris OR Zug", "US-IL-Chicago",
 * "London (82)", and lists that go from the city up to the country. What is not understood is kept as
 * it was written, as a city without a country: a name that a person can read is better than none.
 */

const nowhere: PlaceDraft = { city: '', region: '', countryCode: '' };
const isCity = (place: PlaceDraft) => place.city !== '' && place.countryCode !== '';
const isUnknown = (place: PlaceDraft | undefined) => place !== undefined && place.countryCode === '';
const isAbove = (place: PlaceDraft, city: PlaceDraft | undefined) =>
  place.city === '' && city !== undefined && isCity(city) && place.countryCode === city.countryCode;

/** The places that a source's list of texts names, each once. */
export function readPlaceTexts(texts: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  const found: PlaceDraft[] = [];
  for (const place of texts.flatMap((text) => readPlaceText(text, gazetteer))) {
    // "Amsterdam", "Noord-Holland", "Netherlands": what stands between a city and its country is its region.
    if (isUnknown(found.at(-1)) && isAbove(place, found.at(-2))) found.pop();
    const last = found.at(-1);
    const joined = last && joinUpward(last, place, gazetteer);
    if (joined) found[found.length - 1] = joined;
    else found.push(place);
  }
  return dropRepeated(found);
}

/** A place from separate fields; what is missing is taken from the gazetteer. */
export function readPlaceFields(
  fields: { city: string; region: string; country: string },
  gazetteer: Gazetteer,
): PlaceDraft {
  const countryCode = findCountryCode(fields.country) ?? '';
  // A country that is not known is kept where a person can read it.
  const region = [fields.region, countryCode ? '' : fields.country].filter(Boolean).join(', ');
  return complete({ city: fields.city, region: fullRegion(region, countryCode), countryCode }, gazetteer);
}

function readPlaceText(text: string, gazetteer: Gazetteer): PlaceDraft[] {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  if (name === '' || foldName(name) === 'remote') return [];
  const bare = name.replaceAll(/\s*\([^)]*\)/g, '').trim();
  const whole = readKnown(name, gazetteer) ?? readKnown(bare, gazetteer);
  if (whole) return [whole];
  const several = readAlternatives(bare, gazetteer);
  if (several) return several;
  const within = readParts(name, gazetteer);
  return [within ?? readCommas(name, gazetteer) ?? { ...nowhere, city: name }];
}

/** One name alone: a city first (Singapore, Luxembourg), then a region, then a country. */
function readKnown(name: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const city = gazetteer.findCity(name) ?? gazetteer.findCity(cityAliases[foldName(name)] ?? '');
  if (city) return { city: city.city, region: city.region, countryCode: city.countryCode };
  // Two letters alone are too little to tell a country from a state or an office.
  const countryCode = name.length > 2 || /^(?:UK|US)$/.test(name) ? findCountryCode(name) : undefined;
  return gazetteer.findRegion(name) ?? (countryCode ? { ...nowhere, countryCode } : undefined);
}

/** "Geneva OR London", "Sydney and Mumbai", "US-IL-Chicago | US-FL-Miami": only when each of them is known. */
function readAlternatives(text: string, gazetteer: Gazetteer): PlaceDraft[] | undefined {
  const parts = text.split(/\s+(?:or|and)\s+|\s*[|;/&]\s*/i);
  if (parts.length < 2) return undefined;
  const places = parts.map(
    (part) => readKnown(part, gazetteer) ?? abbreviatedRegion(part) ?? readParts(part, gazetteer),
  );
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** "London - One Canada Square", "US-NY-New York", "Dublin Ireland": the city that is named among the rest. */
function readParts(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  if (text.includes(',')) return undefined;
  const parts = text.split(/\s*[-–()]\s*/).filter(Boolean);
  const places = parts.length > 1 ? parts.map((part) => readKnown(part, gazetteer)) : [];
  return places.find((place) => place && isCity(place)) ?? readTrailingCountry(text, gazetteer);
}

function readTrailingCountry(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const [, name = '', country = ''] = /^(.+) (\S+)$/.exec(text) ?? [];
  const countryCode = country.length > 3 ? findCountryCode(country) : undefined;
  const city = countryCode && gazetteer.locate({ ...nowhere, city: name, countryCode });
  return city ? { city: city.city, region: city.region, countryCode: city.countryCode } : undefined;
}

/** "City, Region, Country" with either of the last two left out. */
function readCommas(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const last = rest.at(-1);
  if (!city || !last) return undefined;
  // "Austin, CA" is California: a state's abbreviation is meant before a country's code.
  const state = rest.length === 1 ? abbreviatedRegion(last) : undefined;
  const countryCode =
    state?.countryCode ?? findCountryCode(last) ?? gazetteer.findRegion(last)?.countryCode ?? '';
  const region = state?.region ?? (findCountryCode(last) ? rest.slice(0, -1) : rest).join(', ');
  return complete({ city, region: fullRegion(region, countryCode), countryCode }, gazetteer);
}

function abbreviatedRegion(text: string): PlaceDraft | undefined {
  for (const [countryCode, names] of Object.entries(regionAbbreviations)) {
    const region = names[text.replaceAll('.', '')];
    if (region) return { city: '', region, countryCode };
  }
  return undefined;
}

function fullRegion(region: string, countryCode: string): string {
  return regionAbbreviations[countryCode]?.[region.toUpperCase()] ?? region;
}

/** What the gazetteer knows of it, when nothing in the draft contradicts. */
function complete(place: PlaceDraft, gazetteer: Gazetteer): PlaceDraft {
  const city = cityAliases[foldName(place.city)] ?? place.city;
  const known = gazetteer.locate({ ...place, city });
  return known ? { city: known.city, region: known.region, countryCode: known.countryCode } : place;
}

/** "Bengaluru", "Karnataka", "India" are one place: a region or country after its city says where that is. */
function joinUpward(last: PlaceDraft, next: PlaceDraft, gazetteer: Gazetteer): PlaceDraft | undefined {
  if (next.city !== '' || last.city === '') return undefined;
  if (last.countryCode === '') return complete({ ...last, ...next, city: last.city }, gazetteer);
  if (last.countryCode !== next.countryCode) return undefined;
  return last.region === '' ? { ...last, region: next.region } : last;
}

/** "Brookfield Place New York" says no more than the "New York" beside it. */
function dropRepeated(places: readonly PlaceDraft[]): PlaceDraft[] {
  const cities = places.filter(isCity).map(({ city }) => ` ${foldName(city)} `);
  const telling = places.filter(
    (place) => !isUnknown(place) || !cities.some((city) => ` ${foldName(place.city)} `.includes(city)),
  );
  return [...new Map(telling.map((place) => [Object.values(place).join('|'), place])).values()];
}
