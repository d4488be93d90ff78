import { readDistance } from '../../places/places/distance-rules.ts';
import { listNearPlaces } from '../../places/places/spelling-index.ts';
import { countryName, foldName, foldPlace } from '../../places/places/rules.ts';
import { cityAliases } from '../../places/places/region-constants.ts';
import { abbreviatedRegions } from '../../places/places/within-rules.ts';
import { isOrdinaryWord, type WhereSpan } from '../../places/places/span-rules.ts';
import type { Where, WherePlace } from '../../places/places/where-rules.ts';
import { isSign } from '../../jobs/pay/currency-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { lengthen, wordsOf } from '../lexicon/word-rules.ts';
import { asWhole, type Draft, type Known } from './draft-rules.ts';
import { isForeign } from './foreign-rules.ts';
import type { Meaning, Token } from './ledger-rules.ts';
import { isEmptyWord } from './noise-rules.ts';
import { isBentLead, unbendPlaces } from './place-form-rules.ts';
import { isCityOf, isMeant, isOtherWord } from './place-name-rules.ts';
import {
  languageNames,
  nearWords,
  ownPlaceWords,
  standards,
  surroundingWords,
  travelWords,
} from './sentence-constants.ts';

/** "Near" asks for the surroundings: kilometres, or miles where the search counts in them. */
const nearRadius = 50;
const preposition = /^(?:in|near|around|at|from|within|à|en|em|bei|dans|w|في|فى)$/i;
const isLead = (word = '') => preposition.test(word) || /^the$/i.test(word);

interface FoundPlace {
  from: number;
  to: number;
  /** Whether it is one city and no more. */
  isCity?: boolean;
  /** As "Where" reads it. */
  name: string;
  /** As it is written, where it was mistyped. */
  corrected?: string;
}

/** Words as they stand, where one follows another, and where a place is said to come. */
interface Spans {
  typed: readonly string[];
  leads: ReadonlySet<number>;
  isApart: readonly boolean[];
}

/** Takes what says where the person is, and how long the way may take: nobody told either. */
export function takeOwnPlace({ sentence, search }: Draft): void {
  const isKnown = search.location !== '' && !search.location.startsWith('outside ');
  const take = (pattern: RegExp, meaning: Meaning) => {
    while (sentence.takeFirst(asWhole(pattern), meaning) !== undefined);
  };
  // Beside a place that was chosen they say that it need not be just there.
  take(ownPlaceWords, isKnown ? { as: 'limit', field: 'radius' } : { as: 'unread', field: 'position' });
  if (isKnown && sentence.has('radius')) search.radius ??= nearRadius;
  take(travelWords, { as: 'unread' });
}

/** Takes a place, wherever it stands: "in London", "python developer Berlin Germany", "within 25 miles of Boston". */
export function takePlace({ sentence, search, known }: Draft): void {
  if (search.location && !search.location.startsWith('outside ')) return;
  const tokens = sentence.tokens();
  const plain = tokens.map(({ text }) => text);
  const distance = readDistance(plain);
  const near = asWhole(nearWords).exec(sentence.text);
  const behindNear = near ? tokens.findIndex(({ from }) => from >= near.index + near[0].length) : -1;
  const expected = new Set([distance?.isOpen ? distance.to : -1, behindNear]);
  const { words: typed, said } = unbendPlaces(plain, expected, known);
  const leads = expected.union(said);
  const spans = { typed, leads, isApart: tokens.map(({ isApart }) => isApart) };
  const found = findPlace(spans, known) ?? findMistyped(spans, known);
  const takeTokens = (from: number, to: number, meaning: Parameters<typeof sentence.take>[2]) =>
    sentence.take(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0, meaning);
  if (!found) {
    if (distance) takeTokens(distance.from, distance.to, { as: 'unread' });
    return;
  }
  const { from, to, name, corrected } = found;
  const before = typed[from - 1] ?? '';
  const isNear = /^(?:near|around)$/i.test(before) || behindNear === from;
  const limit = { as: 'limit', field: 'location' } as const;
  if (distance) takeTokens(distance.from, distance.to, { as: 'limit', field: 'radius' });
  if (near && behindNear === from) sentence.take(near.index, near.index + near[0].length, limit);
  if (preposition.test(before) || (said.has(from) && isBentLead(before))) takeTokens(from - 1, from, limit);
  takeTokens(from, to, { ...limit, ...(corrected !== undefined && { meant: corrected }) });
  const isUnbent = typed.slice(from, to).every((word, at) => word === plain[from + at]);
  const isAsTyped = isUnbent && name === plainOf(typed.slice(from, to).join(' '));
  const [first, last] = [tokens[from], tokens[to - 1]];
  const written = isAsTyped && first && last ? plainOf(sentence.typedAt(first.from, last.to)) : name;
  search.location = `${written} ${search.location}`.trim();
  search.radius ??=
    distance?.radius ?? (isNear || takeSurroundings(sentence, known) ? nearRadius : undefined);
  if (distance) search.unit ??= distance.unit;
}

