import type { DistanceUnit } from '@waymark/contract/jobs/choices';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { cityAliases, metropolitanAreas, regionAbbreviations } from '../../places/places/region-constants.ts';
import { listNearPlaces } from '../../places/places/spelling-index.ts';
import {
  countryName,
  findCountryCode,
  findWorldRegion,
  foldName,
  foldPlace,
} from '../../places/places/rules.ts';
import { asWhole, type Draft, type Known } from './draft-rules.ts';
import type { Token } from './ledger-rules.ts';
import { isEmptyWord } from './noise-rules.ts';
import { distanceWords, nearWords, ownPlaceWords } from './sentence-constants.ts';
import { isForeign } from './foreign-rules.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';

/** "Near" asks for the surroundings, as an area does: kilometres, or miles where the search counts in them. */
const nearRadius = 50;
/** Of an area with a name of its own: San Jose is 68 from San Francisco. */
const areaRadius = 80;
const maxPlace = 5;
const preposition = /^(?:in|near|around|at|from|within|à|en|em|bei)$/i;
const isEnglishLead = (word = '') => /^(?:in|near|around|at|from|within)$/i.test(word);
const isLead = (word = '') => preposition.test(word) || /^the$/i.test(word);

interface FoundPlace {
  from: number;
  to: number;
  name: string;
  /** Where its surroundings are meant too. */
  radius?: number;
  /** As it is written, where it was mistyped. */
  corrected?: string;
}

/** Takes a place, wherever it stands: "in London", "python developer Berlin Germany", "within 25 miles of Boston". */
export function takePlace({ sentence, search, known }: Draft): void {
  sentence.takeFirst(asWhole(ownPlaceWords), { as: 'unread' });
  if (search.location && !isOutside(search.location)) return;
  const tokens = sentence.tokens();
  const distance = findDistance(sentence.text, tokens);
  const near = asWhole(nearWords).exec(sentence.text);
  const leads = new Set(
    [distance?.end, near && near.index + near[0].length].map((end) =>
      end === null || end === undefined ? -1 : tokens.findIndex(({ from }) => from >= end),
    ),
  );
  const typed = tokens.map(({ text }) => text);
  const spans = { typed, leads, isApart: tokens.map(({ isApart }) => isApart) };
  const found = findPlace(spans, known) ?? findMistyped(spans, known);
  if (!found) {
    if (distance) sentence.take(distance.start, distance.end, { as: 'unread' });
    return;
  }
  const { from, to, name } = addAlternative(found, spans, known);
  const before = typed[from - 1] ?? '';
  const isDistant = distance !== undefined && leads.has(from);
  const isNear = /^(?:near|around)$/i.test(before) || (near !== null && leads.has(from));
  const start = preposition.test(before) ? from - 1 : from;
  const [first, last] = [tokens[start], tokens[to - 1]];
  if (!first || !last) return;
  const span = typed.slice(from, to).join(' ');
  const meant = found.corrected ?? (isSlip(span, name, known) ? name : undefined);
  if (distance && !isDistant) sentence.take(distance.start, distance.end, { as: 'unread' });
  if (distance && isDistant) sentence.take(distance.start, distance.end, { as: 'limit', field: 'radius' });
  const meaning = { as: 'limit', field: 'location', ...(meant !== undefined && { meant }) } as const;
  const lead = tokens[from];
  if (lead && start < from) sentence.take(first.from, lead.from, { as: 'limit', field: 'location' });
  sentence.take(first.from, last.to, meaning);
  if (near && isNear && leads.has(from))
    sentence.take(near.index, near.index + near[0].length, { as: 'limit', field: 'location' });
  search.location = `${name} ${search.location}`.trim();
  search.radius ??= isDistant ? distance.radius : (found.radius ?? (isNear ? nearRadius : undefined));
  if (isDistant) search.unit ??= distance.unit;
}

const isOutside = (location: string) => location.startsWith('outside ');

/** "Within 25 miles of": how far, and where it stands. */
function findDistance(text: string, tokens: readonly Token[]) {
  const { groups, index = 0, 0: said = '' } = asWhole(distanceWords).exec(text) ?? {};
  const radius = Number(groups?.['count']);
  if (!groups || radius < 1 || radius > maxRadius || tokens.length === 0) return undefined;
  const unit: DistanceUnit = /^m/i.test(groups['unit'] ?? '') ? 'miles' : 'Km';
  return { radius, unit, start: index, end: index + said.length };
}
const maxRadius = 500;

