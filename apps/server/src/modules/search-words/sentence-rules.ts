import type { JobSearch } from '@waymark/contract/jobs';
import { cityAliases } from '../places/region-constants.ts';
import type { PlaceIndex } from '../places/place-index.ts';
import { countryName, findCountryCode, foldName } from '../places/rules.ts';
import { findPay } from './pay-rules.ts';
import { beginnerWords, emptyWords, modeWords, timeWords, typeWords } from './sentence-constants.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** A search whose words are being read: what was taken out of them is noted with the words that said it. */
export interface Reading {
  search: JobSearch;
  taken: { field: ReadField; words: string }[];
}

type ReadField = 'salary' | 'posted' | 'level' | 'type' | 'mode' | 'location';

/** What is known of the board: its places, and the names that its jobs have. */
export interface Known {
  places: PlaceIndex;
  words: Vocabulary;
}

/** "Near" asks for the surroundings: kilometres, or miles where the search counts in them. */
const nearRadius = 50;
const longestPlace = 4;
const rarely = 4;
const empty = new Set(emptyWords.trim().split(/\s+/));

export function takePay(reading: Reading): void {
  const { search } = reading;
  const pay = search.salary === undefined ? findPay(search.q) : undefined;
  if (!pay) return;
  note(reading, 'salary', search.q.slice(pay.from, pay.to));
  reading.search = { ...search, salary: pay.yearly, q: without(search.q, pay.from, pay.to) };
}

export function takeTime(reading: Reading): void {
  if (reading.search.posted !== undefined) return;
  for (const value of ['last-3-days', 'last-week', 'last-month'] as const) {
    const rest = cut(reading, 'posted', timeWords[value]);
    if (rest === undefined) continue;
    reading.search = { ...reading.search, posted: value, q: rest };
    return;
  }
}

export function takeBeginner(reading: Reading, known: Known): void {
  const { experience, level } = reading.search;
  if (experience.length > 0 || level.length > 0) return;
  // "Entry level analyst" may be the title itself.
  const [, said = '', next = ''] = /\b(entry[ -]level) (\S+)/i.exec(reading.search.q) ?? [];
  if (next && known.words.hasBeginning(`${said} ${next}`)) return;
  const rest = cut(reading, 'level', beginnerWords);
  if (rest !== undefined) reading.search = { ...reading.search, level: ['entry'], q: rest };
}

export function takeTypes(reading: Reading, known: Known): void {
  if (reading.search.type.length > 0) return;
  for (const value of ['part-time', 'full-time', 'internship', 'temporary', 'freelance'] as const) {
    const rest = cut(reading, 'type', typeWords[value], known.words);
    if (rest === undefined) continue;
    const type = value === 'freelance' ? (['freelance', 'temporary'] as const) : ([value] as const);
    reading.search = { ...reading.search, type: [...type], q: rest };
    return;
  }
}

export function takeMode(reading: Reading, known: Known): void {
  if (reading.search.mode.length > 0) return;
  for (const value of ['remote', 'hybrid', 'on-site'] as const) {
    const rest = cut(reading, 'mode', modeWords[value], known.words);
    if (rest === undefined) continue;
    reading.search = { ...reading.search, mode: [value], q: rest };
    return;
  }
}

/**
 * The words without those that a pattern has. A name of the board that goes on with the next word is no way of
 * working: "Remote Sensing Engineer" is a title.
 */
function cut(reading: Reading, field: ReadField, pattern: RegExp, words?: Vocabulary): string | undefined {
  const { q } = reading.search;
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${pattern.source})(?![\p{L}\p{N}-])`, 'iu');
  const found = whole.exec(q);
  if (!found) return undefined;
  const [said] = found;
  const next = q
    .slice(found.index + said.length)
    .trim()
    .split(/\s+/)[0];
  if (words && next && isNamed(said, next, words)) return undefined;
  note(reading, field, said);
  return without(q, found.index, found.index + said.length);
}

/** "Remote sensing" is, where hardly a job has the second word without the first. */
function isNamed(said: string, next: string, words: Vocabulary): boolean {
  const [first = ''] = said.split(/[\s-]/);
  if (words.isName(`${said} ${next}`)) return true;
  return words.hasBeginning(`${said} ${next}`) && words.jobsWith(next) < rarely * words.jobsWith(first);
}

export function note(reading: Reading, field: ReadField, words: string): void {
  reading.taken.push({ field, words: words.trim() });
}

const without = (text: string, from: number, to: number) =>
  `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, ' ').trim();