/** "Area manager" is work. */
const isWorkOfArea = (text: string, words: Vocabulary) =>
  words.hasBeginning(text) || createOccupationNames().has(wordsOf(text));

/** "Oxford and surrounding areas"; an "area manager" is work. */
function takeSurroundings(sentence: Draft['sentence'], { words }: Known): boolean {
  const { text } = sentence;
  const found = asWhole(surroundingWords).exec(text);
  const [next = ''] = found ? (/^ [^\s\ue000]+/.exec(text.slice(found.index + found[0].length)) ?? []) : [];
  const isWork = next !== '' && isWorkOfArea(`${found?.[0]}${next}`, words);
  if (!found || isWork) return false;
  sentence.take(found.index, found.index + found[0].length, { as: 'limit', field: 'radius' });
  return true;
}

/** The place that words begin with, behind a preposition or not, and how many of them it takes. */
export function findPlaceAt(
  following: readonly Token[],
  known: Known,
): { name: string; count: number } | undefined {
  const plain = following.map(({ text }) => text);
  const { words: typed, said } = unbendPlaces(plain, new Set(known.languages?.has('pl') ? [0] : []), known);
  const start = Number(preposition.test(typed[0] ?? '') || (said.has(1) && isBentLead(typed[0] ?? '')));
  const isSaid = start > 0 || said.has(0) || /^us$/i.test(typed[0] ?? '');
  const found = readSpan(typed, start, isSaid, known);
  return found && { name: found.name, count: found.to };
}

/** The place that begins with a word, where it rather names that than something else. */
function readSpan(
  typed: readonly string[],
  from: number,
  isSaid: boolean,
  known: Known,
): { to: number; name: string; isCity: boolean } | undefined {
  // "The Hague" is found without its article, which is said of much else.
  if (/^the$/i.test(typed[from] ?? '')) return undefined;
  const span = shortened(typed, from, known) ?? (isSaid ? readLetters(typed, from, known) : undefined);
  if (span?.where.kind !== 'places') return undefined;
  const text = plainOf(typed.slice(from, span.to).join(' '));
  const { places } = span.where;
  if (isPay(typed[from] ?? '') && !isCodeOf(typed[from] ?? '', places[0], known)) return undefined;
  if (!isSaid && isNumberOf(typed[from - 1], typed[from])) return undefined;
  // "Dog walker" is work, and Walker a part of Newcastle.
  if (!isSaid && from > 0 && createOccupationNames().has(wordsOf(`${typed[from - 1]} ${text}`)))
    return undefined;
  if (!isSaid && !isMeant(text, typed, places, known)) return undefined;
  const [{ city, area, part } = { city: '', area: undefined, part: undefined }, ...others] = places;
  const isCity = city !== '' && others.length === 0 && !area && part === undefined;
  return { to: span.to, name: nameOf(places, text, known), isCity };
}

/** "90000 London" is pay, and no address. */
const isPay = (word: string) => /^\d{5,6}$/.test(word) && Number(word) >= 15_000 && Number(word) % 500 === 0;
/** "33000 Bordeaux" is an address for all that. */
const isCodeOf = (code: string, place: WherePlace | undefined, { places }: Known) =>
  place?.postalCode !== undefined ||
  (place !== undefined &&
    place.city !== '' &&
    (places.gazetteer.postalCodes?.(code) ?? []).some(
      ({ countryCode, region }) => countryCode === place.countryCode && region === place.region,
    ));
/** "ISO 27001" is a standard. */
const isNumberOf = (before = '', word = '') => /^\d+$/.test(word) && standards.has(before.toLowerCase());
const isYear = (word = '') => /^(?:19|20)\d\d$/.test(word);
/** "M1" and "SW1A" are codes in small letters too. */
const asCode = (word: string) =>
  /^(?=.*\d)(?=.*[a-z])[a-z\d]{2,8}$/i.test(word) ? word.toUpperCase() : word;