/** The place that words begin with, behind a preposition or not, and how many of them it takes. */
export function findPlaceAt(
  following: readonly Token[],
  known: Known,
): { name: string; count: number } | undefined {
  const typed = following.map(({ text }) => text);
  const start = Number(preposition.test(typed[0] ?? ''));
  for (let to = Math.min(typed.length, start + maxPlace); to > start; to--) {
    const span = typed.slice(start, to);
    if (span.length > 1 && span.some((word) => isNoPlace(word) || preposition.test(word))) continue;
    const name = nameOf(span.join(' '), start > 0, known);
    if (name) return { name: known.places.spell(name.name), count: to };
  }
  return undefined;
}

/** Words as they stand, where one follows another, and where a place is said to come. */
interface Spans {
  typed: readonly string[];
  leads: ReadonlySet<number>;
  isApart: readonly boolean[];
}

/** Whether a name that finds its place all the same is a slip for another: "Bangalor". */
function isSlip(typed: string, name: string, { places }: Known): boolean {
  const folded = foldPlace(typed);
  if (foldPlace(name).includes(folded) || isAlias(typed)) return false;
  const { wanted } = places.match(name);
  return listNearPlaces(typed).some(
    (near) => near !== folded && places.match(near).wanted.symmetricDifference(wanted).size === 0,
  );
}

const between = /^(?:or|\/)$/i;

/** "Chicago or New York" asks for what is in either of them. */
function addAlternative(found: FoundPlace, spans: Spans, known: Known): FoundPlace {
  const { from, to, name } = found;
  const { typed, isApart } = spans;
  const part = (start: number, end?: number): Spans => ({
    typed: typed.slice(start, end),
    isApart: isApart.slice(start, end),
    leads: new Set(),
  });
  if (between.test(typed[from - 1] ?? '')) {
    const other = findPlace(part(0, from - 1), known);
    if (other?.to === from - 1) return { ...found, from: other.from, name: `${other.name} or ${name}` };
  }
  if (between.test(typed[to] ?? '')) {
    const other = findPlace(part(to + 1), known);
    if (other?.from === 0) return { ...found, to: to + 1 + other.to, name: `${name} or ${other.name}` };
  }
  return found;
}

/** The longest name of a place, one that is said to be one first, then one at the end. */
function findPlace({ typed, leads, isApart }: Spans, known: Known): FoundPlace | undefined {
  const found: (FoundPlace & { rank: number })[] = [];
  for (let from = 0; from < typed.length; from++) {
    const isSaid =
      leads.has(from) || isLead(typed[from - 1]) || isLastUs(typed, from) || isFirstUs(typed, from, known);
    for (let to = Math.min(typed.length, from + maxPlace); to > from; to--) {
      const isAtEnd = to === typed.length;
      const span = typed.slice(from, to).join(' ');
      if (isApart.slice(from + 1, to).includes(true)) continue;
      if (to - from > 1 && typed.slice(from, to).some(isNoPlace) && !isAlias(span)) continue;
      if (isSeveral(typed.slice(from, to), known)) continue;
      // "Portland or" is in Oregon, "Portland or Boston" are two.
      if (!isAtEnd && typed[to - 1] === 'or') continue;
      // "A la carte" and "en la cocina" are nowhere.
      if (/^[a-z]{2}$/.test(span) && from > 0 && !isAtEnd && !isEnglishLead(typed[from - 1])) continue;
      const name = isState(span, typed, isSaid || isAtEnd, known)
        ? { name: stateOf(span) ?? span }
        : nameOf(span, isSaid, known);
      if (name === undefined) continue;
      const rank = (isSaid ? 100 : 0) + (to - from) * 10 + (isAtEnd ? 5 : 0) + from / 100;
      found.push({ from, to, ...name, name: known.places.spell(name.name), rank });
      break;
    }
  }
  return found.toSorted((a, b) => b.rank - a.rank)[0];
}

/** "Graphic designer remote us": a word for ourselves ends no search but behind what it goes with. */
const isLastUs = (typed: readonly string[], at: number) =>
  at > 0 &&
  at === typed.length - 1 &&
  typed[at] === 'us' &&
  !/^(?:with|for|join|contact|about|to|of|by|like|help|let|call|among|tell)$/i.test(typed[at - 1] ?? '');

/** "US nurse jobs" in small letters; "US Bank" and "US Foods" are companies. */
const isFirstUs = (typed: readonly string[], at: number, { words }: Known) =>
  at === 0 && typed[at] === 'us' && (typed.length === 1 || !words.hasBeginning(`us ${typed[1]}`));

