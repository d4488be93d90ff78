import { areaAround, areaWeight, findArea, findCityOfPart, nameInArea, partWeight } from './area-rules.ts';
import { findNamedCity, findNamedRegion, findWholeCity, wellKnown } from './city-name-rules.ts';
import { readForeignCountry } from './country-name-rules.ts';
import { cityAliases, cityStates, statesAlone } from './region-constants.ts';
import { isOrdinary, spellInitial, wholeOf } from './place-text-rules.ts';
import { draftOf, type Found } from './relation-rules.ts';
import {
  findCountryCode,
  foldPlace,
  locate,
  type Gazetteer,
  type GazetteerPlace,
  type PlaceDraft,
} from './rules.ts';
import { abbreviatedRegions } from './within-rules.ts';

/** What else is known of a search: with it the likeliest of several places of a name is chosen. */
export interface WhereContext {
  /** ISO 3166-1 alpha-2 of the country that the board is for. */
  countryCode?: string | undefined;
  /** The same of the countries that speak the language of what else was typed. */
  spokenIn?: readonly string[] | undefined;
  /** How many open jobs a place has. */
  countJobs?: (place: PlaceDraft) => number;
}

/** "New York" and "Washington" are cities before they are states. */
const metropolis = 8;
/** What the country of the board adds to the fame of its places, one of the language, and ten times as many jobs. */
const [countryGain, languageGain, jobsGain] = [2.2, 1, 0.5];
/** A region is known a little less than the city that bears its name in it. */
const ownRegionLoss = 0.01;
const regionFame = 6.5;
/** Another name of a town that few know is rather another word: "area" is one of Mundelein, Illinois. */
const leastAlias = 3.8;

interface Weighed {
  found: Found;
  weight: number;
}

const nowhere: PlaceDraft = { city: '', region: '', countryCode: '' };

/** All that one name alone may mean, the likeliest first; none for a name that nothing bears. */
export function listNameReadings(name: string, gazetteer: Gazetteer, context: WhereContext = {}): Found[] {
  const folded = foldPlace(name);
  if (folded === '') return [];
  const cities = isLetters(name)
    ? []
    : [...gazetteer.cities(name)].filter(({ isAlias, weight }) => !isAlias || weight >= leastAlias);
  const first = firstMeant(name, cities, gazetteer, context);
  const weighed: Weighed[] = [
    ...cities.map((city) => ({ found: foundOf(city, name), weight: city.weight })),
    ...listRegions(name, cities, gazetteer),
    ...listAreas(name, folded, gazetteer),
  ];
  const rest = weighed
    .map(({ found, weight }) => ({ found, weight: weight + gainOf(found, context) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ found }) => found);
  const all = [...first, ...rest, ...listLast(name, gazetteer)];
  return context.countryCode === undefined ? distinct(all) : preferCountry(distinct(all), context);
}

/** Two letters are a state or a country before a town: Wa is in Ghana. */
const isLetters = (name: string): boolean =>
  /^[a-z]{2}$/i.test(name) &&
  !Object.hasOwn(cityAliases, name.toLowerCase()) &&
  (abbreviatedRegions(name.toUpperCase()).length > 0 || findCountryCode(name) !== undefined);

/** The first of them, as it is read everywhere. */
export const readBareName = (name: string, gazetteer: Gazetteer, context?: WhereContext): Found | undefined =>
  listNameReadings(name, gazetteer, context)[0];

/** A short name of a city, a state, a city that has the name of its country, a country. */
function firstMeant(
  name: string,
  cities: readonly GazetteerPlace[],
  gazetteer: Gazetteer,
  context: WhereContext,
): Found[] {
  const folded = foldPlace(name);
  const named = findNamedCity(name, gazetteer);
  const [city] = cities;
  const isAliased = city && !named && Object.hasOwn(cityAliases, folded);
  const own = named ?? (isAliased ? city : undefined);
  const state = gazetteer.regions(name).find(({ countryCode }) => statesAlone.has(countryCode));
  const isState =
    state &&
    !(city && !city.isAlias && city.weight >= metropolis) &&
    (isOf(state, context) || !cities.some((one) => one.weight >= wellKnown && isOf(one, context)));
  // Two letters alone are too little to tell a country from a state or an office.
  const countryCode = folded.length > 2 || /^(?:UK|US)$/i.test(name) ? findCountryCode(name) : undefined;
  const isCity = countryCode && city?.countryCode === countryCode && cityStates.has(countryCode);
  return [
    ...(own ? [{ ...draftOf(own), bareName: own.city }] : []),
    ...(isState ? [{ ...draftOf(state), bareName: name }] : []),
    ...(isCity ? [foundOf(city, name)] : []),
    ...(countryCode ? [{ ...nowhere, countryCode, bareName: name }] : []),
  ];
}

