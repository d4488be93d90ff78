import { readDataSections } from '../../../platform/data-files.ts';
import { cityAliases } from './region-constants.ts';
import { findCountryCode, foldPlace, type Gazetteer, type GazetteerPlace, type PlaceDraft } from './rules.ts';

/** So well known that it is meant without its country, and among other places. */
export const wellKnown = 5.3;
/** What a city counts for less in the gazetteer under a name that is not its usual one. */
export const aliasLoss = 2.2;

const cityEnd = /^(.+) city$/;
const partOfName =
  /^(?:central|downtown|midtown|greater|inner|metro|city of|north|south|east|west|[ns][ew]?|[ew]) (.+)$/i;
const kinds = readDataSections('places/place-words.txt').pattern('kinds of regions');
const areaName = new RegExp(
  String.raw`^(?:the )?(?:(?:${kinds}) (?:(?:of|de|di|da|do|von) )?(.+)|(.+) (?:${kinds}))$`,
);

/**
 * The city that an abbreviation stands for, or "<name> city" where a state or country has that name too: "NYC", "New
 * York City", "Panama City". Undefined for a text that is just the city's own name.
 */
export function findNamedCity(text: string, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const folded = foldPlace(text);
  const city = Object.hasOwn(cityAliases, folded)
    ? [...gazetteer.cities(folded)][0]
    : findCityOfArea(folded, gazetteer);
  return city && foldPlace(city.city) !== folded ? city : undefined;
}

/** "Luxembourg City" is in Luxembourg, and "Panama City" rather there than in Florida; "Kansas City" is called so. */
function findCityOfArea(folded: string, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const [, name = ''] = cityEnd.exec(folded) ?? [];
  const countryCode = name === '' ? undefined : findCountryCode(name);
  const isArea = countryCode !== undefined || gazetteer.regions(name).length > 0;
  if (!isArea) return undefined;
  const called = [...gazetteer.cities(folded)];
  const own = called.filter(({ city }) => foldPlace(city) === folded);
  if (own.length > 0 && countryCode === undefined) return undefined;
  const ofName = [...gazetteer.cities(name)].filter(
    (place) => foldPlace(place.city) === name && (own.length === 0 || place.countryCode === countryCode),
  );
  const candidates = [...own, ...ofName];
  return (candidates.length > 0 ? candidates : called).toSorted((a, b) => fameOf(b) - fameOf(a))[0];
}

const fameOf = ({ weight, isAlias }: GazetteerPlace) => weight + (isAlias ? aliasLoss : 0);

/** The region that "Washington state" and "Province of Utrecht" name. */
export function findNamedRegion(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const [, behind, before] = areaName.exec(foldPlace(text)) ?? [];
  const name = behind ?? before;
  return name === undefined ? undefined : gazetteer.regions(name)[0];
}

/** The city of "Central London" and "Downtown Chicago", and what it is called there. */
export function findWholeCity(
  text: string,
  gazetteer: Gazetteer,
): { city: GazetteerPlace; name: string } | undefined {
  const [, name = ''] = partOfName.exec(text) ?? [];
  const [city] = name ? gazetteer.cities(name) : [];
  return city && city.weight >= wellKnown ? { city, name } : undefined;
}
