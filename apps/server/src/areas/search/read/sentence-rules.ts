import type { JobLevel } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { isRank, levelWords } from '../job-index/title-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { wordsOf, nameKey } from '../lexicon/word-rules.ts';
import { findBarePay, findPay } from './pay-rules.ts';
import { readSpans } from './query-rules.ts';
import {
  beginnerWords,
  deniedWords,
  emptyWords,
  experienceWords,
  formerWords,
  modeWords,
  reasonWords,
  seekerWords,
  timeWords,
  toldWords,
  typeWords,
  unwantedWords,
  wishWords,
  fieldNames,
} from './sentence-constants.ts';

/** A search with what was read out of its words: each field is noted with the words that said it. */
export interface ParsedQuery {
  search: JobSearch;
  /** `correction` is the right spelling of a mistyped place. */
  taken: { field: ReadField; words: string; correction?: string }[];
}

type ReadField = 'salary' | 'posted' | 'level' | 'type' | 'mode' | 'location';

/** What is known of the board: its places, and the names that its jobs have. */
export interface Known {
  places: PlaceIndex;
  words: Vocabulary;
}

const rarely = 4;
const empty = new Set(emptyWords);
export const isEmptyWord = (word: string) => empty.has(word.toLowerCase());

export function takePay(parsed: ParsedQuery): void {
  if (parsed.search.salary === undefined) notePay(parsed, findPay(parsed.search.q));
}

/** A number alone beside words that jobs have. Places are read before: it may be a postal code. */
export function takeBarePay(parsed: ParsedQuery, { words }: Known): void {
  const { q, salary } = parsed.search;
  const isBesideWork = q.split(/\s+/).some((word) => /\p{L}{2}/u.test(word) && words.hasWord(word));
  if (salary === undefined && isBesideWork) notePay(parsed, findBarePay(q));
}

function notePay(parsed: ParsedQuery, pay: ReturnType<typeof findPay>): void {
  const { search } = parsed;
  if (!pay) return;
  note(parsed, 'salary', search.q.slice(pay.from, pay.to));
  parsed.search = { ...search, salary: pay.yearly, q: without(search.q, pay.from, pay.to) };
}

export function takeTime(parsed: ParsedQuery): void {
  if (parsed.search.posted !== undefined) return;
  for (const value of ['last-3-days', 'last-week', 'last-month'] as const) {
    const rest = cut(parsed, 'posted', timeWords[value]);
    if (rest === undefined) continue;
    parsed.search = { ...parsed.search, posted: value, q: rest };
    return;
  }
}

export function takeBeginner(parsed: ParsedQuery, known: Known): void {
  const { experience, level } = parsed.search;
  if (experience.length > 0 || level.length > 0) return;
  // "Entry level analyst" may be the title itself.
  const [, said = '', next = ''] = /\b(entry[ -]level|trainee) (\S+)/i.exec(parsed.search.q) ?? [];
  if (next && known.words.hasBeginning(`${said} ${next}`)) return;
  const rest = cut(parsed, 'level', beginnerWords);
  if (rest === undefined) return;
  // "I have just left school and want my first job" says it twice.
  const again = asWhole(beginnerWords).exec(rest);
  const q = again ? without(rest, again.index, again.index + again[0].length) : rest;
  parsed.search = { ...parsed.search, level: ['entry'], q };
}

/** "With 5 years of experience" and "for parents" tell of a person, "no sales" of other postings than are meant. */
export function dropPerson(parsed: ParsedQuery, words: Vocabulary): void {
  for (const pattern of [experienceWords, seekerWords, unwantedWords]) {
    const { q } = parsed.search;
    const found = asWhole(pattern).exec(q);
    // "Doctors Without Borders" and "No Limits Gym" are called so.
    if (!found || words.hasBeginning(found[0])) continue;
    const rest = without(q, found.index, found.index + found[0].length);
    // Of "no code developer" nothing would be left.
    const isAll = wordsOf(dropEmptyWords(rest, words)).every((word) => empty.has(word) || isRank(word));
    if (!isAll || parsed.taken.length > 0) parsed.search = { ...parsed.search, q: rest };
  }
}

/** Made once. */
let wishes: RegExp | undefined;

/**
 * Leaves of a sentence what is wished for: "I was a cook and want to become a baker" is looking for bakers. Only where
 * what remains names some work, since "nurse looking for nights" does not.
 */
export function dropBackground(parsed: ParsedQuery, words: Vocabulary): void {
  const { q } = parsed.search;
  wishes ??= new RegExp(asWhole(wishWords), 'giu');
  const wish = [...q.matchAll(wishes)].at(-1);
  const wished = wish ? q.slice(wish.index + wish[0].length).trim() : q;
  const rest = [wished, q].map((text) => text.replace(asWhole(formerWords), ' ').trim());
  const isFormer = asWhole(formerWords).test(q);
  const left =
    rest.find((text) => text !== q && namesWork(dropEmptyWords(text, words))) ??
    rest.find((text) => isFormer && fieldOf(dropEmptyWords(text, words)) !== undefined);
  if (left !== undefined) parsed.search = { ...parsed.search, q: left };
}

