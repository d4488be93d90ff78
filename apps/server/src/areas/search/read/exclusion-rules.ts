import { asWhole, asWholes, isSaid, type Draft } from './draft-rules.ts';
import { isForeign } from './foreign-rules.ts';
import type { Token } from './ledger-rules.ts';
import { readChoiceAt } from './limit-rules.ts';
import { isEmptyWord } from './noise-rules.ts';
import { findPlaceAt } from './place-reading-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { bareWord } from '../lexicon/word-rules.ts';
import { exclusionFillers, exclusionWords, lackWords, outsideWords } from './sentence-constants.ts';
import { fieldOf, isNameOfWork, namesWork } from './work-rules.ts';

const maxWords = 4;
const endsClause = /[,;.!?]$/;
const joins = /^(?:or|nor|oder|noch|ou|o|of|lub|ani|albo|أو|ولا|and|&)$/i;
const isConnector = /^(?:and|but|und|aber|et|mais|y|pero|e|en|maar|i|oraz|ale|و|لكن|ولكن)$/i;

/** What follows a word for "not", and how it is to be taken. */
interface Excluded {
  /** The number of words. */
  count: number;
  take(from: number, to: number): void;
}

/** Gives what the words behind a "not" name, if it is what is looked for. */
type ReadObject = (draft: Draft, following: readonly Token[], said: string) => Excluded | undefined;

/** Takes the ways of working, types and levels that are to be kept out: "not remote", "-internship". */
export function takeExcludedChoices(draft: Draft): void {
  takeMarked(draft);
  takeExclusions(draft, readChoice);
}

/** Takes the places that are to be kept out: "except in London". */
export function takeExcludedPlaces(draft: Draft): void {
  takeExclusions(draft, readPlace);
  takeExclusions(draft, readPlace, outsideWords);
}

/**
 * Takes the words that are to be kept out, "no dialysis". What cannot be told of a job, "no heavy lifting" where none
 * speaks of it, is named and changes nothing.
 */
export const takeExcludedWords = (draft: Draft): void =>
  takeExclusions(
    draft,
    (one, following, said) => readName(one, following) ?? readUnknown(one, following, said),
  );

function takeExclusions(draft: Draft, readObject: ReadObject, pattern = exclusionWords): void {
  const { sentence, known } = draft;
  for (const { 0: said, index } of sentence.text.matchAll(asWholes(pattern))) {
    if (!isSaid(said, draft)) continue;
    const to = index + said.length;
    const behind = sentence.text.slice(to);
    const [filler = ''] = asWhole(exclusionFillers).exec(behind.trimStart()) ?? [];
    const isFilled = filler !== '' && behind.trimStart().startsWith(filler);
    const start = to + (behind.length - behind.trimStart().length) + (isFilled ? filler.length : 0);
    // "Doctors Without Borders" and "No Limits Gym" are called so.
    const [next = ''] = /^\s*[^\s\ue000]+/.exec(behind) ?? [];
    const [before = ''] = /[^\s\ue000]+\s*$/.exec(sentence.text.slice(0, index)) ?? [];
    const isName = [`${said}${next}`, `${before}${said}${next}`].some((name) =>
      known.words.hasBeginning(name),
    );
    if (next !== '' && !isName)
      takeObjects(draft, index, start, (one, following) => readObject(one, following, said));
  }
}

const marked = /(?<![^\s\ue000])[-!](?=[^\s\ue000-])[^\s\ue000]+/g;

/** "-remote", "!night" and `-"night shift"`: just what stands behind the mark. */
function takeMarked(draft: Draft): void {
  const { sentence } = draft;
  for (const { 0: said, index } of sentence.text.matchAll(marked)) {
    const end = index + said.length;
    const [token] = sentence.tokens().filter(({ from }) => from === index);
    if (!token) continue;
    const word = { ...token, text: token.text.slice(1), from: index + 1, isApart: false };
    const { take } = readChoice(draft, [word]) ?? readPlace(draft, [word]) ?? excludeWords(draft, [word]);
    take(index, end);
  }
}

/** Takes one thing behind a "not", and those that "or" joins to it. */
function takeObjects(
  draft: Draft,
  from: number,
  start: number,
  readObject: (draft: Draft, following: readonly Token[]) => Excluded | undefined,
): void {
  let begin = from;
  for (let at = start; ;) {
    const following = wordsBehind(draft, at);
    if (following.length === 0) return;
    const object = readObject(draft, following);
    if (!object) return;
    const last = following[object.count - 1];
    if (!last) return;
    object.take(begin, last.to);
    const join = following[object.count];
    if (!join || !joins.test(join.text) || endsClause.test(last.text)) return;
    begin = join.from;
    at = join.to;
  }
}