const foundOf = (city: GazetteerPlace, bareName: string): Found => ({ ...draftOf(city), bareName });

function listRegions(name: string, cities: readonly GazetteerPlace[], gazetteer: Gazetteer): Weighed[] {
  if (isOrdinary(name)) return [];
  const regions = gazetteer.regions(name);
  const named = cities.find(
    (city) =>
      !city.isAlias &&
      regions.some((region) => region.region === city.region && region.countryCode === city.countryCode),
  );
  const most = named ? named.weight - ownRegionLoss : Infinity;
  return regions.map((region) => ({
    found: { ...draftOf(region), bareName: name },
    weight: Math.min(region.weight ?? regionFame, most),
  }));
}

function listAreas(name: string, folded: string, gazetteer: Gazetteer): Weighed[] {
  const area = findArea(folded);
  const part = findCityOfPart(folded);
  return [
    ...(area ? [{ found: areaFound(area, name), weight: areaWeight }] : []),
    ...(part ? [{ found: { ...part, part: name, bareName: name }, weight: partWeight }] : []),
    ...(area ? [] : listGreater(name, folded, gazetteer)),
  ];
}

const areaFound = (area: Found['area'] & object, bareName: string): Found => ({
  ...nowhere,
  countryCode: area.countryCode,
  area,
  bareName,
});

/** "Greater Boston" is what lies around it. */
function listGreater(name: string, folded: string, gazetteer: Gazetteer): Weighed[] {
  const inner = nameInArea(folded);
  const [city] = inner === undefined ? [] : gazetteer.cities(inner);
  if (!city || city.weight < wellKnown) return [];
  const found = { ...draftOf(city), area: areaAround(draftOf(city)), bareName: inner ?? name };
  return [{ found, weight: city.weight }];
}

/** What a name means where nothing is called just so. */
function listLast(name: string, gazetteer: Gazetteer): Found[] {
  const whole = wholeOf(name);
  const all = whole === undefined ? undefined : listNameReadings(whole, gazetteer)[0];
  if (all && all.city === '') return [all];
  for (const long of spellInitial(name)) {
    const [first] = listNameReadings(long, gazetteer);
    if (first && (first.city === '' || isKnown(first, gazetteer))) return [first];
  }
  const region = findNamedRegion(name, gazetteer);
  if (region) return [{ ...draftOf(region), bareName: name }];
  const countryCode = readForeignCountry(name, gazetteer);
  if (countryCode) return [{ ...nowhere, countryCode, bareName: name }];
  const part = findWholeCity(name, gazetteer);
  return part ? [{ ...draftOf(part.city), bareName: part.name }] : [];
}

const isKnown = (place: PlaceDraft, gazetteer: Gazetteer) =>
  (locate(gazetteer, place)?.weight ?? 0) >= wellKnown;

const isOf = (place: PlaceDraft, { countryCode }: WhereContext) =>
  countryCode !== undefined && place.countryCode === countryCode;

function gainOf(found: Found, context: WhereContext): number {
  const jobs = context.countJobs?.(draftOf(found)) ?? 0;
  const isSpoken = context.spokenIn?.includes(found.countryCode) === true;
  return (
    (isOf(found, context) ? countryGain : 0) + (isSpoken ? languageGain : 0) + jobsGain * Math.log10(jobs + 1)
  );
}

/** Of a state and a country with one name the board's own is meant. */
function preferCountry(all: readonly Found[], { countryCode }: WhereContext): Found[] {
  const [first] = all;
  const own = all.find((one) => one.countryCode === countryCode && one.city === '' && !one.area);
  if (!first || first.city !== '' || !own || first.countryCode === countryCode) return [...all];
  return [own, ...all.filter((one) => one !== own)];
}

function distinct(all: readonly Found[]): Found[] {
  const keyOf = ({ city, region, countryCode, area }: Found) =>
    [city, region, countryCode, area && city === '' ? 'area' : ''].join('|');
  const byKey = new Map<string, Found>();
  for (const one of all) if (!byKey.has(keyOf(one))) byKey.set(keyOf(one), one);
  return [...byKey.values()];
}
