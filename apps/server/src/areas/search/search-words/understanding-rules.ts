import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { isForeign } from './foreign-reading-rules.ts';
import { createOccupationNames } from './occupation-name-index.ts';
import { takeRank } from './level-reading-rules.ts';
import { takePlace } from './place-reading-rules.ts';
import { rewriteWords } from './query-rules.ts';
import { nearWords } from './sentence-constants.ts';
import {
  asWhole,
  dropBackground,
  dropBeside,
  dropEmptyWords,
  dropPerson,
  readEither,
  takeBarePay,
  takeBeginner,
  takeMode,
  takePay,
  takeTime,
  takeTypes,
  type Reading,
} from './sentence-rules.ts';
import { correctWord, findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';
import { findByTask } from './work-name-index.ts';
import { wordsOf } from './word-rules.ts';

/** What words of a search turned out to mean, beside the words that are left. */
export type Understood = Pick<
  JobSearch,
  'q' | 'location' | 'radius' | 'mode' | 'type' | 'level' | 'salary' | 'posted'
>;

/** Quotes, exclusions and alternatives say exactly what they want. */
const isLiteral = (q: string) => /["“”„]|(^|\s)-\S/.test(q) || /(^|\s)OR(\s|$)/.test(q);

/** For whom a posting is meant, as law has it said: "(m/w/d)", "H/F". */
const anyGender =
  /(?<![\p{L}\p{N}])\(?(?:[mwfdvx]\/[mwfdvx]\/[mwfdvx]|m\/[wfkhv]|[wfkhv]\/m|h\/f|f\/h|all genders)\)?(?![\p{L}\p{N}])/giu;
const courtesy = /[,.!]? ?(?:please|thanks|thank you)[.!]?$/i;

/**
 * Reads what the words of a search say of place, way and kind of working, experience, pay and time, and leaves out
 * those that say nothing. Null when the words mean only themselves. What the form says besides is never overruled.
 * Ranks, such as "senior", are words where `ranks` is false.
 */
export function readSentence(
  search: JobSearch,
  places: PlaceIndex,
  words: Vocabulary,
  { ranks } = { ranks: true },
): Reading | null {
  if (isLiteral(search.q)) return null;
  // "Delaware North" and "Contract Manager" are asked for by their names, and "Senior Nurse" by a nurse's.
  if (words.isName(search.q) || createOccupationNames().has(wordsOf(search.q))) {
    const named: Reading = { search, taken: [] };
    if (ranks && !words.isCompany(search.q)) takeRank(named, words);
    return named.taken.length > 0 ? named : null;
  }
  // A courtesy after a place would be read as its region.
  const asked = search.q
    .replace(courtesy, '')
    .replaceAll(anyGender, ' ')
    .replace(asWhole(nearWords), 'near')
    .trim();
  const reading: Reading = { search: { ...search, q: asked || search.q }, taken: [] };
  const known = { places, words };
  takePay(reading);
  takeTime(reading);
  takeBeginner(reading, known);
  dropPerson(reading, words);
  takeMode(reading, known);
  takePlace(reading, known);
  takeBarePay(reading, known);
  takeTypes(reading, known);
  dropBeside(reading, words);
  dropBackground(reading, words);
  if (ranks) takeRank(reading, words);
  const q = readEither(reading, words);
  reading.search = { ...reading.search, q };
  return q === search.q ? null : reading;
}

/** The same of a place alone. */
export function readPlace(search: JobSearch, places: PlaceIndex, words: Vocabulary): Reading | null {
  const reading: Reading = { search, taken: [] };
  takePlace(reading, { places, words });
  if (reading.taken.length === 0) return null;
  const q = dropEmptyWords(reading.search.q, words);
  return { ...reading, search: { ...reading.search, q } };
}

/** The same of a place and of remote work alone: of candidates nothing else is asked in words. */
export function understand(
  search: Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'>,
  places: PlaceIndex,
  words: Vocabulary,
): Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'> | null {
  if (isLiteral(search.q)) return null;
  const reading: Reading = { search: search as JobSearch, taken: [] };
  takeMode(reading, { places, words });
  if (!reading.search.mode.includes('remote')) reading.search = search as JobSearch;
  takePlace(reading, { places, words });
  const { q, location, radius, mode } = reading.search;
  return q === search.q ? null : { q, location, radius, mode };
}

/** What was read, as an answer says it. */
export function presentUnderstood({ search }: Reading): Understood {
  const { q, location, radius, mode, type, level, salary, posted } = search;
  return { q, location, radius, mode, type, level, salary, posted };
}

/** One of ESCO's labels has "enginer". */
const leastNamed = 2;

/** The words of a text that look mistyped, each with what it was most likely meant to be. */
export function findMistyped(text: string, words: Vocabulary): Map<string, string> {
  const found = new Map<string, string>();
  // A "nursery nurse" is one, though no job here is called so.
  if (createOccupationNames().has(wordsOf(text))) return found;
  const all = text.split(/\s+/).map(bareWord);
  rewriteWords(text, (typed) => {
    const word = bareWord(typed);
    const isKnown =
      findAlternatives([word]) !== undefined ||
      words.hasWord(word) ||
      createOccupationNames().hasWord(word, leastNamed) ||
      isForeign(word, words) ||
      findByTask(word).length > 0;
    const meant = isKnown ? correctBeside(word, all, words) : (words.correct(word) ?? correctWord(word));
    if (meant !== undefined) found.set(typed, typed.replace(word, meant));
    return typed;
  });
  return found;
}

/** "(Senior" and "analyst," are no slips. */
const bareWord = (typed: string) => typed.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');

/** A word of other work than jobs have, which with the word beside it is a slip away from one of theirs: "truck diver". */
function correctBeside(word: string, all: readonly string[], words: Vocabulary): string | undefined {
  const meant = words.hasWord(word) ? undefined : words.correct(word);
  if (meant === undefined) return undefined;
  const at = all.indexOf(word);
  const [before, after] = [all[at - 1], all[at + 1]];
  const isName =
    (before && words.hasWords(`${before} ${meant}`)) || (after && words.hasWords(`${meant} ${after}`));
  return isName ? meant : undefined;
}

/** The text with these words as they were meant; null where that leaves it as it is. */
export function correctText(text: string, meant: ReadonlyMap<string, string>): string | null {
  const corrected = rewriteWords(text, (word) => meant.get(word) ?? word);
  return corrected === text ? null : corrected;
}