/** "C++", "5S" and "R" are no part of a place's name, as postal codes and "y" may be. */
const isNoPlace = (word: string) =>
  /[+#]/.test(word) ||
  /^[a-df-xz]$/i.test(word) ||
  (/\d/.test(word) && !/^(?:\d{4,6},?|[a-z]{1,2}\d[a-z\d]?|\d[a-z]{2}|[a-z]\d[a-z])$/i.test(word));

const isAlias = (name: string) => Object.hasOwn(cityAliases, foldName(name));

/** "Electrician 90000 Chicago" is no address, and "Leeds or London" no name. */
function isSeveral(span: readonly string[], { places }: Known): boolean {
  const [first = '', ...rest] = span.slice(0, -1);
  if (/^or$/i.test(first) || rest.some((word) => /^(?:or|\d{5,6})$/i.test(word))) return true;
  return /^\d{5,6}$/.test(first) && !places.isName(first);
}

/** The place that the words name; undefined where they rather name something else. */
function nameOf(
  text: string,
  isSaid: boolean,
  known: Known,
): Pick<FoundPlace, 'name' | 'radius'> | undefined {
  const { places, words } = known;
  const plain = text.replaceAll(/[()[\]]/g, '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$|[.]+$/gu, '');
  if (plain === '') return undefined;
  const area = areaOf(plain, places);
  if (area !== undefined) return area;
  // "NYC" is the city alone, though its name is its state's too.
  const city = places.spellNamedCity(plain);
  if (city !== undefined) return { name: city };
  const name = longName(plain, isSaid);
  if (name.includes(',')) {
    // "Houston, good pay" is Houston, and the rest is none of its name.
    const isPlace = name.split(',').every((part) => places.isName(part.trim()) || isWithin(part.trim()));
    return isPlace && places.match(name).wanted.size > 0 ? { name } : undefined;
  }
  const parted = partName(name, places);
  if (parted !== undefined) return { name: parted };
  if (!places.isName(name)) return isElsewhere(plain, known) ? { name, radius: nearRadius } : undefined;
  if (isSaid || name !== plain) return { name };
  // A word that jobs are named by stays a word, unless more jobs are there: there is a town called Mobile.
  const named = Math.min(...plain.split(/[\s-]+/).map((word) => words.jobsWith(word)));
  return named === 0 || jobsAt(name, words) > named ? { name } : undefined;
}

/** Open jobs at a place of that name, or in that part of the world. */
function jobsAt(name: string, words: Vocabulary): number {
  const codes = findWorldRegion(name);
  if (!codes) return words.jobsAt(name);
  return codes.reduce((sum, code) => sum + words.jobsAt(countryName(code)), 0);
}

/** The middle of "Silicon Valley", "Greater Boston" and "the Chicago area". */
function areaOf(text: string, places: PlaceIndex): Pick<FoundPlace, 'name' | 'radius'> | undefined {
  const folded = foldName(text);
  const city = Object.hasOwn(metropolitanAreas, folded) ? metropolitanAreas[folded] : undefined;
  const [, greater, area] =
    /^(?:greater (.+?)(?: (?:metro(?:politan)? )?area)?|(.+?) (?:metro(?:politan)?|bay)? ?area)$/i.exec(
      text,
    ) ?? [];
  const name = city ?? greater ?? area;
  if (name === undefined || !places.isName(name)) return undefined;
  return { name, radius: city === undefined ? nearRadius : areaRadius };
}

/**
 * A well-known place without a posting of its own, in words that no job has: its surroundings are meant, where they
 * have jobs.
 */
function isElsewhere(text: string, { places, words }: Known): boolean {
  if (
    text.length < minMended ||
    isEmptyWord(text) ||
    text.split(' ').some((word) => words.jobsWith(word) > 0)
  )
    return false;
  const fame = places.fame(text);
  return fame >= wellKnown && places.match(text, { radius: nearRadius, unit: 'Km' }).wanted.size > 0;
}

/** "Dublin Ireland" is "Dublin, Ireland", where there is one, and so is "Manchester UK". */
function partName(name: string, places: PlaceIndex): string | undefined {
  const words = name.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const [first, rest] = [words.slice(0, at).join(' '), longName(words.slice(at).join(' '), true)];
    if (!places.isName(first)) continue;
    // "Houston tx": behind a city two letters are its state.
    const state = stateOf(rest.toUpperCase());
    if (state !== undefined && places.match(`${first}, ${state}`).wanted.size > 0)
      return `${first}, ${state}`;
    // "Toronto Ontario Canada" has three.
    const whole = places.isName(rest) ? rest : partName(rest, places);
    if (whole === undefined) continue;
    if (places.match(`${first}, ${whole}`).wanted.size > 0) return `${first}, ${whole}`;
  }
  return undefined;
}

/** The places that an abbreviation alone may stand for. */
export const placeMeant = (text: string) => longName(text.trim(), true);

/** "NYC" and "UK" in full. Two letters are a country only where they can be nothing else. */
function longName(text: string, isSaid: boolean): string {
  const alias = cityAliases[foldName(text)];
  if (alias !== undefined) return alias;
  const letters = text.replaceAll('.', '');
  const isCode = /^(?:uk|usa|uae)$/i.test(letters) || letters === 'US' || (isSaid && letters === 'us');
  const code = isCode ? findCountryCode(letters) : undefined;
  return code === undefined ? text : countryName(code);
}

/** Whether letters or digits say in what a place lies: "TX", "UK", a postal code. */
const isWithin = (text: string) =>
  placeMeant(text) !== text ||
  text.split(' ').every((word) => stateOf(word.toUpperCase()) !== undefined || /\d/.test(word));

/** The state of the United States or the province of Canada that two letters stand for. */
function stateOf(text: string): string | undefined {
  const [us, canada] = [regionAbbreviations['US'] ?? {}, regionAbbreviations['CA'] ?? {}];
  if (Object.hasOwn(us, text)) return us[text];
  return Object.hasOwn(canada, text) ? canada[text] : undefined;
}

/**
 * "Software engineer CA", "jobs in TX": a state behind the work or a preposition, in capitals where not everything is,
 * and no abbreviation of some work.
 */
function isState(
  text: string,
  typed: readonly string[],
  isPlaced: boolean,
  { places, words }: Known,
): boolean {
  const state = stateOf(text);
  const city = cityAliases[foldName(text)];
  // "LA" is Los Angeles where more jobs are there than in Louisiana.
  if (city !== undefined && words.jobsAt(city) > words.jobsAt(state ?? '')) return false;
  if (state === undefined || !isPlaced || typed.length < 2 || !places.isName(state)) return false;
  const isShouted = typed.every((word) => word === word.toUpperCase());
  return !isShouted && !findAlternatives([text]) && words.jobsWith(text) < words.jobsAt(state);
}

const minMended = 4;
const maxMended = 3;
/** With more words that no job has, the search is no place with a slip in it; to look at each would take too long (L-21). */
const maxUnknown = 4;

/**
 * A place that was mistyped, in words that no job has: "nurse Manchster", "jobs in San Fransisco". One of the board before
 * another one of the world, which is only meant behind a preposition.
 */
function findMistyped({ typed, leads, isApart }: Spans, { places, words }: Known): FoundPlace | undefined {
  const isKnown = (word: string) => words.jobsWith(word) > 0 || isEmptyWord(word);
  if (new Set(typed.filter((word) => !isKnown(word))).size > maxUnknown) return undefined;
  const tried = new Set<string>();
  for (let length = maxMended; length > 0; length--) {
    for (let from = typed.length - length; from >= 0; from--) {
      const span = typed.slice(from, from + length);
      const text = span.join(' ').replace(/[.,;!?]+$/, '');
      if (text.length < minMended || span.every(isKnown)) continue;
      const isSaid = leads.has(from) || isLead(typed[from - 1]);
      if (isApart.slice(from + 1, from + length).includes(true)) continue;
      if (tried.has(`${isSaid} ${text}`)) continue;
      tried.add(`${isSaid} ${text}`);
      const place = correctPlace(text, isSaid, { places, words });
      if (!place) continue;
      const isOtherWork = span.every((word) => isForeign(word, words));
      if (!isSaid && (text.length <= minMended || isOtherWork)) continue;
      // A word that may be one of work is left to be mended as that.
      const mended = length === 1 && !isSaid ? words.correct(text) : undefined;
      const isWork = mended !== undefined && mended !== foldName(place.name);
      if (!isWork) return { from, to: from + length, ...place, corrected: place.name };
    }
  }
  return undefined;
}

/** What a mistyped name most likely means: as jobs name their places, by another name of these, or elsewhere. */
function correctPlace(
  text: string,
  isSaid: boolean,
  { places, words }: Known,
): Pick<FoundPlace, 'name' | 'radius'> | undefined {
  const ofJobs = words.correctPlace(text);
  if (ofJobs !== undefined) return { name: ofJobs };
  for (const name of listNearPlaces(text)) {
    if (places.match(name).wanted.size > 0) return { name: places.spell(name) };
    const isAround = isSaid && places.match(name, { radius: nearRadius, unit: 'Km' }).wanted.size > 0;
    if (isAround) return { name, radius: nearRadius };
  }
  return undefined;
}
