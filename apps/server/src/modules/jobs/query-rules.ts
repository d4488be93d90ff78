import { findAlternatives, longestName } from './synonym-rules.ts';

/** A part of what somebody typed: words to be found together, or kept out. */
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
}

/** One of these lists of terms has to fit, each with all its terms. */
export type Query = readonly (readonly Term[])[];

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
  for (const token of tokensOf(text)) {
    if (token.toLowerCase() === 'or') {
      endWords();
      lists.push([]);
    } else if (/^-?"|^-./.test(token)) {
      endWords();
      const term = readMarked(token);
      if (term) lists.at(-1)?.push(term);
    } else {
      words.push(token);
    }
  }
  endWords();
  // Only what is to be found makes a search: "or" at the end and a lone exclusion ask for nothing.
  return lists.filter((list) => list.some(({ excluded }) => !excluded));
}

/** Quotes that were left open close at the end. A word is more than a mark: "&" alone asks for nothing. */
function tokensOf(text: string): string[] {
  const plain = text.replaceAll(/[“”„]/g, '"');
  return (plain.match(/-?"[^"]*"?|[^\s"]+/g) ?? []).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

function readMarked(token: string): Term | undefined {
  const excluded = token.startsWith('-');
  const text = token.replace(/^-/, '').replaceAll('"', '').trim();
  return text ? { text, phrase: token.includes('"'), excluded, same: [], near: [] } : undefined;
}

/** The longest name that the list knows comes first: "registered nurse" is one thing, not two. */
function readSpans(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { length, same, near } = longestSpan(words, at);
    const text = words.slice(at, at + length).join(' ');
    terms.push({ text, phrase: false, excluded: false, same, near });
    at += length;
  }
  return terms;
}

function longestSpan(words: readonly string[], at: number) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const alternatives = findAlternatives(words.slice(at, at + length));
    if (alternatives) return { length, ...alternatives };
  }
  return { length: 1, same: [], near: [] };
}

/** The words to be found, without marks: what can be corrected. */
export function wantedWords(query: Query): string[] {
  return query.flatMap((list) =>
    list.flatMap(({ text, excluded, phrase }) => (excluded || phrase ? [] : text.split(' '))),
  );
}
