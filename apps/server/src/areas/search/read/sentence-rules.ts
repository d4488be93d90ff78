import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { createForeignNames, foreignForms } from '../lexicon/foreign-name-index.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { partUnspaced } from '../lexicon/script-rules.ts';
import { wordsOf } from '../lexicon/word-rules.ts';
import type { Draft, Known } from './draft-rules.ts';
import { takeExcludedChoices, takeExcludedPlaces, takeExcludedWords } from './exclusion-rules.ts';
import { Sentence } from './ledger-rules.ts';
import { takeBeginner, takeMode, takePosted, takeRank, takeStated, takeTypes } from './limit-rules.ts';
import {
  dropEmptyWords,
  isEmptyWord,
  isNoise,
  takeBackground,
  takeBeside,
  takePerson,
} from './noise-rules.ts';
import { findBarePay, findPay, type PayRequest } from './pay-rules.ts';
import { takePlace } from './place-reading-rules.ts';
import { foldCase } from './query-rules.ts';
import { courtesyWords, genderWords } from './sentence-constants.ts';
import { fieldOf, namesWork } from './work-rules.ts';

/** A search as it was understood: what is asked for, and what each of its words was taken for (L-37). */
export interface Reading {
  /** As the form would ask for it: its words are those that are looked for. */
  search: JobSearch;
  entries: ReadEntry[];
}

/**
 * Reads what the words of a search say of place, way and kind of working, experience, pay and time, what they keep out,
 * and what says nothing. What the form says besides is never overruled. The same is asked for as if it had been chosen
 * there.
 */
export function readSentence(search: JobSearch, known: Known): Reading {
  const draft = draftOf({ ...search, q: partWords(search.q) }, known);
  takePhrases(draft);
  // "Delaware North" and "Contract Manager" are asked for by their names, and "Senior Nurse" by a nurse's.
  const isName = known.words.isName(search.q) || createOccupationNames().has(wordsOf(search.q));
  if (!isName) readLimits(draft);
  if (!known.words.isCompany(search.q)) takeRank(draft);
  return finish(draft);
}

function readLimits(draft: Draft): void {
  const { sentence } = draft;
  // A courtesy after a place would be read as its region.
  sentence.takeFirst(courtesyWords, { as: 'noise' });
  for (const { 0: said, index } of sentence.text.matchAll(genderWords))
    sentence.take(index, index + said.length, { as: 'noise' });
  if (draft.search.salary === undefined && draft.search.salaryTo === undefined) takePay(draft, findPay);
  takePosted(draft);
  takeBeginner(draft);
  takeStated(draft);
  takePerson(draft);
  takeExcludedChoices(draft);
  takeMode(draft);
  takeTypes(draft);
  takeExcludedPlaces(draft);
  takePlace(draft);
  takeExcludedWords(draft);
  if (draft.search.salary === undefined && draft.search.salaryTo === undefined) takeBarePay(draft);
  takeBeside(draft);
  takeBackground(draft);
}

/** The same of a place and of remote work alone: of candidates nothing else is asked in words. */
export function readIntent(
  { q, location, radius, mode }: Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'>,
  known: Known,
): Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'> | null {
  const draft = draftOf({ ...emptySearch, q, location, radius, mode }, known);
  const { sentence } = draft;
  takePhrases(draft);
  takeMode(draft);
  takePlace(draft);
  const left = [sentence.rest(), ...draft.literal].filter(Boolean).join(' ');
  if (!sentence.has('mode') && !sentence.has('location')) return null;
  return { ...draft.search, q: left };
}

/** Words without blanks between them, parted where some of them are work or say nothing. */
const partWords = (text: string) =>
  partUnspaced(
    text,
    (part) => isEmptyWord(part) || createForeignNames().find(foreignForms(part)) !== undefined,
  );

const emptySearch = jobSearchSchema.parse({});

function draftOf(search: JobSearch, known: Known): Draft {
  const sentence = new Sentence(search.q, foldCase(search.q));
  return { sentence, search: { ...search }, literal: [], known };
}