/** The words of the clause from a position on, as far as nothing that was read lies between them. */
function wordsBehind({ sentence }: Draft, start: number): Token[] {
  const behind = sentence.tokens().filter(({ from }) => from >= start);
  const end = behind.findIndex(
    ({ isApart, text }, at) => (at > 0 && isApart) || (isConnector.test(text) && at > 0 && !joins.test(text)),
  );
  const clause = end < 0 ? behind : behind.slice(0, end);
  const last = clause.findIndex(({ text }) => endsClause.test(text));
  return (last < 0 ? clause : clause.slice(0, last + 1)).slice(0, maxWords + 2);
}

function readChoice({ sentence, search }: Draft, following: readonly Token[]): Excluded | undefined {
  const text = following.map((token) => token.text).join(' ');
  const choice = readChoiceAt(text);
  return (
    choice && {
      count: text.slice(0, choice.length).split(' ').length,
      take(from, to) {
        sentence.take(from, to, { as: 'exclusion', field: choice.field });
        exclude(search, choice);
      },
    }
  );
}

function readPlace({ sentence, search, known }: Draft, following: readonly Token[]): Excluded | undefined {
  const place = findPlaceAt(following, known);
  return (
    place && {
      count: place.count,
      take(from, to) {
        sentence.take(from, to, { as: 'exclusion', field: 'location' });
        search.location = `${search.location} outside ${place.name}`.trim();
      },
    }
  );
}

type Choice = NonNullable<ReturnType<typeof readChoiceAt>>;

function exclude(search: Draft['search'], choice: Choice): void {
  if (choice.field === 'mode') search.notMode = [...new Set([...search.notMode, ...choice.values])];
  else if (choice.field === 'type') search.notType = [...new Set([...search.notType, ...choice.values])];
  else search.notLevel = [...new Set([...search.notLevel, ...choice.values])];
}

/** Whether a word names some work or a field of it, in whatever language. */
function isWork(word: string, words: Vocabulary): boolean {
  const text = bareWord(word);
  return namesWork(text) || fieldOf(text) !== undefined || words.isName(text) || isForeign(text, words);
}

/** "No sales jobs" */
const jobWord = /^(?:jobs?|roles?|positions?|posts?|vacanc(?:y|ies)|work)$/i;

/** The longest name that jobs have, else a word of theirs. */
function readName(draft: Draft, following: readonly Token[]): Excluded | undefined {
  const { words } = draft.known;
  const next = following[1]?.text ?? '';
  // Of "no heavy lifting" and "not call centre" one word is no name of anything.
  const isAlone =
    next === '' ||
    joins.test(next) ||
    isWork(next, words) ||
    jobWord.test(next) ||
    endsClause.test(following[0]?.text ?? '');
  for (let count = Math.min(maxWords, following.length); count > 0; count--) {
    const span = following.slice(0, count);
    const text = span.map((token) => bareWord(token.text)).join(' ');
    const isKnown =
      count > 1
        ? words.hasWords(text) || isNameOfWork(text, words)
        : isAlone && (words.hasWord(text) || findAlternatives([text]) !== undefined);
    if (isKnown && !isEmptyWord(text)) return excludeWords(draft, span);
  }
  return undefined;
}

function excludeWords({ sentence, literal }: Draft, span: readonly Token[]): Excluded {
  // "Not at Tesco"
  const first = span.findIndex(({ text }) => !isEmptyWord(text));
  const text = span
    .slice(Math.max(0, first))
    .map((token) => bareWord(token.text))
    .join(' ');
  return {
    count: span.length,
    take(from, to) {
      sentence.take(from, to, { as: 'exclusion', field: 'words' });
      if (text !== '') literal.push(/\s/.test(text) ? `-"${text}"` : `-${text}`);
    },
  };
}

/**
 * Words that no job is called by. A word is kept out of texts all the same; of a condition it cannot be told, and of
 * several words as far as the next name of some work neither.
 */
function readUnknown(draft: Draft, following: readonly Token[], said: string): Excluded {
  const { sentence } = draft;
  const { words } = draft.known;
  // "No talking to customers" asks for none.
  const isNext = (text: string, at: number) =>
    joins.test(text) || (isWork(text, words) && !isEmptyWord(following[at - 1]?.text ?? ''));
  const next = following.findIndex(({ text }, at) => at > 0 && isNext(text, at));
  const most = Math.min(next < 0 ? following.length : next, maxWords);
  // Something is looked for: "no heavy lifting forklift" leaves the last word.
  const [first, last] = [following[0], following[most - 1]];
  const begin = sentence.text.lastIndexOf(said, first?.from ?? 0);
  const isAll = sentence
    .tokens()
    .every(({ text, from }) => isEmptyWord(text) || (from >= begin && from <= (last?.from ?? 0)));
  const count = isAll && most > 1 && words.hasWord(last?.text ?? '') ? most - 1 : most;
  if (!lackWords.test(said)) return excludeWords(draft, following.slice(0, count));
  return { count, take: (from, to) => sentence.take(from, to, { as: 'unread' }) };
}
