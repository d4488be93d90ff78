import { readDataLines } from '../../../platform/data-files.ts';
import { synonymIndex } from '../synonyms/synonym-index.ts';
import { createOccupationNames } from './occupation-name-index.ts';
import { nearestName, foldWord } from './word-rules.ts';

/** Other names for a span of words. */
export interface Alternatives {
  /** They mean the same. */
  same: readonly string[];
  /** Work near it, which ranks below. */
  near: readonly string[];
}

/** The most words that a name in the list has. */
export const maxNameWords = 4;

/** Names by their folded form; read when the first search needs them. */
let byName: Map<string, Alternatives> | undefined;

/** The names of each line that has a word. */
let byWord: Map<string, string[][]> | undefined;

/** Read when it is first needed, and the same for every board. */
let spellings: { byLength: string[][]; counts: Map<string, number> } | undefined;

/** Synonyms that staff added, and the list that they were read from. */
let ofBoard: { pairs: typeof synonymIndex.pairs; names: Map<string, string[]> } | undefined;

/** What a span of words is also called; undefined for one that neither list knows. The board's own come first. */
export function findAlternatives(words: readonly string[]): Alternatives | undefined {
  byName ??= readNames();
  const key = words.map(foldWord).join(' ');
  const known = byName.get(key);
  const own = namesOfBoard().get(key);
  if (!own) return known;
  return { same: [...new Set([...own, ...(known?.same ?? [])])], near: known?.near ?? [] };
}

/** Names that begin with these words and have one more: "full stack" is said of a full stack developer. */
export function findLonger(words: readonly string[]): readonly string[] {
  byName ??= readNames();
  const start = `${words.map(foldWord).join(' ')} `;
  return [...byName.keys()].filter(
    (name) => name.startsWith(start) && !name.slice(start.length).includes(' '),
  );
}

/**
 * Names of the work that a word stands for by itself: of the one line that has it in a name, or that has it as work
 * nearby.
 */
export function findByWord(word: string): readonly string[] {
  byWord ??= readWords();
  const lines = byWord.get(foldWord(word)) ?? [];
  return lines.length === 1 ? (lines[0] ?? []) : [];
}

/** Slips in names of occupations are in no more. */
const minNamed = 4;

/** The word of the lists that a mistyped one most likely means: of work that no job here is called by. */
export function correctWord(word: string): string | undefined {
  byWord ??= readWords();
  if (!spellings) {
    const listed = [...byWord].map(([known, lines]) => [known, lines.length] as const);
    const named = [...createOccupationNames().countWords()].filter(([, count]) => count >= minNamed);
    spellings = { byLength: [], counts: new Map([...named, ...listed]) };
    for (const known of spellings.counts.keys()) (spellings.byLength[known.length] ??= []).push(known);
  }
  return nearestName(foldWord(word), spellings.byLength, spellings.counts);
}

/**
 * Names of other work that end in the words of this one, and are only called so: a "reach truck driver" drives no truck,
 * and a "dental nurse" is no nurse.
 */
export function findBorrowedNames(words: readonly string[]): readonly string[] {
  const own = findAlternatives(words);
  const last = words.at(-1);
  if (!own || last === undefined) return [];
  byWord ??= readWords();
  const known = new Set([words.map(foldWord).join(' '), ...own.near]);
  const end = foldWord(last);
  return (byWord.get(end) ?? []).flatMap((names) =>
    names[0]?.endsWith(end) || names.some((name) => known.has(name))
      ? []
      : names.filter((name) => isLonger(name.split(' '), words)),
  );
}

/** Whether a name has all of these words, ends in the last of them and says more. */
const isLonger = (name: readonly string[], words: readonly string[]) =>
  name.length > words.length &&
  foldWord(name.at(-1) ?? '') === foldWord(words.at(-1) ?? '') &&
  words.every((word) => name.includes(foldWord(word)));

const readSynonyms = () => readDataLines('search/synonyms.txt');

function readWords(): Map<string, string[][]> {
  const words = new Map<string, string[][]>();
  for (const line of readSynonyms()) {
    const [equal = '', near = ''] = line.split('~');
    const names = equal.split('=').map((name) => name.trim());
    for (const word of new Set(`${equal} ${near}`.match(/[\p{L}\p{N}]+/gu)?.map(foldWord))) {
      const known = words.get(word);
      if (known) known.push(names);
      else words.set(word, [names]);
    }
  }
  return words;
}

function namesOfBoard(): Map<string, string[]> {
  const { pairs } = synonymIndex;
  if (ofBoard?.pairs === pairs) return ofBoard.names;
  const names = new Map<string, string[]>();
  function add(name: string, other: string): void {
    const key = name.split(' ').map(foldWord).join(' ');
    names.set(key, [...(names.get(key) ?? []), other]);
  }
  for (const { word, meaning, bothWays } of pairs) {
    add(word, meaning);
    if (bothWays) add(meaning, word);
  }
  ofBoard = { pairs, names };
  return names;
}

function readNames(): Map<string, Alternatives> {
  const names = new Map<string, Alternatives>();
  for (const line of readSynonyms()) {
    const [equal = '', related = ''] = line.split('~');
    const same = equal.split('=').map((name) => name.trim());
    const near = related
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    for (const name of same) {
      const key = name.split(' ').map(foldWord).join(' ');
      const others = same.filter((other) => other !== name);
      const known = names.get(key);
      // A name of several lines takes the alternatives of all.
      names.set(key, {
        same: [...new Set([...(known?.same ?? []), ...others])],
        near: [...new Set([...(known?.near ?? []), ...near])],
      });
    }
  }
  return names;
}
