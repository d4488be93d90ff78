import { LRUCache } from 'lru-cache';
import { synonymIndex } from '../synonyms/synonym-index.ts';
import { foldWords } from './case-rules.ts';
import { addCompounds } from './compound-rules.ts';
import { translateQuery } from './foreign-reading-rules.ts';
import { expandInitials } from './initial-rules.ts';
import { addKin } from './kin-rules.ts';
import type { Query } from './query-limit-rules.ts';
import { parseQuery } from './query-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** A text as it is searched for. */
export interface AskedQuery {
  /** As it was typed, with its words of other languages in English. */
  typed: Query;
  /** With its compounds apart or together, and what initials stand for. */
  whole: Query;
}

/** A search reads its text for the hits, for its rank and for what the page says of it. */
const readingsKept = 50;
const longestKept = 300;

const kept = new WeakMap<Vocabulary, LRUCache<string, AskedQuery & { pairs: object }>>();

/** Reads a text with all that the board knows of its words. */
export function readAsked(typedText: string, words: Vocabulary): AskedQuery {
  const text = foldWords(typedText);
  const readings = kept.get(words) ?? new LRUCache({ max: readingsKept });
  kept.set(words, readings);
  const known = readings.get(text);
  if (known?.pairs === synonymIndex.pairs) return known;
  const parsed = parseQuery(text);
  const translated = addKin(translateQuery(addCompounds(parsed, words), words), words);
  // Compounds add alternatives at the end.
  const typed = translated.slice(0, parsed.length);
  const read = { typed, whole: expandInitials(translated, words), pairs: synonymIndex.pairs };
  if (text.length <= longestKept) readings.set(text, read);
  return read;
}