/**
 * Drops reasons and personal remarks from a sentence, where the rest names some work: "I need a reception job because of my children".
 */
export function dropBeside(parsed: ParsedQuery, words: Vocabulary): void {
  for (const pattern of [reasonWords, deniedWords, toldWords]) {
    const { q } = parsed.search;
    if (!asWhole(pattern).test(q)) continue;
    const rest = q
      .replaceAll(new RegExp(asWhole(pattern), 'giu'), ' ')
      .replaceAll(/(?:^|[\s,;.!?])+(?:and|but|so)(?=[\s,;.!?]*$)/gi, ' ')
      .trim();
    const left = dropEmptyWords(rest, words);
    const isTold = pattern === reasonWords ? left !== '' : namesWork(left);
    if (isTold) parsed.search = { ...parsed.search, q: rest };
  }
}

const eitherWord = /\s+or\s+/i;
const maxEither = 3;

/** "Barista or bartender" is either. Of "Java or Python developer" neither language is work by itself. */
export function readEither({ search: { q } }: ParsedQuery, words: Vocabulary): string {
  if (!eitherWord.test(q)) return dropEmptyWords(q, words);
  const parts = q.split(eitherWord).map((part) => dropEmptyWords(part, words));
  const isShort = parts.every((part) => part !== '' && part.split(' ').length <= maxEither);
  const isSkill = (part: string) => words.skillsNamed(wordsOf(part)).length > 0;
  const isEither =
    isShort &&
    (parts.every((part) => namesWork(part)) ||
      parts.every((part) => fieldOf(part) !== undefined) ||
      parts.every(isSkill));
  return isEither ? parts.join(' OR ') : dropEmptyWords(q, words);
}

/** Whether some of the words are called so by a list of what people do. */
function namesWork(text: string): boolean {
  const typed = text.split(/\s+/).filter(Boolean);
  return readSpans(typed).some((term) => {
    const isListed = term.same.length + term.near.length > 0 || term.text.includes(' ');
    const occupations = createOccupationNames();
    return isListed || occupations.has(wordsOf(term.text)) || occupations.endsIn(term.text.toLowerCase());
  });
}

export function takeTypes(parsed: ParsedQuery, known: Known): void {
  if (parsed.search.type.length > 0) return;
  for (const value of ['part-time', 'full-time', 'internship', 'temporary', 'freelance'] as const) {
    const rest = cut(parsed, 'type', typeWords[value], known.words);
    if (rest === undefined) continue;
    const type = value === 'freelance' ? (['freelance', 'temporary'] as const) : ([value] as const);
    parsed.search = { ...parsed.search, type: [...type], q: rest };
    return;
  }
}

export function takeMode(parsed: ParsedQuery, known: Known): void {
  if (parsed.search.mode.length > 0) return;
  // "Remote or hybrid" will do both ways.
  for (const value of ['remote', 'hybrid', 'on-site'] as const) {
    const rest = cut(parsed, 'mode', modeWords[value], known.words);
    if (rest === undefined) continue;
    parsed.search = { ...parsed.search, mode: [...parsed.search.mode, value], q: rest };
  }
}

/**
 * The words without those that a pattern has. A name of the board that goes on with the next word is no way of
 * working: "Remote Sensing Engineer" is a title.
 */
function cut(parsed: ParsedQuery, field: ReadField, pattern: RegExp, words?: Vocabulary): string | undefined {
  const { q } = parsed.search;
  const found = asWhole(pattern).exec(q);
  if (!found) return undefined;
  const [said] = found;
  const next = q
    .slice(found.index + said.length)
    .trim()
    .split(/\s+/)[0];
  if (words && next && isNamed(said, next, words)) return undefined;
  note(parsed, field, said);
  return without(q, found.index, found.index + said.length);
}

/** Each pattern is one of a few, and is made once. */
const wholes = new Map<RegExp, RegExp>();

export function asWhole(pattern: RegExp): RegExp {
  const whole =
    wholes.get(pattern) ??
    new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${pattern.source})(?![\p{L}\p{N}-])`, 'iu');
  wholes.set(pattern, whole);
  return whole;
}

/** "Remote sensing" is, where hardly a job has the second word without the first. */
function isNamed(said: string, next: string, words: Vocabulary): boolean {
  const [first = ''] = said.split(/[\s-]/);
  if (words.isName(`${said} ${next}`)) return true;
  return words.hasBeginning(`${said} ${next}`) && words.jobsWith(next) < rarely * words.jobsWith(first);
}

export function note(parsed: ParsedQuery, field: ReadField, words: string, correction?: string): void {
  parsed.taken.push({ field, words: words.trim(), ...(correction !== undefined && { correction }) });
}

const without = (text: string, from: number, to: number) =>
  `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, ' ').trim();

