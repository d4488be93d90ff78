import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import {
  takeRank,
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
  type ParsedQuery,
} from './sentence-rules.ts';
import { takePlace } from './place-reading-rules.ts';
import { nearWords } from './sentence-constants.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { wordsOf } from '../lexicon/word-rules.ts';

/** What words of a search turned out to mean, beside the words that are left. */
export type Intent = Pick<
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
): ParsedQuery | null {
  if (isLiteral(search.q)) return null;
  // "Delaware North" and "Contract Manager" are asked for by their names, and "Senior Nurse" by a nurse's.
  if (words.isName(search.q) || createOccupationNames().has(wordsOf(search.q))) {
    const named: ParsedQuery = { search, taken: [] };
    if (ranks && !words.isCompany(search.q)) takeRank(named, words);
    return named.taken.length > 0 ? named : null;
  }
  // A courtesy after a place would be read as its region.
  const asked = search.q
    .replace(courtesy, '')
    .replaceAll(anyGender, ' ')
    .replace(asWhole(nearWords), 'near')
    .trim();
  const parsed: ParsedQuery = { search: { ...search, q: asked || search.q }, taken: [] };
  const known = { places, words };
  takePay(parsed);
  takeTime(parsed);
  takeBeginner(parsed, known);
  dropPerson(parsed, words);
  takeMode(parsed, known);
  takePlace(parsed, known);
  takeBarePay(parsed, known);
  takeTypes(parsed, known);
  dropBeside(parsed, words);
  dropBackground(parsed, words);
  if (ranks) takeRank(parsed, words);
  const q = readEither(parsed, words);
  parsed.search = { ...parsed.search, q };
  return q === search.q ? null : parsed;
}

/** The same of a place alone. */
export function readPlace(search: JobSearch, places: PlaceIndex, words: Vocabulary): ParsedQuery | null {
  const parsed: ParsedQuery = { search, taken: [] };
  takePlace(parsed, { places, words });
  if (parsed.taken.length === 0) return null;
  const q = dropEmptyWords(parsed.search.q, words);
  return { ...parsed, search: { ...parsed.search, q } };
}

/** The same of a place and of remote work alone: of candidates nothing else is asked in words. */
export function readIntent(
  search: Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'>,
  places: PlaceIndex,
  words: Vocabulary,
): Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'> | null {
  if (isLiteral(search.q)) return null;
  const parsed: ParsedQuery = { search: search as JobSearch, taken: [] };
  takeMode(parsed, { places, words });
  if (!parsed.search.mode.includes('remote')) parsed.search = search as JobSearch;
  takePlace(parsed, { places, words });
  const { q, location, radius, mode } = parsed.search;
  return q === search.q ? null : { q, location, radius, mode };
}

/** What was read, as an answer says it. */
export function presentIntent({ search }: ParsedQuery): Intent {
  const { q, location, radius, mode, type, level, salary, posted } = search;
  return { q, location, radius, mode, type, level, salary, posted };
}
