import { foldLetters, isUnspaced } from '../../jobs/jobs/posting-rules.ts';
import { createForeignNames, foreignForms } from '../lexicon/foreign-name-index.ts';
import { isCommonWord, isForeignWord } from '../lexicon/known-word-index.ts';
import { listFormKeys } from '../lexicon/language-form-rules.ts';
import { pluralForm, smallWords, wordsOf } from '../lexicon/word-rules.ts';

/** Of the titles with words of other languages, so many are read: the most used. */
const maxTitles = 6000;
/** A name of more words says more than what some work is. */
const maxSpan = 4;
const minWord = 4;
/** The first part of a compound. */
const minFirst = 3;
/** How many names one word may add to a search. */
const maxGiven = 12;
const keptCompounds = 500;
/** What stands behind it in a title is a specialty, a place or for whom it is. */
const parting = /[,()[\]|:;/]|\s[-–—]\s/;

const anyWord = /[\p{L}\p{M}\p{N}]+/gu;
const hasAccent = /[^\p{ASCII}]/u;
/** Before a noun they make another word of it, and no compound. */
const prefixes: ReadonlySet<string> = new Set([
  'mit',
  'vor',
  'aus',
  'auf',
  'ein',
  'bei',
  'nach',
  'unter',
  'uber',
]);

/** The words of a title, and those of them that are of another language. */
interface TitleWords {
  words: readonly string[];
  others: ReadonlySet<string>;
}

/** "Nurses" and "nurse" are one key. */
const keyOf = (name: string) =>
  wordsOf(name)
    .filter((word) => !smallWords.has(word))
    .map(pluralForm)
    .join(' ');

const isOther = (word: string) =>
  !/^\p{Script=Latin}/u.test(word) ||
  (word.length >= minWord && /^[\p{L}\p{M}]+$/u.test(word) && !isCommonWord(word));

/**
 * The words of titles that are no English ones: which are forms of each other, which are compounds, and what the board
 * calls some work in other languages. Made of the titles that there are, so that a board in English has hardly any, and
 * nothing is added to what is kept of a posting.
 */
export class ForeignWords {
  readonly #forms = new Map<string, string[]>();
  readonly #names = new Map<string, string[]>();
  readonly #known = new Set<string>();
  /** The words of titles that are not read yet for what they are in English. */
  readonly #unread: TitleWords[] = [];
  readonly #compounds = new Map<string, readonly string[]>();

  /** Takes a title as jobs have it; the most used come first. */
  add(title: string): void {
    if (this.#unread.length >= maxTitles) return;
    const [core = ''] = (isUnspaced(title) ? title : foldLetters(title)).split(parting);
    const words = core.toLowerCase().match(anyWord) ?? [];
    // "Backer" is an English word, and "Bäcker" none.
    const accented = new Set(
      (title.match(anyWord) ?? []).flatMap((word) => (hasAccent.test(word) ? wordsOf(word) : [])),
    );
    const others = words.filter((word) => isOther(word) || accented.has(word));
    if (others.length === 0) return;
    this.#unread.push({ words, others: new Set(others) });
    for (const word of others) this.#addWord(word);
  }

  /** Reads what the titles are in English, in short stretches. */
  *read(): Generator<void, void> {
    for (const title of this.#unread) {
      this.#addNames(title);
      yield;
    }
  }

  /** Whether titles have no word that is not English. */
  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Whether titles have a word, which is not English. */
  has(word: string): boolean {
    const [folded = ''] = wordsOf(word);
    return this.#known.has(folded);
  }

  /** Other forms of a word in titles: of another case, number or gender. */
  formsOf(word: string): string[] {
    const [folded = ''] = wordsOf(word);
    const found = new Set(listFormKeys(folded).flatMap((key) => this.#forms.get(key) ?? []));
    found.delete(folded);
    return [...found].slice(0, maxGiven);
  }

  /** The compounds of titles that end in a word: "Softwareentwickler" for "Entwickler". */
  compoundsOf(word: string): readonly string[] {
    const [folded = ''] = wordsOf(word);
    if (folded.length < minWord) return [];
    const kept = this.#compounds.get(folded);
    if (kept) return kept;
    const found: string[] = [];
    for (const known of this.#known) {
      if (found.length === maxGiven) break;
      if (known.endsWith(folded) && isFirst(known.slice(0, -folded.length))) found.push(known);
    }
    if (this.#compounds.size >= keptCompounds) this.#compounds.clear();
    this.#compounds.set(folded, found);
    return found;
  }

  /** What titles call the work of an English name in other languages. */
  namesFor(english: string): string[] {
    return (this.#names.get(keyOf(english)) ?? []).slice(0, maxGiven);
  }

  #addWord(word: string): void {
    const [folded = ''] = wordsOf(word);
    if (folded === '' || this.#known.has(folded)) return;
    this.#known.add(folded);
    for (const key of listFormKeys(folded)) addTo(this.#forms, key, folded);
  }

  #addNames({ words, others }: TitleWords): void {
    for (let at = 0; at < words.length; at++)
      for (let length = Math.min(maxSpan, words.length - at); length > 0; length--) {
        const span = words.slice(at, at + length);
        const same = span.some((word) => others.has(word)) ? nameInEnglish(span) : [];
        for (const name of same) addTo(this.#names, keyOf(name), span.join(' '));
        // What a longer name says is not said again by its words.
        if (same.length > 0) break;
      }
  }
}

function nameInEnglish(span: readonly string[]): readonly string[] {
  const isWhole = [span[0], span.at(-1)].every((word = '') => foreignForms(word).length > 0);
  const forms = isWhole ? foreignForms(span.join(' ')) : [];
  return forms.length > 0 ? (createForeignNames().find(forms)?.same ?? []) : [];
}

/** Whether the first part of a compound is a word by itself: of "Mitarbeiter" it is not what works. */
function isFirst(part: string): boolean {
  const bare = part.replace(/(?<=.{3})s$/, '');
  if (prefixes.has(part)) return false;
  return [part, bare].some((one) => one.length >= minFirst && (isForeignWord(one) || isCommonWord(one)));
}

function addTo(lists: Map<string, string[]>, key: string, text: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [text]);
  else if (!list.includes(text)) list.push(text);
}
