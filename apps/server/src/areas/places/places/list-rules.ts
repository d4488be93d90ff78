import { readBareName, type WhereContext } from './bare-name-rules.ts';
import { wellKnown } from './city-name-rules.ts';
import { readPhrase } from './phrase-rules.ts';
import { cityAliases } from './region-constants.ts';
import { isAddress, plainText, sayNothing } from './place-text-rules.ts';
import { draftOf, isUnknown, type Found } from './relation-rules.ts';
import { distanceKilometres, foldPlace, locate, type Gazetteer } from './rules.ts';
import { abbreviatedRegions } from './within-rules.ts';

/* Several places in one text: "Austin or Dallas, TX", "Boston, MA / San Diego, CA", "Berlin, Munich, Hamburg". */

const strong =
  /\s*(?:[|;•·\n]|\s\/\s|\s\+\s|\s&\s|(?:,?\s(?:or|and|und|oder|et|ou|y)|(?<!,)\s(?:OR|AND))\s(?![|;/&]|(?:or|and)\s))\s*/u;
const weak = /\s*[/&+]\s*/;
/** Words of a letter or two that are "or" and "and" in other languages, and much else. */
const short = /\s(?:o|e|i|of|en|lub|och|og|eller)\s/;
const hyphen = /(?<=\p{L}{3})-(?=\p{L}{3}|Ste?\.? )/u;
/** A text that lists more is no list of places. */
const maxParts = 40;
/** So well known that a city is meant beside a better known one of its country. */
const fairlyKnown = 4.5;
/** Kilometres between two cities that one name joins. */
const neighbourhood = 70;

interface ListContext {
  gazetteer: Gazetteer;
  context?: WhereContext;
  /** How one part is read that stands for itself. */
  readOne: (part: string) => Found | undefined;
}

/** The places of a text that names several, as far as they are known; none where it names no two. */
export function readList(text: string, given: ListContext): Found[] {
  const parts = text
    .split(strong)
    .flatMap((part) => part.split(/\n/))
    .map(trimPart)
    .filter(Boolean);
  if (parts.length > maxParts) return [];
  if (parts.length > 1) {
    const read = shareEnds(parts, given);
    if (isWhole(read, parts)) return read.flat();
    if (read.some(({ length }) => length > 0))
      return read.flatMap((places, at) => (places.length > 0 ? places : unreadPart(parts[at] ?? '')));
  }
  return readPairs(text, given) ?? readWeakList(text, given) ?? readSequence(text, given) ?? [];
}

/** What is no place among others is said to be unread, unless it says nothing. */
function unreadPart(part: string): Found[] {
  const text = plainText(part);
  if (text === '' || sayNothing(text) || isAddress(text)) return [];
  return [{ city: text, region: '', countryCode: '', bareName: text }];
}

const trimPart = (part: string) => part.replaceAll(/^[\s,]+|[\s,]+$/g, '');
const isWhole = (read: readonly Found[][], parts: readonly string[]) =>
  read.length === parts.length && read.every(({ length }) => length > 0);

/** "Minneapolis/St. Paul, MN" and "Raleigh-Durham, NC": only where each part is a place. */
function readWeakList(text: string, given: ListContext): Found[] | undefined {
  for (const separator of [weak, short, hyphen]) {
    const parts = text.split(separator).map(trimPart).filter(Boolean);
    if (parts.length < 2 || parts.length > maxParts) continue;
    // A name that a hyphen cuts off is only a part of another one: "Rhein-Main".
    const read = shareEnds(parts, given);
    if (!isWhole(read, parts)) continue;
    if (separator === weak && /^\S+(?:[/]\S+)+$/.test(text)) return withoutLands(read.flat());
    if (separator !== hyphen) return read.flat();
    const near = findNeighbours(read.flat(), given.gazetteer);
    if (near) return near;
  }
  return undefined;
}

/** "USA/Texas/Austin" goes down to one place. */
function withoutLands(places: Found[]): Found[] {
  const [first, ...rest] = places;
  const last = places.at(-1);
  const isDown =
    first?.city === '' &&
    last !== undefined &&
    rest.every(({ countryCode }) => countryCode === first.countryCode) &&
    places.slice(0, -1).every(({ city, region }) => city === '' && (region === '' || region === last.region));
  return isDown && (last.city !== '' || last.region !== '') ? [last] : places;
}

/** "Dallas-Fort Worth" and "Raleigh-Durham, NC": cities that many know, beside each other. */
function findNeighbours(places: readonly Found[], gazetteer: Gazetteer): Found[] | undefined {
  const bearers = places.map(({ city, countryCode, region, bareName }) =>
    [...gazetteer.cities(bareName || city)].filter(
      (one) =>
        one.weight >= wellKnown &&
        (bareName !== '' || (one.countryCode === countryCode && one.region === region)),
    ),
  );
  const [firsts = [], ...others] = bearers;
  for (const first of firsts) {
    const near = others.map((some) => some.find((one) => distanceKilometres(first, one) <= neighbourhood));
    if (near.every((one) => one !== undefined))
      return [first, ...near].map((one) => ({ ...draftOf(one), bareName: '' }));
  }
  return undefined;
}

/** Each part with the state or country that stands behind the last of them, where it has none of its own. */
function shareEnds(parts: readonly string[], given: ListContext): Found[][] {
  const ends = parts.map((part) => readEnds(part, given));
  let shared: string[] = [];
  const read: Found[][] = [];
  for (let at = parts.length - 1; at >= 0; at--) {
    const { places, tails } = ends[at] ?? { places: [], tails: [] };
    if (tails.length > 0) shared = tails;
    const alone = tails.length > 0 ? undefined : withTail(parts[at] ?? '', shared, given);
    read[at] = alone ? [alone] : places;
  }
  return read.map((places, at) => withCityBefore(parts[at] ?? '', places, read[at - 1], given));
}