/** "Nurse nj": the code of a state in small letters, which is no word of any work. */
const isStateAtEnd = (word: string, words: Vocabulary) =>
  /^[a-z]{2,3}$/.test(word) &&
  !isOrdinaryWord(word) &&
  !isEmptyWord(word) &&
  words.jobsWith(word) === 0 &&
  !findAlternatives([word]) &&
  // "Software eng" is an engineer, and England none of it.
  lengthen([word])[0] === word &&
  abbreviatedRegions(word.toUpperCase()).length > 0;

/** A place and what may stand behind it have fewer words. */
const farthest = 16;

/** The longest run of words that is a place, without a year behind it, and without work: "United States baker". */
function shortened(
  typed: readonly string[],
  from: number,
  { places, words, spokenIn }: Known,
): WhereSpan | undefined {
  const coded = typed.slice(from, from + farthest).map((word, nth) => {
    const isLast = from + nth > 0 && from + nth === typed.length - 1;
    return isLast && isStateAtEnd(word, words) ? word.toUpperCase() : asCode(word);
  });
  const spanOf = (written: readonly string[]) => {
    const span = places.whereSpan(written, 0, spokenIn);
    return span && { ...span, to: from + span.to };
  };
  const span = spanOf(coded);
  const count = span ? span.to - from : 0;
  if (!span || count < 2) return span;
  const last = coded[count - 1] ?? '';
  const whole = coded.slice(0, count).join(' ');
  // "Kansas City" is one name, and "Birmingham al" a city in its state.
  const isOne = isCityOf(whole, places) || abbreviatedRegions(last.toUpperCase()).length > 0;
  if (isOne) return span;
  const isArea = /^areas?$/i.test(last) && isWorkOfArea(`${last} ${coded[count] ?? ''}`, words);
  const isBeside = isArea || isYear(last) || (words.jobsWith(last) > 0 && !places.isName(last));
  const shorter = isBeside ? spanOf(coded.slice(0, count - 1)) : undefined;
  return shorter?.to === span.to - 1 ? shorter : span;
}

/** "In la", "remote us": small letters that are a place where one is said to come. */
function readLetters(typed: readonly string[], from: number, { places }: Known): WhereSpan | undefined {
  const word = (typed[from] ?? '').replace(/[.,;!?]+$/, '');
  const isKnown = /^us$/i.test(word) || Object.hasOwn(cityAliases, foldPlace(word));
  return isKnown ? { to: from + 1, where: places.where(word.toUpperCase()) } : undefined;
}

