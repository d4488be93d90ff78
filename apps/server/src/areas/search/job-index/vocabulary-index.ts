import { atOnce, inTurns } from '../../../platform/in-turns.ts';
import { foldName } from '../../places/places/rules.ts';
import {
  foldWord,
  nearestName,
  joinInitials,
  pluralForm,
  smallWords,
  wordsOf,
} from '../lexicon/word-rules.ts';
import { prepareForeignNames } from '../lexicon/foreign-name-index.ts';
import { ForeignWords } from './foreign-word-index.ts';
import { levelWords } from './title-index.ts';

/** Something that can be searched for by its name. */
export interface NamedEntry {
  kind: 'title' | 'skill' | 'company' | 'place';
  text: string;
  /** What tells it apart from another of that name, for example the country; empty where nothing has to. */
  detail: string;
  /** What a search names it by: the id of a company, the text of anything else. */
  value: string;
  /** Open jobs that it stands for. */
  weight: number;
}

/** Where an entry begins, or one of its later words. */
interface Start {
  /** The text from there on. */
  key: string;
  /** The position of the entry. */
  at: number;
}

/** By their characters, as a beginning is looked up. */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Words that letters stand for, and their share of the jobs for which these may stand. */
interface InitialName {
  name: string;
  share: number;
}

/** As many as are looked at for one beginning: one letter begins thousands of names. */
const entriesLookedAt = 20_000;
/** The best of them. */
const entriesGiven = 60;
/** Letters that stand for words: "PE", "SRE", "L&D". */
const letters = /^(?:\p{L}{2,4}|\p{L}{1,2}&\p{L}|(?:\p{L}\.){2,4})$/u;
/** Letters that are a word of fewer jobs than a quarter of those with such initials stand for these. */
const rarely = 4;
const minInitials = 0.05;
const initialsKept = 500;
/** Two letters are the initials of too many companies. */
const minOfCompany = 3;
/** Of the skills that a word stands in. */
const skillsLooked = 20;

/**
 * The names that open jobs have: titles, skills, companies and places. Holds what a beginning may go on to,
 * and the words that a mistyped one may have meant. Rebuilt now and then, never changed.
 */
export class Vocabulary {
  #entries: readonly NamedEntry[] = [];
  /** Every entry once for each of its words, by the text from that word on. */
  #keys: string[] = [];
  #entryOf = new Uint32Array();
  /** By entry, how long its text is as it is compared. */
  #lengths = new Uint16Array();
  #wordCounts = new Map<string, number>();
  #wordsByLength: string[][] = [];
  #names = new Set<string>();
  #companies = new Set<string>();
  #places = new Map<string, number>();
  #placeTexts = new Map<string, string>();
  #placesByLength: string[][] = [];
  #initials = new Map<string, readonly InitialName[]>();
  #companiesByInitials = new Map<string, { name: string; weight: number }[]>();
  #skillsByName = new Map<string, string[]>();
  #skillsByWord = new Map<string, string[]>();
  /** The words of titles that are no English ones. */
  readonly foreign = new ForeignWords();

  constructor(entries: readonly NamedEntry[]) {
    atOnce(this.#read(entries));
    atOnce(this.foreign.read());
  }

  /** Of the many names of a board: read in short stretches, since other requests wait meanwhile. */
  static async read(entries: readonly NamedEntry[]): Promise<Vocabulary> {
    const words = new Vocabulary([]);
    await inTurns(words.#read(entries));
    if (!words.foreign.isEmpty) await prepareForeignNames();
    await inTurns(words.foreign.read());
    return words;
  }

  *#read(entries: readonly NamedEntry[]): Generator<void, void> {
    this.#entries = entries;
    this.#lengths = new Uint16Array(entries.length);
    const starts = new Map<string, Start[]>();
    for (const [at, entry] of entries.entries()) {
      const name = foldName(entry.text);
      this.#lengths[at] = name.length;
      for (const key of keysOf(entry.text)) addTo(starts, key.charAt(0), { key, at });
      this.#addEntry(entry, name);
      yield;
    }
    yield* this.#sortStarts(starts);
    for (const word of this.#wordCounts.keys()) (this.#wordsByLength[word.length] ??= []).push(word);
  }

  #addEntry(entry: NamedEntry, name: string): void {
    const { kind, text, weight } = entry;
    this.#countWords(entry);
    if (kind === 'skill') this.#addSkill(text);
    if (kind === 'title') this.foreign.add(text);
    if (kind === 'place') this.#addPlace(name, text, weight);
    else this.#names.add(name);
    if (kind === 'company') this.#addCompany(name, weight);
  }

  /** By their first letter: to sort all of them together is one long stretch. */
  *#sortStarts(starts: ReadonlyMap<string, Start[]>): Generator<void, void> {
    const sorted: Start[] = [];
    for (const letter of [...starts.keys()].toSorted(compareText)) {
      for (const start of (starts.get(letter) ?? []).toSorted((a, b) => compareText(a.key, b.key)))
        sorted.push(start);
      yield;
    }
    this.#keys = sorted.map(({ key }) => key);
    this.#entryOf = Uint32Array.from(sorted, ({ at }) => at);
  }