/** Takes a place, wherever it stands: "in London", "python developer Berlin Germany", "Boston nurse". */
export function takePlace(reading: Reading, known: Known): void {
  const { search } = reading;
  if (search.location) return;
  const typed = search.q.split(/\s+/).filter(Boolean);
  const found = findPlace(typed, known);
  if (!found) return;
  const { from, to, name } = found;
  const preposition = /^(?:in|near|around|at|from|within)$/i.test(typed[from - 1] ?? '') ? 1 : 0;
  const isNear = /^(?:near|around)$/i.test(typed[from - 1] ?? '');
  note(reading, 'location', typed.slice(from, to).join(' '));
  reading.search = {
    ...search,
    q: [...typed.slice(0, from - preposition), ...typed.slice(to)].join(' '),
    location: name,
    radius: isNear ? (search.radius ?? nearRadius) : search.radius,
  };
}

interface FoundPlace {
  from: number;
  to: number;
  name: string;
}

/** The longest name of a place, one that is said to be one first, then one at the end. */
function findPlace(typed: readonly string[], known: Known): FoundPlace | undefined {
  const found: (FoundPlace & { rank: number })[] = [];
  for (let from = 0; from < typed.length; from++) {
    const isSaid = /^(?:in|near|around|at|from|within|the)$/i.test(typed[from - 1] ?? '');
    for (let to = Math.min(typed.length, from + longestPlace); to > from; to--) {
      const name = nameOf(typed.slice(from, to).join(' '), isSaid, known);
      if (name === undefined) continue;
      const isAtEnd = to === typed.length;
      found.push({
        from,
        to,
        name,
        rank: (isSaid ? 100 : 0) + (to - from) * 10 + (isAtEnd ? 5 : 0) + from / 100,
      });
      break;
    }
  }
  return found.toSorted((a, b) => b.rank - a.rank)[0];
}

/** The place that the words name; undefined where they rather name something else. */
function nameOf(text: string, isSaid: boolean, { places, words }: Known): string | undefined {
  const plain = text.replace(/[.,;!?]+$/, '');
  const name = longName(plain, isSaid);
  if (name.includes(','))
    return places.match(name).wanted.size > 0 && places.isName(name.split(',')[0] ?? '') ? name : undefined;
  const parted = partName(name, places);
  if (parted !== undefined) return parted;
  if (!places.isName(name)) return undefined;
  if (isSaid || name !== plain) return name;
  // A word that jobs are named by stays a word, unless more jobs are there: there is a town called Mobile.
  const named = Math.min(...plain.split(/[\s-]+/).map((word) => words.jobsWith(word)));
  return named === 0 || words.jobsAt(name) > named ? name : undefined;
}

/** "Dublin Ireland" is "Dublin, Ireland", where there is one. */
function partName(name: string, places: PlaceIndex): string | undefined {
  const words = name.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const [first, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!places.isName(first) || !places.isName(rest)) continue;
    if (places.match(`${first}, ${rest}`).wanted.size > 0) return `${first}, ${rest}`;
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

/** Takes the words that say nothing. A name of the board that has one keeps it: a "job coach" is one. */
export function dropEmptyWords(q: string, words: Vocabulary): string {
  const typed = q.split(/\s+/).filter(Boolean);
  const kept = typed.filter((word, at) => {
    const plain = word
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+$/gu, '')
      .replaceAll('’', "'")
      .replaceAll("'", '');
    if (!empty.has(plain)) return /[\p{L}\p{N}]/u.test(word);
    if (word === 'IT' || word === 'US') return true;
    const isInside = at > 0 && at < typed.length - 1 && /^(?:of|and|to|in|for|at|on|by|with)$/i.test(word);
    const pair = (one: string | undefined, two: string | undefined) =>
      one !== undefined &&
      two !== undefined &&
      !empty.has(two.toLowerCase()) &&
      words.hasBeginning(`${one} ${two}`);
    if (isInside) return words.hasBeginning(`${typed[at - 1]} ${word} ${typed[at + 1]}`);
    return pair(word, typed[at + 1]);
  });
  return kept.map((word) => word.replace(/[,;!?]+$/, '')).join(' ');
}
