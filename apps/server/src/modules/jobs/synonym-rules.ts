import { synonymLines } from './synonym-constants.ts';

/** Other names for a span of words. */
export interface Alternatives {
  /** They mean the same. */
  same: readonly string[];
  /** Work near it, which ranks below. */
  near: readonly string[];
}

/** The most words that a name in the list has. */
export const longestName = 4;

/** Names by their folded form; read when the first search needs them. */
let byName: Map<string, Alternatives> | undefined;

/** What a span of words is also called; undefined for one that the list does not know. */
export function findAlternatives(words: readonly string[]): Alternatives | undefined {
  byName ??= readLines(synonymLines);
  return byName.get(words.map(foldWord).join(' '));
}

function readLines(lines: string): Map<string, Alternatives> {
  const names = new Map<string, Alternatives>();
  for (const line of lines.trim().split('\n')) {
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

/** "Nurses" and "nurse" are one word here, "café" and "cafe" too. */
export function foldWord(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}