  /** The entries of a kind, in the order they were given. */
  list(kind: NamedEntry['kind']): NamedEntry[] {
    return this.#entries.filter((entry) => entry.kind === kind);
  }

  /** Entries with a word that begins so, most jobs first; those whose whole text does come before others. */
  complete(
    beginning: string,
    kinds: readonly NamedEntry['kind'][],
    limit: number = entriesGiven,
  ): NamedEntry[] {
    const folded = foldName(beginning);
    if (folded === '') return [];
    const found = new Map<number, number>();
    const first = this.#firstFrom(folded);
    for (let at = first; at < Math.min(this.#keys.length, first + entriesLookedAt); at++) {
      const key = this.#keys[at] as string;
      if (!key.startsWith(folded)) break;
      const position = this.#entryOf[at] as number;
      const entry = this.#entries[position] as NamedEntry;
      if (!kinds.includes(entry.kind)) continue;
      const whole = this.#lengths[position] === key.length ? 4 : 1;
      const exact = key.length === folded.length ? 2 : 1;
      const score = whole * exact * Math.log2(entry.weight + 2);
      if (score > (found.get(position) ?? 0)) found.set(position, score);
    }
    return [...found]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([position]) => this.#entries[position] as NamedEntry);
  }

  /** The skills of just these words. */
  skillsNamed(words: readonly string[]): readonly string[] {
    return this.#skillsByName.get(words.join(' ')) ?? [];
  }

  /**
   * The skills that have one of these names as a whole, and those that have it among their words, the most common
   * first.
   */
  skillsLike(names: readonly string[]): { named: string[]; within: string[] } {
    const words = names.map(wordsOf);
    const named = new Set(words.flatMap((one) => this.skillsNamed(one)));
    const within = new Set(
      words.flatMap((one) =>
        one.length === 1 ? (this.#skillsByWord.get(pluralForm(one[0] ?? '')) ?? []) : [],
      ),
    );
    const [whole, part] = [[...named], [...within.difference(named)]];
    return { named: whole.slice(0, skillsLooked), within: part.slice(0, skillsLooked - whole.length) };
  }

  /** Open jobs that have these words in a row in a name, the last of them at least begun. */
  jobsBeginning(text: string): number {
    const folded = foldName(text);
    const found = new Set<number>();
    for (let at = this.#firstFrom(folded); at < this.#keys.length; at++) {
      if (!this.#keys[at]?.startsWith(folded)) break;
      found.add(this.#entryOf[at] as number);
    }
    return [...found].reduce((sum, position) => sum + (this.#entries[position] as NamedEntry).weight, 0);
  }

  /**
   * What letters stand for as the initials of words that several titles have in a row, with its share of the jobs that
   * have such words; none for letters that are a word of their own. With other words only titles count that have one of
   * them too: beside "equities" a "PM" manages portfolios.
   */
  namesWithInitials(text: string, beside: readonly string[] = []): readonly InitialName[] {
    if (!letters.test(text.trim())) return [];
    const initials = initialsIn(text);
    const key = [foldName(text), ...beside].join(' ');
    const known = this.#initials.get(key);
    if (known) return known;
    const found = this.#findInitials(initials, new Set(beside.map(formOf)), text.includes('&'));
    if (this.#initials.size >= initialsKept) this.#initials.clear();
    this.#initials.set(key, found);
    return found;
  }

  /** The companies whose names have these initials; none for letters that are a word of their own. */
  companiesWithInitials(text: string): readonly string[] {
    if (!letters.test(text.trim())) return [];
    const initials = initialsIn(text);
    const found = initials.length < minOfCompany ? [] : (this.#companiesByInitials.get(initials) ?? []);
    const whole = found.reduce((sum, { weight }) => sum + weight, 0);
    return this.jobsWith(initials) * rarely > whole ? [] : found.map(({ name }) => name);
  }

  #findInitials(initials: string, beside: ReadonlySet<string>, isJoined: boolean): InitialName[] {
    const found = new Map<string, { jobs: number; titles: number }>();
    const hasBeside = (text: string) =>
      (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => beside.has(formOf(word)));
    const isBeside = (text: string, name: string) =>
      beside.size === 0 || (hasBeside(text) && !hasBeside(name));
    for (let at = this.#firstFrom(initials[0] ?? ''); at < this.#keys.length; at++) {
      const key = this.#keys[at] as string;
      if (key[0] !== initials[0]) break;
      const { kind, text, weight } = this.#entries[this.#entryOf[at] as number] as NamedEntry;
      const name = kind === 'title' ? nameByInitials(key, initials) : undefined;
      if (name === undefined || !isBeside(text, name) || (isJoined && !namesBoth.test(name))) continue;
      const { jobs, titles } = found.get(name) ?? { jobs: 0, titles: 0 };
      found.set(name, { jobs: jobs + weight, titles: titles + 1 });
    }
    const several = [...found].filter(([, { titles }]) => titles > 1);
    // Three letters of a single title are no chance, where no company has them.
    const isRare = initials.length >= minOfCompany && this.companiesWithInitials(initials).length === 0;
    const names = several.length === 0 && isRare ? [...found] : several;
    const whole = names.reduce((sum, [, { jobs }]) => sum + jobs, 0);
    // What stands beside the same word is meant, whatever else the letters are.
    if (beside.size === 0 && this.jobsWith(initials) * rarely > whole) return [];
    return names
      .map(([name, { jobs }]) => ({ name, share: jobs / whole }))
      .filter(({ share }) => share >= minInitials)
      .toSorted((a, b) => b.share - a.share);
  }

  /** Whether a name has these words at the start of one of its words, as "remote" in "Remote Sensing". */
  hasBeginning(text: string): boolean {
    const folded = foldName(text);
    return this.#keys[this.#firstFrom(folded)]?.startsWith(folded) ?? false;
  }

  /** Whether a name has just these words in a row: "sales man" is none of "Sales Manager". */
  hasWords(text: string): boolean {
    const folded = foldName(text);
    // What goes on with no letter stands before what does.
    const key = this.#keys[this.#firstFrom(folded)];
    return key !== undefined && key.startsWith(folded) && !/^[\p{L}\p{N}]/u.test(key.slice(folded.length));
  }

  /** Whether a title, a skill or a company is called just that. */
  isName(text: string): boolean {
    return this.#names.has(foldName(text));
  }

  isCompany(text: string): boolean {
    return this.#companies.has(foldName(text));
  }

  /** Open jobs at a place of that name. */
  jobsAt(place: string): number {
    return this.#places.get(foldName(place)) ?? 0;
  }

  /** Open jobs with this word in their title, their skills or the name of their company. */
  jobsWith(word: string): number {
    return this.#wordCounts.get(foldWord(word)) ?? 0;
  }

  /** Whether a title, a skill or a company has this word. */
  hasWord(word: string): boolean {
    return this.#wordCounts.has(foldWord(word));
  }

  /** The known word that a mistyped one most likely means; undefined for a known one and for one like none. */
  correct(word: string): string | undefined {
    const folded = foldWord(word);
    return nearestName(folded, this.#wordsByLength, this.#wordCounts);
  }

  /** The place of jobs that a mistyped name most likely means. */
  correctPlace(name: string): string | undefined {
    const found = nearestName(foldName(name), this.#placesByLength, this.#places);
    return found && this.#placeTexts.get(found);
  }

  #addCompany(name: string, weight: number): void {
    this.#companies.add(name);
    const initials = wordsOf(name).filter((word) => !smallWords.has(word));
    if (initials.length < minOfCompany) return;
    addTo(this.#companiesByInitials, initials.map((word) => word[0]).join(''), { name, weight });
  }

  #addPlace(name: string, text: string, weight: number): void {
    if (!this.#places.has(name)) (this.#placesByLength[name.length] ??= []).push(name);
    this.#places.set(name, Math.max(weight, this.#places.get(name) ?? 0));
    this.#placeTexts.set(name, text);
  }

  #addSkill(text: string): void {
    const words = wordsOf(text);
    addTo(this.#skillsByName, words.join(' '), text);
    for (const word of words) addTo(this.#skillsByWord, pluralForm(word), text);
  }

  #countWords({ kind, text, weight }: NamedEntry): void {
    if (kind === 'place') return;
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const folded = foldWord(word);
      this.#wordCounts.set(folded, (this.#wordCounts.get(folded) ?? 0) + weight);
    }
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Of "L&D" both are named. */
const namesBoth = /[ /](?:and|&) /;
/** A "Graduate Mechanic" is no "GM": a rank before the work is not called by its first letter. */
const isBeforeWork = (word: string) => Object.hasOwn(levelWords, word);

/** The words at the start of a name that begin with these letters; undefined where one does not. */
function nameByInitials(name: string, initials: string): string | undefined {
  const [part = ''] = name.split(/[,()[\]|/:;]|\s[-–—]\s/);
  let next = 0;
  for (const { 0: word, index } of part.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (smallWords.has(word)) continue;
    if (word[0] !== initials[next] || word.length < 2) return undefined;
    if (next === 0 && isBeforeWork(word)) return undefined;
    if (++next === initials.length) return part.slice(0, index + word.length);
  }
  return undefined;
}

/** "Equities" and "equity" are one word beside others. */
const formOf = (word: string) => pluralForm(foldName(word));

/** "R.N." and "L&D" without what stands between the letters. */
const initialsIn = (text: string) => foldName(text).replaceAll(/[^\p{L}]/gu, '');

function addTo<Entry>(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

/** "D. E. Shaw" begins with "de" too. */
function keysOf(text: string): string[] {
  const joined = joinInitials(text);
  return joined === text ? suffixesOf(foldName(text)) : [foldName(joined), ...suffixesOf(foldName(text))];
}

function suffixesOf(text: string): string[] {
  const words = text.split(' ');
  return (
    words
      // What stands in brackets is found by its first letter.
      .map((_word, at) =>
        words
          .slice(at)
          .join(' ')
          .replace(/^[([{"'“„]+/, ''),
      )
      .filter((suffix) => /^[\p{L}\p{N}]/u.test(suffix))
  );
}
