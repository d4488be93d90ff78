import { worldGazetteer } from './gazetteer-index.ts';
import { countryName, locate, type PlaceDraft } from './rules.ts';
import { spellPlace } from './spelling-index.ts';
import { readPlace, type Where, type WherePlace } from './where-rules.ts';

const offered = 3;
/** A city of the name that is known so much less is hardly meant. */
const maxLoss = 1;
/** What a state or a country counts for against cities that are called so. */
const regionFame = 6.5;

/**
 * What a text most likely means besides what it was read as, the likeliest first: of a name that several places have the
 * others, for a mistyped one how it is spelled, for the code of a state the country with that code.
 */
export function offerPlaces(text: string, where: Where): string[] {
  const gazetteer = worldGazetteer();
  if (where.kind === 'unknown') return where.suggestions.slice(0, offered);
  if (where.kind === 'mode') return [];
  const [place] = where.places;
  if (where.corrected !== undefined)
    return where.places.map((one) => spellWhere(one, text)).slice(0, offered);
  const fame = (one: PlaceDraft) => (one.city === '' ? undefined : locate(gazetteer, one)?.weight);
  const own = place && place.city === '' ? regionFame : ((place && fame(place)) ?? 0);
  // A code is as much one of each country that has it.
  const likely = where.others.filter(
    (one) => one.postalCode !== undefined || (fame(one) ?? own) >= own - maxLoss,
  );
  return [...new Set(likely.map((one) => spellWhere(one, text)))].slice(0, offered);
}

/** How a place is written so that it is read as itself: "Georgia" is a state before a country. */
export function spellWhere(place: WherePlace, typed: string): string {
  const { area, part, city, region, countryCode, postalCode } = place;
  if (postalCode !== undefined) return `${postalCode}, ${countryName(countryCode)}`;
  if (area && city === '') return `${typed.trim()}, ${countryName(countryCode)}`;
  const spelled = part === undefined ? spellPlace(place) : `${part}, ${spellPlace(place)}`;
  const read = readPlace(spelled, worldGazetteer());
  const isItself = read?.city === city && read.region === region && read.countryCode === countryCode;
  if (isItself || city !== '') return spelled;
  return region === '' ? `${spelled}, ${countryCode}` : `${region} state, ${countryName(countryCode)}`;
}