/** A part, and what of it says where its city lies: "Dallas, TX" and "Dallas TX" have "TX". */
function readEnds(part: string, given: ListContext): { places: Found[]; tails: string[] } {
  const listed = readPhrase(part, given.gazetteer, given.context)
    ? undefined
    : (readSequence(part, given) ?? readWeakList(part, given));
  if (listed) return { places: listed, tails: [] };
  const one = given.readOne(part);
  if (!one) return { places: [], tails: [] };
  if (one.bareName !== '' || one.city === '') return { places: [one], tails: [] };
  const words = part.split(/[\s,]+/);
  return { places: [one], tails: words.slice(1).map((_, at) => words.slice(at + 1).join(' ')) };
}

function withTail(
  part: string,
  tails: readonly string[],
  { gazetteer, context }: ListContext,
): Found | undefined {
  for (const tail of tails) {
    const found = readPhrase(`${part}, ${tail}`, gazetteer, context);
    if (found && found.city !== '') return found;
  }
  return undefined;
}

/** "Richmond, BC / VA": letters that say in what other state the city is meant too. */
function withCityBefore(
  part: string,
  places: Found[],
  before: readonly Found[] | undefined,
  { gazetteer }: ListContext,
): Found[] {
  const [state] = /^[A-Z]{2}$/.test(part) ? abbreviatedRegions(part) : [];
  const city = before?.at(-1)?.city ?? '';
  const named = state && city !== '' ? locate(gazetteer, { ...state, city }) : undefined;
  const isMeant = state && named && named.weight >= wellKnown;
  return isMeant ? [{ ...state, city: named.city, bareName: '' }] : places;
}

/** "New York, NY, Akron, OH": a city with its state each, or with state and country each. */
function readPairs(text: string, { gazetteer, context }: ListContext): Found[] | undefined {
  const parts = text.split(/\s*,\s*/).filter(Boolean);
  if (parts.length > maxParts) return undefined;
  for (const length of [2, 3]) {
    if (parts.length % length !== 0 || parts.length === length) continue;
    const groups = Array.from({ length: parts.length / length }, (_, at) =>
      parts.slice(at * length, (at + 1) * length),
    );
    const found = groups.flatMap((group) => {
      const place = readPhrase(group.join(', '), gazetteer, context);
      return place && place.city !== '' && isWithinPlace(group, place, gazetteer) ? [place] : [];
    });
    if (found.length === groups.length) return found;
  }
  return undefined;
}

/** Whether the first is the city: "Canada, Toronto" begins with the country. */
const isWithinPlace = (
  [first = '']: readonly string[],
  { region, countryCode }: Found,
  gazetteer: Gazetteer,
) => locate(gazetteer, { city: first, region, countryCode }) !== undefined;

/** "San Francisco, CA, New York, NY": pairs, one behind the other, of which each is a place. */
function readSequence(text: string, { gazetteer, context, readOne }: ListContext): Found[] | undefined {
  const parts = text.split(/\s*,\s*/).filter(Boolean);
  if (parts.length < 2 || parts.length > maxParts) return undefined;
  // "NYC, LA"
  const readAlias = (name: string) => readBareName(name, gazetteer, context);
  const found: Found[] = [];
  for (let at = 0; at < parts.length;) {
    let length = Math.min(3, parts.length - at);
    let place: Found | undefined;
    for (; length > 0 && !place; length--) {
      const one = parts.slice(at, at + length).join(', ');
      const read = () =>
        readListed(one, gazetteer, isAlias(parts[at - 1]) && isAlias(one) ? readAlias : readOne);
      place = length === 1 ? read() : readPhrase(one, gazetteer, context);
    }
    if (!place || isUnknown(place)) return undefined;
    // "Austin, Indiana" is no list: what stands behind a city says where it lies.
    if (place.city === '' && found.at(-1)?.city && found.at(-1)?.bareName !== '') return undefined;
    const last = found.at(-1);
    // "Bellingham - Harbour, Washington, United States": the state of the city before it.
    if (last && last.bareName !== '' && foldPlace(parts[at] ?? '') === foldPlace(last.region))
      found[found.length - 1] = { ...last, bareName: '' };
    else found.push(place);
    at += length + 1;
  }
  const isSure = (one: Found) => one.city === '' || one.bareName === '' || isWellKnown(one, gazetteer);
  const isAmong = (one: Found) =>
    found.some((other) => other.countryCode === one.countryCode && other.city !== '' && isSure(other));
  return found.length > 0 && found.every((one) => isSure(one) || isAmong(one)) ? found : undefined;
}

const isWellKnown = (place: Found, gazetteer: Gazetteer): boolean =>
  (locate(gazetteer, place)?.weight ?? 0) >= wellKnown;

const isAlias = (name = '') => Object.hasOwn(cityAliases, foldPlace(name));

/** Among others of its country a city has to be fairly well known; two states are two places too. */
function readListed(name: string, gazetteer: Gazetteer, readOne: ListContext['readOne']): Found | undefined {
  const place = readOne(name);
  if (!place) return undefined;
  const isShort = name.length < 4 && !isAlias(name);
  // "UK, Ireland": letters that are a country everywhere.
  if (isShort && place.bareName !== '') return place.city === '' && /^[A-Z]+$/.test(name) ? place : undefined;
  if (place.city === '' || place.bareName === '') return place;
  return (locate(gazetteer, place)?.weight ?? 0) >= fairlyKnown ? place : undefined;
}
