import { foldName } from '../../places/places/rules.ts';

/** The words of a company's name as they are compared: without case, accents, apostrophes and signs. */
export function wordsOfName(name: string): string[] {
  return foldName(name.replaceAll(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Each costs a look through all names that begin with it. */
const mostWords = 6;

/** What a search through names asks FTS5 for: each word is the beginning of one of the name; null where it has none. */
export function toNameQuery(q: string): string | null {
  const words = [...new Set(wordsOfName(q))].slice(0, mostWords);
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}