const plainOf = (text: string) =>
  text.replaceAll(/[()[\]]/g, '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$|[.]+$/gu, '');

/** As a person writes what was typed, so that "Where" reads the same again. */
function nameOf(found: readonly WherePlace[], text: string, { places }: Known): string {
  if (found.some(({ area, part }) => area || part !== undefined)) return text;
  // The language of the search said which is meant, and "Where" does not have it.
  if (!isReadAs(found, places.where(text))) return found.map((place) => places.write(place)).join(' or ');
  const { wanted } = places.match(text);
  const isSame = (name: string) => places.match(name).wanted.symmetricDifference(wanted).size === 0;
  const own = found.map(({ city, region, countryCode }) => city || region || countryName(countryCode));
  const spelled = places.spell(text);
  const isPlain = found.length > 1 || foldPlace(text) === foldPlace(own[0] ?? '') || found[0]?.city === '';
  const names = [
    ...(spelled === text ? [] : [spelled]),
    ...(isPlain ? [own.map((name) => places.spell(name)).join(' or ')] : []),
    found.map((place) => places.write(place)).join(' or '),
  ];
  return names.find(isSame) ?? text;
}

const isReadAs = (found: readonly WherePlace[], where: Where) =>
  where.kind === 'places' &&
  where.places.length === found.length &&
  where.places.every(
    ({ city, region, countryCode }, at) =>
      city === found[at]?.city && region === found[at].region && countryCode === found[at].countryCode,
  );

/** Whether a name that finds its place all the same is a slip for another: "Bangalor". */
function isSlip(typed: string, name: string, { places }: Known): boolean {
  const folded = foldPlace(typed);
  if (foldPlace(name).includes(folded) || Object.hasOwn(cityAliases, folded) || folded.includes(' '))
    return false;
  const { wanted } = places.match(name);
  return listNearPlaces(typed).some(
    (near) => near !== folded && places.match(near).wanted.symmetricDifference(wanted).size === 0,
  );
}

/** A sentence has fewer words, and names fewer places: to look at each of a row of numbers would take too long (L-21). */
const [maxTried, maxFound] = [48, 12];

/** The longest name of a place, one that is said to be one first, then one at the end. */
function findPlace({ typed, leads, isApart }: Spans, known: Known): FoundPlace | undefined {
  const found: (FoundPlace & { rank: number })[] = [];
  for (let from = 0; from < typed.length && found.length < maxFound; from++) {
    const gap = isApart.indexOf(true, from + 1);
    const isSaid =
      leads.has(from) || isLead(typed[from - 1]) || isLastUs(typed, from) || isFirstUs(typed, from, known);
    if (from >= maxTried && !isSaid) continue;
    const span = readSpan(gap < 0 ? typed : typed.slice(0, gap), from, isSaid, known);
    if (!span) continue;
    const { to, name, isCity } = span;
    const rank = (isSaid ? 100 : 0) + (to - from) * 10 + (to === typed.length ? 5 : 0) + from / 100;
    const text = plainOf(typed.slice(from, to).join(' '));
    const isMistyped = isSlip(text, name, known);
    // "Manger" is a slip for no town.
    if (isMistyped && !isSaid && isOtherWord(text)) continue;
    found.push({ from, to, name, isCity, rank, ...(isMistyped && { corrected: name }) });
  }
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  return best && withBeside(best, found, isApart);
}

/** "Berlin Munich Hamburg": cities in a row are all meant. */
function withBeside(best: FoundPlace, found: readonly FoundPlace[], isApart: readonly boolean[]): FoundPlace {
  if (!best.isCity || best.corrected !== undefined) return best;
  const other = found.find(
    (one) =>
      one.isCity === true &&
      one.corrected === undefined &&
      ((one.to === best.from && !isApart[best.from]) || (one.from === best.to && !isApart[one.from])),
  );
  if (!other || other.name === best.name) return best;
  const [first, last] = other.from < best.from ? [other, best] : [best, other];
  const joined = { from: first.from, to: last.to, name: `${first.name} or ${last.name}`, isCity: true };
  return withBeside(joined, found, isApart);
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

const minMended = 4;
const maxMended = 3;
/** With more words that no job has, the search is no place with a slip in it; to look at each would take too long (L-21). */
const maxUnknown = 4;

/**
 * A place that was mistyped, in words that no job has: "nurse Manchster", "jobs in San Fransisco". One of the board before
 * another one of the world, which is only meant behind a preposition.
 */
function findMistyped({ typed, leads, isApart }: Spans, { places, words }: Known): FoundPlace | undefined {
  const isKnown = (word: string) =>
    words.jobsWith(word) > 0 || isEmptyWord(word) || isSign(word) || languageNames.has(word);
  if (new Set(typed.filter((word) => !isKnown(word))).size > maxUnknown) return undefined;
  const tried = new Set<string>();
  for (let length = maxMended; length > 0; length--) {
    for (let from = typed.length - length; from >= 0; from--) {
      const span = typed.slice(from, from + length);
      const text = span.join(' ').replace(/[.,;!?]+$/, '');
      const isLong = span.some((word) => word.length >= minMended && !isKnown(word));
      if (!isLong || isEmptyWord(span[0] ?? '') || isEmptyWord(span.at(-1) ?? '')) continue;
      const isSaid = leads.has(from) || isLead(typed[from - 1]);
      if (isApart.slice(from + 1, from + length).includes(true)) continue;
      if (tried.has(`${isSaid} ${text}`)) continue;
      tried.add(`${isSaid} ${text}`);
      const place = correctPlace(text, isSaid, { places, words });
      if (!place) continue;
      const isWord = span.every((word) => isForeign(word, words)) || (length === 1 && isOtherWord(text));
      if (!isSaid && (text.length <= minMended || isWord)) continue;
      // A word that may be one of work is left to be mended as that.
      const mended = length === 1 && !isSaid ? words.correct(text) : undefined;
      const isWork = mended !== undefined && mended !== foldName(place.name);
      if (!isWork) return { from, to: from + length, ...place, corrected: place.name };
    }
  }
  return undefined;
}

/** What a mistyped name most likely means: as jobs name their places, by another name of these, or elsewhere. */
function correctPlace(text: string, isSaid: boolean, { places, words }: Known): { name: string } | undefined {
  const ofJobs = words.correctPlace(text);
  if (ofJobs !== undefined) return { name: ofJobs };
  for (const name of listNearPlaces(text)) {
    if (places.match(name).wanted.size > 0) return { name: places.spell(name) };
    if (isSaid && places.match(name, { radius: nearRadius, unit: 'Km' }).wanted.size > 0) return { name };
  }
  return undefined;
}
