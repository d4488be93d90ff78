import { worldGazetteer } from './gazetteer-index.ts';
import { countryName, foldPlace, listCountries, type PlaceDraft } from './rules.ts';

/** A place of the world, as people choose it. */
interface CompletedPlace {
  text: string;
  /** What it lies in. */
  detail: string;
  /** How it is written so that it is read as itself. */
  value: string;
}

interface Area extends PlaceDraft {
  folded: string;
  weight: number;
}

/** Cities less known than this make their country no better known. */
const minFame = 7;
/** A country counts for so much more than its best known city. */
const countryGain = 1.5;

/** Countries and regions, some 4,000; made with the first beginning of a place. */
let areas: Area[] | undefined;

function listAreas(): Area[] {
  const gazetteer = worldGazetteer();
  const fame = new Map<string, number>();
  for (const { countryCode, weight } of gazetteer.usualNames(minFame))
    fame.set(countryCode, fame.get(countryCode) ?? weight);
  const countries = listCountries().map((countryCode) => ({
    city: '',
    region: '',
    countryCode,
    folded: foldPlace(countryName(countryCode)),
    weight: (fame.get(countryCode) ?? minFame - 1) + countryGain,
  }));
  const regions = gazetteer
    .allRegions()
    .map((place) => ({ ...place, folded: foldPlace(place.region), weight: place.weight ?? 0 }));
  return [...countries, ...regions];
}

/**
 * The places of the world whose name begins so, the best known first, whether or not a job ever was there.
 */
export function completePlace(beginning: string, limit: number): CompletedPlace[] {
  const folded = foldPlace(beginning);
  if (folded === '') return [];
  areas ??= listAreas();
  const found = [
    ...areas.filter((area) => area.folded.startsWith(folded)),
    ...worldGazetteer().complete(beginning, limit),
  ];
  const named = found.toSorted((a, b) => b.weight - a.weight).map(nameOf);
  return [...new Map(named.map((place) => [place.value, place])).values()].slice(0, limit);
}

function nameOf({ city, region, countryCode }: PlaceDraft): CompletedPlace {
  const [text = '', ...within] = [...new Set([city, region, countryName(countryCode)])].filter(Boolean);
  return { text, detail: within.join(', '), value: [text, ...within].join(', ') };
}
