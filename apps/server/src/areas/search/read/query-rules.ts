import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { regionAbbreviations } from '../../places/places/region-constants.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { findAlternatives, maxNameWords, type Alternatives } from '../lexicon/synonym-rules.ts';
import { lengthen, lengthenKind, pluralForm, smallWords, wordsOf, workersOf } from '../lexicon/word-rules.ts';

/** A search as it is carried out: what the form and the words ask for, and how far it may stray from that. */
export interface SearchRequest extends JobSearch {
  /** The jobs of a page; as many as other lists have where it is left out. */
  pageSize?: number | undefined;
  /** Also lists jobs with few of the words in their names. */
  partial?: boolean | undefined;
  /** Looks for the work that texts speak of where no job has all of the words. */
  textFallback?: boolean | undefined;
  /** Also lists the jobs of this field, which the words name. */
  field?: JobCategory | undefined;
  /** Lists nothing beyond the limits: programs show no headings above what misses some. */
  isStrict?: boolean | undefined;
}

/** Fields that ask for nothing by themselves. */
const presentation: ReadonlySet<string> = new Set<keyof SearchRequest>([
  'page',
  'pageSize',
  'sort',
  'radius',
  'unit',
  'currency',
  'period',
  'wide',
  'isStrict',
  'textFallback',
]);

/** Whether the search finds every open job. */
export function asksNothing(search: SearchRequest): boolean {
  return Object.entries(search).every(
    ([name, value]) => presentation.has(name) || value === undefined || value === '' || isEmptyList(value),
  );
}

export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A part of a typed text: words to be found together, or kept out. */
export interface Term {
  text: string;
  /** Written in quotes: in this order and with nothing between, and taken literally. */
  phrase: boolean;
  /** Written with a minus before it. */
  excluded: boolean;
  /** Other names that mean the same. */
  same: readonly string[];
  /** Names of work near it, which rank below. */
  near: readonly string[];
  /** Of words in another language, what they are in English. */
  translations?: readonly string[];
  /** Of letters, what they were taken for, where no list of other names has them. */
  meant?: readonly string[];
  /** Skills that it stands for, whose names are words of any text. */
  skills?: readonly string[];
  /** Of work that no job has: what jobs have that is of its kind. */
  related?: readonly string[];
  /** Whether it is a word of a name that a search has as a whole too. */
  isPart?: boolean;
}

/** One of these lists of terms has to fit, each with all its terms. */
export type Query = readonly (readonly Term[])[];

/** Alternatives joined by "or", terms in all, and names in all that are looked for once the other names are added. */
const most = { lists: 4, terms: 24, names: 24 };

/**
 * Limits the terms of a query: each alternative and synonym costs an index lookup, and two hundred characters
 * fit fifty alternatives with a dozen synonyms each. Real searches stay far below.
 */
function limitQuery(query: Query): Query {
  let terms = most.terms;
  let names = most.names;
  const limitTerm = (term: Term): Term => {
    const same = term.same.slice(0, Math.max(0, --names));
    names -= same.length;
    const near = term.near.slice(0, Math.max(0, names));
    names -= near.length;
    return { ...term, same, near };
  };
  const limited: Term[][] = [];
  for (const list of query.slice(0, most.lists)) {
    if (terms === 0) break;
    const kept = list.slice(0, terms);
    terms -= kept.length;
    limited.push(kept.map(limitTerm));
  }
  return limited;
}

/**
 * Words that say something else in capitals: the field and not the pronoun, the country and not ourselves, either of two.
 * Codes of states are words in small letters: "IN", "ME", "HI".
 */
const meaningful: ReadonlySet<string> = new Set([
  'IT',
  'US',
  'UK',
  'OR',
  ...Object.keys(regionAbbreviations['US'] ?? {}),
  ...Object.keys(regionAbbreviations['CA'] ?? {}),
]);

