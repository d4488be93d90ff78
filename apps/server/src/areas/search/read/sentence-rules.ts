import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import { board } from '../../../platform/board/board.ts';
import { currencyOf } from '../../jobs/pay/currency-rules.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { createForeignNames, foreignForms, isEveryday } from '../lexicon/foreign-name-index.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { isCommonWord } from '../lexicon/known-word-index.ts';
import { partUnspaced } from '../lexicon/script-rules.ts';
import { wordsOf } from '../lexicon/word-rules.ts';
import type { Draft, Known } from './draft-rules.ts';
import { takeExcludedChoices, takeExcludedPlaces, takeExcludedWords } from './exclusion-rules.ts';
import { listLikelyLanguages, listSpokenIn } from './language-rules.ts';
import { Sentence, type Token } from './ledger-rules.ts';
import { takeBeginner, takeMode, takePosted, takeRank, takeStated, takeTypes } from './limit-rules.ts';
import {
  dropEmptyWords,
  isEmptyWord,
  isNoise,
  takeBackground,
  takeBeside,
  takePerson,
} from './noise-rules.ts';
import { findBarePay, findPay, settlePay, type PayRequest } from './pay-rules.ts';
import { takeOwnPlace, takePlace } from './place-reading-rules.ts';
import { foldCase, leads } from './query-rules.ts';
import { courtesyWords, genderWords } from './sentence-constants.ts';
import { plainTyped } from './typed-text-rules.ts';
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
  // "On site engineer" is a name but for its first word.
  if (!isName || /^on[ -]/i.test(search.q)) readLimits(draft);
  if (!known.words.isCompany(search.q)) takeRank(draft);
  return finish(draft);
}

function readLimits(draft: Draft): void {
  const { sentence } = draft;
  // A courtesy after a place would be read as its region.
  sentence.takeFirst(courtesyWords, { as: 'noise' });
  for (const { 0: said, index } of sentence.text.matchAll(genderWords))
    sentence.take(index, index + said.length, { as: 'noise' });
  const isOpen = draft.search.salary === undefined && draft.search.salaryTo === undefined;
  const said = isOpen ? takePay(draft, findPay) : undefined;
  takeOwnPlace(draft);
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
  const pay = said ?? (isOpen ? takeBarePay(draft) : undefined);
  if (pay) settleUnit(draft, pay);
  takeBeside(draft);
  takeBackground(draft);
}

/** What profiles state besides their words. */
const fieldsOfPeople: ReadonlySet<ReadEntry['field']> = new Set([
  'location',
  'radius',
  'mode',
  'type',
  'words',
]);
const isRemote = (mode: readonly string[]) => mode.length === 1 && mode[0] === 'remote';

/**
 * The same of a search for people (H-7): a rank is a word of their headlines, and what no profile states is not
 * understood.
 */
export function readPeopleSearch(
  asked: Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode' | 'type'>,
  known: Known,
): Reading {
  const draft = draftOf({ ...emptySearch, ...asked, q: partWords(asked.q) }, known);
  takePhrases(draft);
  if (!known.words.isName(asked.q)) {
    // A level that stands already is not read from the words: a beginner is called so in a headline too.
    draft.search.level = ['entry'];
    readLimits(draft);
  }
  const { search, entries } = finish(draft);
  const saysMore = (one: ReadEntry) =>
    one.field !== undefined &&
    (!fieldsOfPeople.has(one.field) ||
      (one.field === 'mode' && !isRemote(search.mode)) ||
      (one.as === 'exclusion' && (one.field === 'mode' || one.field === 'type')));
  return {
    search: { ...search, mode: isRemote(search.mode) ? search.mode : [] },
    entries: entries.map((one) => (saysMore(one) ? { words: one.words, as: 'unread' } : one)),
  };
}

/** Words without blanks between them, parted where some of them are work or say nothing. */
const partWords = (text: string) =>
  partUnspaced(
    plainTyped(text),
    // Labels of occupations have none of these scripts.
    (part) => isEmptyWord(part) || isEveryday(foreignForms(part).join(' ')),
  );

const emptySearch = jobSearchSchema.parse({});