const phrase = /[-!]?["“”„][^"“”„]*["“”„]?/g;

/** Quotes are taken as they are written, and close at the end where they were left open. */
function takePhrases({ sentence, literal }: Draft): void {
  for (const { 0: said, index } of sentence.text.matchAll(phrase)) {
    const isExcluded = /^[-!]/.test(said);
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    literal.push(isExcluded ? `-${said.slice(1)}` : said);
    const meaning = isExcluded ? ({ as: 'exclusion', field: 'words' } as const) : ({ as: 'word' } as const);
    sentence.take(index, index + said.length, meaning);
  }
}

function takePay({ sentence, search }: Draft, find: (text: string) => PayRequest | undefined): void {
  const pay = find(sentence.text);
  if (!pay) return;
  sentence.take(pay.start, pay.end, { as: 'limit', field: 'salary' });
  if (pay.from !== undefined) search.salary = pay.from;
  if (pay.to !== undefined) search.salaryTo = pay.to;
  if (pay.currency === 'USD' && pay.period === 'year') return;
  search.currency = pay.currency;
  search.period = pay.period;
}

/** A number alone beside words that jobs have. Places are read before: it may be a postal code. */
function takeBarePay(draft: Draft): void {
  const { sentence, known } = draft;
  const isBesideWork = sentence
    .tokens()
    .some(({ text }) => /\p{L}{2}/u.test(text) && known.words.hasWord(text));
  if (isBesideWork) takePay(draft, findBarePay);
}

/** Of what is left the words that say nothing are that, and the others are looked for. */
function finish({ sentence, search, literal, known: { words } }: Draft): Reading {
  const tokens = sentence.tokens();
  const [first] = tokens;
  // "Or nurse" asks for no alternative, and "am" alone for account managers.
  const isOfTrade = first?.from === 0 && saysTrade(first.text, tokens[1]?.text);
  const typed = tokens.map(({ text }, at) => (isOfTrade && at === 0 ? text.toLowerCase() : text));
  const said = typed.join(' ');
  const isKept = typed.map((_text, at) => (isOfTrade && at === 0) || !isNoise(typed, at, words));
  for (const [at, token] of tokens.entries())
    sentence.take(token.from, token.to, { as: isKept[at] && typed[at] !== 'OR' ? 'word' : 'noise' });
  const kept = typed.filter((_text, at) => isKept[at]).map((text) => text.replace(/[,;!?]+$/, ''));
  const q = readEither(said, words) ?? kept.join(' ');
  return {
    search: { ...search, q: [q, ...literal].filter(Boolean).join(' ') },
    entries: joinWords(sentence.entries()),
  };
}

/** Whether letters stand for something by themselves, or by what the word behind them says. */
const saysTrade = (letters: string, next = '') =>
  findMeanings(letters, wordsOf(next)).some(({ isSure }) => isSure || next === '');

/** Words in a row that are taken alike are one entry. */
function joinWords(entries: readonly ReadEntry[]): ReadEntry[] {
  const joined: ReadEntry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isAlike = last && last.as === entry.as && last.field === undefined && entry.field === undefined;
    if (isAlike) joined[joined.length - 1] = { ...last, words: `${last.words} ${entry.words}` };
    else joined.push(entry);
  }
  return joined;
}

const eitherWord = /\s+or\s+/i;
const maxEither = 3;

/**
 * "Barista or bartender" is either. Of "Java or Python developer" neither language is work by itself. Undefined where
 * nothing is said to be either.
 */
function readEither(text: string, words: Known['words']): string | undefined {
  if (!/\sor\s/.test(text)) return undefined;
  const parts = text.split(eitherWord).map((part) => dropEmptyWords(part, words));
  const isShort = parts.every((part) => part !== '' && part.split(' ').length <= maxEither);
  const isSkill = (part: string) => words.skillsNamed(wordsOf(part)).length > 0;
  const isEither =
    isShort &&
    (parts.every((part) => namesWork(part)) ||
      parts.every((part) => fieldOf(part) !== undefined) ||
      parts.every(isSkill));
  return isEither ? parts.join(' OR ') : undefined;
}

/** The words of a search with those for its level: titles that say it are the best. */
export function wordsInRank({ q, level: [level] }: JobSearch): string {
  if (level === undefined || q === '') return q;
  return `${level === 'entry' ? 'entry level' : level} ${q}`;
}