/** Quotes and exclusions: who writes them means the "OR" beside them. */
const hasMarks = (text: string) => /["“”„]|(?:^|\s)-\S/.test(text);
const typedWord = /[^\s()[\],;!?"“”„]+/g;

/**
 * A search in small letters, so that its words are the same however they are typed. Capitals that mean something stay,
 * unless all of the text is in capitals.
 */
export function foldCase(text: string): string {
  const isShouted = text === text.toUpperCase();
  const isKept = (word: string) => (isShouted ? word === 'OR' && hasMarks(text) : meaningful.has(word));
  return text.replaceAll(typedWord, (word) => (isKept(word) ? word : word.toLowerCase()));
}

/** The words that are left to look for once a sentence is read: only "OR" says more in capitals by then. */
export const foldWords = (text: string): string =>
  text.replaceAll(typedWord, (word) => (word === 'OR' ? word : word.toLowerCase()));

/** Gives words of a folded text as they were typed, for display. Words that were not typed stay as they are. */
export function typedAs(text: string): (folded: string) => string {
  const typed = new Map<string, string>();
  for (const [word] of text.matchAll(typedWord))
    if (!typed.has(word.toLowerCase())) typed.set(word.toLowerCase(), word);
  return (folded) =>
    folded.replaceAll(typedWord, (word) => (word === 'OR' ? word : (typed.get(word) ?? word)));
}

/**
 * Reads a search as people write it: `nurse -manager`, `"night shift" OR weekend`. Words that the list of
 * synonyms knows stand together with their other names.
 */
export function parseQuery(text: string): Query {
  const lists: Term[][] = [[]];
  let words: string[] = [];
  function endWords(): void {
    lists.at(-1)?.push(...readSpans(words));
    words = [];
  }
  for (const typed of tokensOf(text)) {
    if (typed === 'OR') {
      endWords();
      lists.push([]);
    } else if (isMarked(typed)) {
      endWords();
      const term = readMarked(typed);
      if (term) lists.at(-1)?.push(term);
    } else {
      words.push(typed);
    }
  }
  endWords();
  // Only what is to be found makes a search: "or" at the end and a lone exclusion ask for nothing.
  const asks = (list: readonly Term[]) => list.some(({ excluded }) => !excluded);
  return limitQuery(lists.filter(asks)).filter(asks);
}

/**
 * The words and phrases with a minus before them, of all alternatives: no result has them. A hyphen within a word and a
 * dash that stands alone leave nothing out.
 */
export function readExclusions(text: string): string[] {
  const terms = tokensOf(text).flatMap((typed) => (isMarked(typed) ? (readMarked(typed) ?? []) : []));
  const excluded = terms.filter((term) => term.excluded).map((term) => term.text.toLowerCase());
  return [...new Set(excluded)].slice(0, most.terms);
}

/** Quotes that were left open close at the end. */
const token = /-?["“”„][^"“”„]*["“”„]?|[^\s"“”„]+/g;
const quotes = /["“”„]/g;

/** A word is more than a mark: "&" alone asks for nothing. */
const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const isMarked = (text: string) => /^-?["“”„]|^-./.test(text);

function tokensOf(text: string): string[] {
  return (text.match(token) ?? []).filter(hasWord);
}

/** The text with its plain words rewritten; quotes, exclusions and "or" stay as they were typed. */
export function rewriteWords(text: string, rewrite: (word: string) => string): string {
  return text.replaceAll(token, (typed) => {
    const isPlain = hasWord(typed) && !isMarked(typed) && typed !== 'OR';
    return isPlain ? rewrite(typed) : typed;
  });
}

function readMarked(marked: string): Term | undefined {
  const excluded = marked.startsWith('-');
  const text = marked.replace(/^-/, '').replaceAll(quotes, '').trim();
  return text ? { text, phrase: /^-?["“”„]/.test(marked), excluded, same: [], near: [] } : undefined;
}

/** The longest name that the list knows comes first: "registered nurse" is one thing, not two. */
export function readSpans(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { length, same, near } = findLongestSpan(words, at);
    const text = words.slice(at, at + length).join(' ');
    terms.push({ text, phrase: false, excluded: false, same, near });
    at += length;
  }
  return terms;
}

function findLongestSpan(words: readonly string[], at: number) {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length--) {
    const span = words.slice(at, at + length);
    const names = namesOf(span);
    if (names) return { length, ...names };
  }
  return { length: 1, same: [], near: [] };
}

/** Of a title that leads others the field is looked for by itself too: "head of marketing" is seldom called so. */
export const leads = /^(?:head|director|vp|chief|manager)$/i;

/** What a span of words is also called; undefined for one that is no name. "Software eng" is one in full. */
function namesOf(span: readonly string[]): Alternatives | undefined {
  const long = lengthenName(span);
  const isShort = long.join(' ') !== span.join(' ');
  const known = findAlternatives(span);
  const expanded = isShort ? findAlternatives(long) : undefined;
  // "Or tech" is no technician.
  const isWhole = [span[0], span.at(-1)].every((word = '') => !smallWords.has(word.toLowerCase()));
  const isOccupation = isWhole && long.length > 1 && createOccupationNames().has(wordsOf(long.join(' ')));
  const isLeading = leads.test(span[0] ?? '') && span[1]?.toLowerCase() === 'of';
  if (
    !known &&
    !expanded &&
    !(isOccupation && span.length > 1 && !isLeading) &&
    !(isShort && span.length === 1)
  )
    return findWorker(long) ?? findOtherRoles(long);
  const full = isShort ? [long.join(' ')] : [];
  return {
    same: [...new Set([...full, ...(known?.same ?? []), ...(expanded?.same ?? [])])],
    near: [...new Set([...(known?.near ?? []), ...(expanded?.near ?? [])])],
  };
}

/** In full, as occupations are called: "acct mgr" is an account manager, and no accountant. */
function lengthenName(span: readonly string[]): string[] {
  const kind = span.length > 1 ? lengthenKind(span) : undefined;
  const isName = kind && (findAlternatives(kind) ?? createOccupationNames().has(kind));
  return kind && isName ? kind : lengthen(span);
}

/** "Recruiting" is what a recruiter does, whose other names are near it; undefined where no list has such a worker. */
function findWorker([activity = '', ...others]: readonly string[]): Alternatives | undefined {
  const [word = ''] = wordsOf(activity);
  if (others.length > 0) return undefined;
  for (const worker of workersOf(word)) {
    const known = findAlternatives([worker]);
    if (known) return { same: [], near: [worker, ...known.same] };
    if (createOccupationNames().has([worker])) return { same: [], near: [worker] };
  }
  return undefined;
}

/** Words for a person who does any kind of work: one stands for the other. */
export const roles: ReadonlySet<string> = new Set(
  (
    'adviser advisor agent assistant associate attendant clerk consultant coordinator crew employee ' +
    'helper officer operative operator personnel representative specialist staff worker'
  ).split(' '),
);

/** "Retail associate" is no name, but "retail assistant" is: then that is near. Undefined where none is. */
function findOtherRoles(span: readonly string[]): Alternatives | undefined {
  const [last = ''] = wordsOf(span.at(-1) ?? '').map(pluralForm);
  if (span.length < 2 || !roles.has(last)) return undefined;
  const field = span.slice(0, -1);
  // "AP" of "AP specialist" is read by itself.
  if (field.length === 1 && /^\p{L}{2,3}$/u.test(field[0] ?? '')) return undefined;
  const near = [...roles].flatMap((role) => {
    const name = [...field, role];
    const known = findAlternatives(name);
    return known ? [name.join(' '), ...known.same] : [];
  });
  return near.length > 0 ? { same: [], near: [...new Set(near)] } : undefined;
}