function draftOf(search: JobSearch, known: Known): Draft {
  const sentence = new Sentence(search.q, foldCase(search.q));
  const spokenIn = listSpokenIn(search.q);
  const languages = listLikelyLanguages(search.q);
  return { sentence, search: { ...search }, literal: [], known: { ...known, spokenIn, languages } };
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

function takePay(
  { sentence, search }: Draft,
  find: (text: string) => PayRequest | undefined,
): PayRequest | undefined {
  const pay = find(sentence.text);
  if (!pay) return undefined;
  sentence.take(pay.start, pay.end, { as: 'limit', field: 'salary' });
  if (pay.from !== undefined) search.salary = pay.from;
  if (pay.to !== undefined) search.salaryTo = pay.to;
  return pay;
}

/** A number alone beside words that jobs have, or a place. Places are read before: it may be a postal code. */
function takeBarePay(draft: Draft): PayRequest | undefined {
  const { sentence, known } = draft;
  const isBeside =
    sentence.has('location') ||
    /\d{2,3}[,.]\d{3}|\d{5}\+/.test(sentence.text) ||
    sentence.tokens().some(({ text }) => /\p{L}{2}/u.test(text) && known.words.hasWord(text));
  return isBeside ? takePay(draft, findBarePay) : undefined;
}

/** Pay is in the currency of the place that is asked for, else of the board, else in the one that was chosen. */
function settleUnit({ search, known }: Draft, pay: PayRequest): void {
  const ofPlaces = [...known.places.match(search.location).countries];
  const [spoken] = known.spokenIn ?? [];
  const own = board.words.pay.currency;
  const isChosen = own !== defaultPay.currency;
  // A board that has chosen a currency counts in it, wherever it is.
  const ofBoard = isChosen ? undefined : known.places.country;
  const usual = search.currency ?? (isChosen ? own : spoken && currencyOf([spoken]));
  const countries = ofPlaces.length > 0 || ofBoard === undefined ? ofPlaces : [ofBoard];
  const { currency, period } = settlePay(pay, countries, usual, isChosen ? own : undefined);
  const isUsual = currency === defaultPay.currency && period === defaultPay.period;
  // Another that was chosen is overruled by name.
  search.currency = isUsual && search.currency === undefined ? undefined : currency;
  search.period = isUsual ? undefined : period;
}

/** Of what is left the words that say nothing are that, and the others are looked for. */
function finish({ sentence, search, literal, known: { words, languages } }: Draft): Reading {
  const tokens = sentence.tokens();
  const [first] = tokens;
  // "Or nurse" asks for no alternative, and "am" alone for account managers.
  const isOfTrade = first?.from === 0 && saysTrade(first.text, tokens[1]?.text);
  const typed = tokens.map(({ text }, at) => (isOfTrade && at === 0 ? text.toLowerCase() : text));
  const said = typed.join(' ');
  const isKept = typed.map((_text, at) => (isOfTrade && at === 0) || !isNoise(typed, at, words, languages));
  const meaningOf = (at: number, { from, to }: Token) => {
    // "Remote or London" can be asked for by no form: one limit narrows the other.
    if (/^or$/i.test(typed[at] ?? '') && sentence.isBetweenFields(from, to)) return 'unread';
    return isKept[at] && typed[at] !== 'OR' ? 'word' : 'noise';
  };
  for (const [at, token] of tokens.entries())
    sentence.take(token.from, token.to, { as: meaningOf(at, token) });
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

const eitherWord = /\s+(?:or|oder|ou|o|u|lub|albo|أو|او)\s+/i;
const maxEither = 3;

/**
 * "Barista or bartender" is either. Of "Java or Python developer" neither language is work by itself. Undefined where
 * nothing is said to be either.
 */
function readEither(text: string, words: Known['words']): string | undefined {
  if (!eitherWord.test(text)) return undefined;
  const parts = text.split(eitherWord).map((part) => dropEmptyWords(part, words));
  const isShort = parts.every((part) => part !== '' && part.split(' ').length <= maxEither);
  const isSkill = (part: string) => words.skillsNamed(wordsOf(part)).length > 0;
  const isUnknown = (part: string) => part.split(' ').every((word) => words.jobsWith(word) === 0);
  const shared = shareWork(parts);
  if (isShort && shared) return shared.join(' OR ');
  const isEither =
    isShort &&
    (parts.every((part) => namesWork(part) || namesForeignWork(part)) ||
      parts.every((part) => fieldOf(part) !== undefined) ||
      parts.every(isSkill) ||
      // "C++ or Rust", where no job has the one.
      (parts.some(isSkill) && parts.every((part) => isSkill(part) || isUnknown(part))));
  return isEither ? parts.join(' OR ') : undefined;
}

/** Whether a list has a name of some work in another language. */
const namesForeignWork = (part: string) =>
  !isCommonWord(part) && (createForeignNames().find(foreignForms(part))?.same.length ?? 0) > 0;

/** "Director or VP sales" leads sales in either case; undefined where the first is no rank alone. */
function shareWork(parts: readonly string[]): string[] | undefined {
  const [rank = '', ...work] = parts.at(-1)?.split(' ') ?? [];
  if (work.length === 0 || ![rank, ...parts.slice(0, -1)].every((part) => leads.test(part))) return undefined;
  return [...parts.slice(0, -1), rank].map((one) => `${one} ${work.join(' ')}`);
}

/** The words of a search with those for its level: titles that say it are the best. */
export function wordsInRank({ q, level: [level] }: JobSearch): string {
  if (level === undefined || q === '') return q;
  return `${level === 'entry' ? 'entry level' : level} ${q}`;
}