/** "IT" as the field: in capitals, first or behind "in", and no pronoun before a verb. */
function isField(word: string, typed: readonly string[], at: number): boolean {
  if (word === 'IT') return true;
  const [previous, next] = [typed[at - 1], typed[at + 1]?.toLowerCase()];
  const isFirst = previous === undefined || /^(?:in|an|and)$/i.test(previous);
  return isFirst && (next === undefined || !empty.has(next) || isWorkWord.test(next));
}
const isWorkWord =
  /^(?:jobs?|works?|careers?|positions?|roles?|vacanc(?:y|ies)|openings?|compan(?:y|ies)|sector|industry|for|in|at|or|and)$/;

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
    if (word === 'US' || (plain === 'it' && isField(word, typed, at))) return true;
    const isInside = at > 0 && at < typed.length - 1 && /^(?:of|and|to|in|for|at|on|by|with)$/i.test(word);
    const pair = (one: string | undefined, two: string | undefined) =>
      one !== undefined &&
      two !== undefined &&
      !empty.has(two.toLowerCase()) &&
      words.hasBeginning(`${one} ${two}`);
    if (isInside) return words.hasBeginning(`${typed[at - 1]} ${word} ${typed[at + 1]}`);
    return (
      pair(word, typed[at + 1]) || (at > 0 && findAlternatives([typed[at - 1] ?? '', word]) !== undefined)
    );
  });
  return kept.map((word) => word.replace(/[,;!?]+$/, '')).join(' ');
}

const keyOf = (text: string) => nameKey(wordsOf(text).filter((word) => !isRank(word)));

/** Made when the first search needs it. */
let fields: Map<string, JobCategory> | undefined;

/** The field that the words of a search are the name of; undefined where they say more, or something else. */
export function fieldOf(q: string): JobCategory | undefined {
  fields ??= new Map(
    Object.entries(fieldNames).flatMap(([field, names]) =>
      names.split(', ').map((name) => [keyOf(name), field] as const),
    ),
  );
  const [first, ...others] = q.split(' OR ').map((one) => fields?.get(keyOf(one)));
  return others.every((one) => one === first) ? first : undefined;
}

/** Of the jobs that have the next word, so many with the rank before it make a name of both: "lead generation". */
const minNamedShare = 0.5;
/** Alone these are the work itself. */
const works = new Set<JobLevel>(['lead', 'principal']);

/**
 * Takes the word for a rank: "senior nurse", "data science lead". It stays where it belongs to a name: "lead
 * generation", "team lead", "assistant principal".
 */
export function takeRank(parsed: ParsedQuery, words: Vocabulary): void {
  const { search } = parsed;
  if (search.level.length > 0 || search.experience.length > 0) return;
  const typed = search.q.split(/\s+/).filter(Boolean);
  for (const [at, word] of typed.entries()) {
    const level = levelOf(word);
    if (level === undefined) continue;
    const q = typed.toSpliced(at, 1).join(' ');
    const rest = dropEmptyWords(q, words);
    const isWork = isNameOfWork(rest, words);
    // "Senior jobs in Leeds" says more than "senior".
    const isAlone = rest === '' && (works.has(level) || (q === '' && parsed.taken.length === 0));
    const [previous, next] = [typed[at - 1], typed[at + 1]];
    if (isAlone || (previous !== undefined && isOwnName(`${previous} ${word}`, words))) continue;
    // Behind the work a principal is one: "school principal".
    if (level === 'principal' && next === undefined) continue;
    if (next !== undefined && !isWork && isNamedWith(word, next, words)) continue;
    note(parsed, 'level', word);
    parsed.search = { ...search, level: [level], q };
    return;
  }
}

function levelOf(word: string): JobLevel | undefined {
  const key = word.toLowerCase().replace(/[.,;!?]+$/, '');
  return Object.hasOwn(levelWords, key) ? levelWords[key] : undefined;
}

function isNameOfWork(text: string, words: Vocabulary): boolean {
  return text !== '' && (words.isName(text) || createOccupationNames().has(wordsOf(text)));
}

function isOwnName(text: string, words: Vocabulary): boolean {
  return findAlternatives(text.split(' ')) !== undefined || isNameOfWork(text, words);
}

function isNamedWith(word: string, next: string, words: Vocabulary): boolean {
  if (findAlternatives([word, next])) return true;
  const together = words.jobsBeginning(`${word} ${next}`);
  return together > 0 && together >= minNamedShare * words.jobsWith(next);
}

/** Whether a rank was read that may be searched for as a word: no job is named "no experience". */
export function hasRank({ search, taken }: ParsedQuery): boolean {
  return !search.level.includes('entry') && taken.some(({ field }) => field === 'level');
}

/** The words of a search with those for its level: titles that say it are the best. */
export function wordsInRank({ q, level: [level] }: JobSearch): string {
  if (level === undefined || q === '') return q;
  return `${level === 'entry' ? 'entry level' : level} ${q}`;
}
