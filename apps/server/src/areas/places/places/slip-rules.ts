import { editDistance } from '../../../platform/edit-distance.ts';
import { foldPlace, countryName, type Gazetteer, type PlaceDraft } from './rules.ts';
import { readPhrase } from './phrase-rules.ts';
import { nearestPlaces, spellPlace } from './spelling-index.ts';

const offered = 3;
/** State and country; a text with more commas is a list or an address. */
const maxBeside = 3;
/** Only a long name that many know is taken for another: a slip in a short one may be any word. */
const [minLetters, minFame, lead] = [6, 6.5, 1.2];

/** What a text that names no place most likely means, the likeliest first. */
export function offerSpellings(text: string, gazetteer: Gazetteer): string[] {
  const [first = '', ...rest] = text.split(',');
  if (rest.length > maxBeside) return [];
  const within = rest.length === 0 ? undefined : readPhrase(rest.join(',').trim(), gazetteer);
  const offers = nearestPlaces(foldPlace(first))
    .map(({ place }) => place)
    .filter((place) => !within || isWithin(place, within));
  return [...new Set(offers.map(spellPlace))].slice(0, offered);
}

const isWithin = (place: PlaceDraft, within: PlaceDraft): boolean =>
  within.countryCode === place.countryCode && (!within.region || within.region === place.region);

/** The text without its one slip, where only one well-known place stands out, and what that is. */
export function readCorrected<Read>(
  text: string,
  read: (mended: string) => Read | undefined,
): { text: string; read: Read } | undefined {
  const [first = '', ...rest] = text.split(',');
  const folded = foldPlace(first);
  // What stands behind a name says which is meant: "Bostn, MA".
  const isAlone = rest.length === 0;
  if (rest.length > maxBeside) return undefined;
  if (folded.length < minLetters - Number(!isAlone)) return undefined;
  const near = nearestPlaces(folded)
    .filter(({ folded: name, weight }) => weight >= minFame && editDistance(folded, name, 1) <= 1)
    .toSorted((a, b) => b.weight - a.weight);
  if (!isAlone) return readBeside(near, rest, read);
  const [best, next] = near;
  if (!best || (next && best.folded !== next.folded && best.weight - next.weight < lead)) return undefined;
  const mended = nameOf(best.place);
  const meant = read(mended);
  return meant && { text: mended, read: meant };
}

function readBeside<Read>(
  near: readonly { place: PlaceDraft }[],
  rest: readonly string[],
  read: (mended: string) => Read | undefined,
): { text: string; read: Read } | undefined {
  for (const { place } of near) {
    const text = [nameOf(place), ...rest].join(',');
    const meant = read(text);
    if (meant) return { text, read: meant };
  }
  return undefined;
}

const nameOf = ({ city, region, countryCode }: PlaceDraft) => city || region || countryName(countryCode);
