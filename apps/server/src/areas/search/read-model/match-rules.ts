import type { Query, Term } from '../search-words/query-limit-rules.ts';
import { smallWords } from '../search-words/word-rules.ts';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';

/**
 * A query as an expression of FTS5: jobs that have all the words of one of its alternatives, wherever they stand; other
 * names of the same will do. Undefined where nothing is left to look for.
 */
export function matchExpression(query: Query): string | undefined {
  const lists = query.flatMap((list) => matchList(list) ?? []);
  return lists.length > 0 ? lists.join(' OR ') : undefined;
}

function matchList(list: readonly Term[]): string | undefined {
  const asked = list.filter(({ excluded }) => !excluded).flatMap((term) => matchTerm(term) ?? []);
  if (asked.length === 0) return undefined;
  const unwanted = list.filter(({ excluded }) => excluded).flatMap((term) => phraseOf(term.text) ?? []);
  return [asked.join(' AND '), ...unwanted].map((part) => `(${part})`).join(' NOT ');
}

/** One term, or one of its other names; undefined where it has no word. */
export function matchTerm({ text, phrase, same }: Term): string | undefined {
  const own = phrase ? phraseOf(text) : allOf(text);
  const names = [own, ...same.map(phraseOf)].filter((name) => name !== undefined);
  return names.length > 0 ? `(${names.join(' OR ')})` : undefined;
}

/**
 * The plain words of a list one after another, or some of them that are given; undefined where they are one name, or
 * quotes say already what stands together.
 */
export function matchPhrase(list: readonly Term[], parts: readonly string[]): string | undefined {
  const asked = list.filter(({ excluded }) => !excluded);
  if (asked.length < 2 || asked.some(({ phrase }) => phrase)) return undefined;
  const rows = [asked.map(({ text }) => text).join(' '), ...parts];
  return rows.flatMap((row) => phraseOf(row) ?? []).join(' OR ') || undefined;
}

/** Words of letters and digits, as the tokenizer of the index takes them apart. */
const wordsOf = (text: string) => spellSymbols(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words one after another. */
function phraseOf(text: string): string | undefined {
  const words = wordsOf(text);
  return words.length > 0 ? `"${words.join(' ')}"` : undefined;
}

/** Every word that says something, in any order. */
function allOf(text: string): string | undefined {
  const all = wordsOf(text);
  const telling = all.filter((word) => !smallWords.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  return words.length > 0 ? `(${words.map((word) => `"${word}"`).join(' AND ')})` : undefined;
}
