import { findArea } from './area-rules.ts';
import type { WhereContext } from './bare-name-rules.ts';
import { readList } from './list-rules.ts';
import { listNameEnds } from './name-prefix-index.ts';
import { readPhrase } from './phrase-rules.ts';
import { relate } from './reading-rules.ts';
import { isUnknown } from './relation-rules.ts';
import { foldPlace, type Gazetteer, type PlaceDraft } from './rules.ts';
import { isCityName, placesOf, readExact, type ReadPlaces, type Where } from './where-rules.ts';

/** Words that begin or end no place in a sentence. */
const besidePlace = /^(?:in|near|around|at|from|within|and|or|to|for|by|a|an|with|of|on)$/i;
/** Letters that are a state only where nothing stands behind them: "portland or boston". */
const wordsToo = /^(?:or|in|me|hi|ok|oh|as|id|al|la|de|pa|ma|co|us|it|is|be|no|so|at|my|am|do|to)$/;
/** Whether letters are a word rather than a state in small type. */
export const isOrdinaryWord = (word: string): boolean => wordsToo.test(word);
const between = /^(?:or|and|\/|&|\|)$/i;
/** "Minneapolis/St." */
const joint = /\p{L}[/-]\p{L}/u;
/** Names of one place: city, state, country. */
const maxNames = 3;
/** Places of a list. */
const maxPlaces = 3;
const maxSpan = 12;

/** A place among typed words. */
export interface WhereSpan {
  /** The first word that no longer belongs to it. */
  to: number;
  where: Where;
}

/** The longest run of words from `start` on that is a place, read as "Where" reads it; undefined where none is. */
export function readWhereSpan(
  words: readonly string[],
  start: number,
  gazetteer: Gazetteer,
  context: WhereContext = {},
): WhereSpan | undefined {
  if (besidePlace.test(words[start] ?? '') && words[start] !== 'OR') return undefined;
  for (const to of listEnds(words, start, gazetteer)) {
    const span = words.slice(start, to);
    if (!canEnd(span, to === words.length)) continue;
    const where = readSpan(span, gazetteer, context);
    if (where) return { to, where };
  }
  return undefined;
}

/** Where a place may end that begins here, the farthest first: behind names, one behind the other. */
function listEnds(words: readonly string[], start: number, gazetteer: Gazetteer): number[] {
  const ends = new Set<number>();
  let starts = [start];
  for (let places = 0; places < maxPlaces && starts.length > 0; places++) {
    const found = new Set(starts.flatMap((from) => [...listPlaceEnds(words, from, gazetteer)]));
    for (const end of found) if (end - start <= maxSpan) ends.add(end);
    starts = [...found].filter((end) => between.test(words[end] ?? '')).map((end) => end + 1);
  }
  return [...ends].toSorted((a, b) => b - a);
}

/** The ends of one place: of its city, of the state behind it, and of the country behind that. */
function listPlaceEnds(words: readonly string[], from: number, gazetteer: Gazetteer): Set<number> {
  const ends = new Set<number>();
  let next = [from];
  for (let names = 0; names < maxNames && next.length > 0; names++) {
    next = [...new Set(next.flatMap((at) => listNameEnds(words, at, gazetteer)))].filter(
      (end) => !ends.has(end),
    );
    for (const end of next) {
      ends.add(end);
      // "New York City", which is not its state.
      if (/^city$/i.test(words[end] ?? '')) ends.add(end + 1);
    }
  }
  return ends;
}

function canEnd(span: readonly string[], isLast: boolean): boolean {
  const last = span.at(-1) ?? '';
  // "Nurse la" ends in no article.
  if (/^la$/i.test(last) && isLast) return true;
  if (wordsToo.test(last)) return isLast && span.length > 1;
  // "Portland, OR" and "Gary, IN" are states in capitals; "nurse OR midwife" is either.
  return (span.length > 1 && /^(?:OR|IN)$/.test(last)) || !besidePlace.test(last);
}

function readSpan(span: readonly string[], gazetteer: Gazetteer, context: WhereContext): Where | undefined {
  const text = span.join(' ').replaceAll(/^[("']+|[)"'.,;:!?]+$/g, '');
  if (text === '' || !isName(text)) return undefined;
  // "Leeds/York Hull/Derby" is a list, and no name.
  const isList = span.filter((word) => joint.test(word)).length > 1;
  const read =
    (isList ? undefined : readExact(text, gazetteer, context)) ?? readSeveral(span, text, gazetteer, context);
  const [first] = read?.places ?? [];
  return first && isSum(text) && first.postalCode !== undefined && !isOwn(first, context) ? undefined : read;
}

/** A round number is rather pay than a code of another country. */
const isSum = (text: string) => /^\d{5,6}$/.test(text) && Number(text) % 500 === 0;
const isOwn = ({ countryCode }: PlaceDraft, context: WhereContext) =>
  [context.countryCode, ...(context.spokenIn ?? [])].includes(countryCode);

/** Two letters in small type are words. */
const isName = (text: string) =>
  text.length > 3 ||
  text === text.toUpperCase() ||
  isCityName(text) ||
  /^(?:uk|usa|uae|eu)$/i.test(text) ||
  findArea(foldPlace(text)) !== undefined;

function readSeveral(
  span: readonly string[],
  text: string,
  gazetteer: Gazetteer,
  context: WhereContext,
): ReadPlaces | undefined {
  const joined = span.filter((word, at) => joint.test(word) || (at > 0 && between.test(word))).length;
  if (joined === 0 || joined >= maxPlaces || between.test(span.at(-1) ?? '')) return undefined;
  const readOne = (part: string) => readPhrase(part, gazetteer, context);
  const found = relate(readList(text, { gazetteer, context, readOne }), gazetteer).found;
  if (found.length < 2 || found.some(isUnknown)) return undefined;
  return placesOf(found, text, []);
}
