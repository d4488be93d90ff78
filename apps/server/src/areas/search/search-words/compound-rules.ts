import type { Query } from './query-limit-rules.ts';
import { readSpans } from './query-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

const leastPart = 3;
const isWord = (text: string) => /^\p{L}{3,}$/u.test(text);

/**
 * The query, and as another way to say it what it is with its compounds written together or apart as the board has
 * them: "bar tender" is a bartender, and a "healthcare assistant" one of health care.
 */
export function addCompounds(query: Query, words: Vocabulary): Query {
  const [list, ...others] = query;
  if (!list || others.length > 0) return query;
  const plain = list.filter(({ phrase, excluded }) => !phrase && !excluded);
  const typed = plain.flatMap(({ text }) => text.split(' '));
  const meant = rewrite(typed, words);
  if (meant.join(' ') === typed.join(' ')) return query;
  return [list, [...readSpans(meant), ...list.filter((term) => !plain.includes(term))]];
}

function rewrite(typed: readonly string[], words: Vocabulary): string[] {
  const meant: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [word = '', next] = typed.slice(at, at + 2);
    if (next !== undefined && isJoined(word, next, words)) {
      meant.push(word + next);
      at++;
    } else {
      meant.push(...(findParts(word, words) ?? [word]));
    }
  }
  return meant;
}

/** Two words that the board has in no row, but as one. */
function isJoined(one: string, other: string, words: Vocabulary): boolean {
  if (words.hasBeginning(`${one} ${other}`)) return false;
  if (/^\d{1,4}$/.test(other)) return /^\p{L}{2,}$/u.test(one) && words.hasWord(one + other);
  if (!isWord(one) || !isWord(other)) return false;
  return words.hasWord(one + other) || findAlternatives([one + other]) !== undefined;
}

/** Where a word is two that a name of the board has in a row; undefined where it is none such. */
function findParts(word: string, words: Vocabulary): readonly string[] | undefined {
  if (word.length < 2 * leastPart || !isWord(word) || findAlternatives([word])) return undefined;
  for (let at = leastPart; at <= word.length - leastPart; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.hasWord(first) && words.hasWord(second) && words.hasWords(`${first} ${second}`)) {
      return [first, second];
    }
  }
  return undefined;
}
