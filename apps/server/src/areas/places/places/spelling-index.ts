import { atOnce, inTurns } from '../../../platform/in-turns.ts';
import { nearNames } from '../../../platform/near-names.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { cityAliases } from './region-constants.ts';
import { countryName, foldPlace, listCountries, type PlaceDraft } from './rules.ts';

/** Smaller towns are seldom meant by a slip. */
const minFame = 5.5;
const offered = 3;

interface Spelling {
  folded: string;
  place: PlaceDraft;
  weight: number;
}

/** By length of the folded name: some 20,000 names, 5 MB, made with the first mistyped place or before it. */
let spellings: Spelling[][] | undefined;

/** Makes them in short stretches, so that the first search with a mistyped place need not in a long one. */
export async function prepareSpellings(): Promise<void> {
  spellings ??= await inTurns(listSpellings());
}

function* listSpellings(): Generator<void, Spelling[][]> {
  const byLength: Spelling[][] = [];
  const add = (name: string, place: PlaceDraft, weight: number) => {
    const folded = foldPlace(name);
    (byLength[folded.length] ??= []).push({ folded, place, weight });
  };
  const gazetteer = worldGazetteer();
  for (const place of gazetteer.usualNames(minFame)) {
    add(place.city, draftOf(place), place.weight);
    yield;
  }
  for (const alias of Object.keys(cityAliases)) {
    const [city] = gazetteer.cities(alias);
    if (city) add(alias, draftOf(city), city.weight);
  }
  for (const { region, countryCode } of gazetteer.allRegions())
    add(region, { city: '', region, countryCode }, minFame);
  for (const countryCode of listCountries())
    add(countryName(countryCode), { city: '', region: '', countryCode }, 9);
  return byLength;
}

const draftOf = ({ city, region, countryCode }: PlaceDraft): PlaceDraft => ({ city, region, countryCode });

/** How a place is written so that it is read as itself. */
export function spellPlace({ city, region, countryCode }: PlaceDraft): string {
  return [...new Set([city, region, countryName(countryCode)])].filter(Boolean).join(', ');
}

/**
 * The places that a text may be a slip for, the likeliest first: as they are called, under other names too.
 */
export function listNearPlaces(text: string): string[] {
  const names = nearestPlaces(foldPlace(text)).map(({ folded, place }) =>
    place.city === '' ? spellPlace(place) : folded,
  );
  return [...new Set(names)].slice(0, offered);
}

/** The places whose names a folded one may be a slip for, the likeliest first. */
export function nearestPlaces(folded: string): Spelling[] {
  spellings ??= atOnce(listSpellings());
  const found = [...nearNames(folded, spellings, (spelling) => spelling.folded)]
    // Most names are told apart by how they begin or end.
    .filter(({ ends }) => ends > 0)
    .map(({ one, score }) => ({ one, score: score + one.weight / 3 }));
  return found.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
}
