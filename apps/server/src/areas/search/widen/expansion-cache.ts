import { LRUCache } from 'lru-cache';
import { synonymIndex } from '../synonyms/synonym-index.ts';
import { foldWords, type Query, parseQuery } from '../read/query-rules.ts';
import { addCompounds, expandInitials, addRelatedOccupations } from './expansion-rules.ts';
import { addBoardNames } from './board-name-rules.ts';
import { addArticles, translateQuery } from './translation-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';

/** A text as it is searched for. */
interface ExpandedQuery {
  /** As it was typed, with its words of other languages in English, and with what initials stand for. */
  typed: Query;
  /** With its compounds apart or together too. */
  whole: Query;
}

/** A search reads its text for the hits, for its rank and for what the page says of it. */
const readingsKept = 50;
const maxKept = 300;

const kept = new WeakMap<Vocabulary, LRUCache<string, ExpandedQuery & { pairs: object }>>();

/** Reads a text with all that the board knows of its words. */
export function expandText(typedText: string, words: Vocabulary): ExpandedQuery {
  const text = foldWords(typedText);
  const readings = kept.get(words) ?? new LRUCache({ max: readingsKept });
  kept.set(words, readings);
  const known = readings.get(text);
  if (known?.pairs === synonymIndex.pairs) return known;
  const parsed = parseQuery(text);
  const translated = addBoardNames(
    addRelatedOccupations(addArticles(translateQuery(addCompounds(parsed, words), words)), words),
    words,
  );
  const whole = expandInitials(translated, words);
  // Compounds add alternatives at the end.
  const read = { typed: whole.slice(0, parsed.length), whole, pairs: synonymIndex.pairs };
  if (text.length <= maxKept) readings.set(text, read);
  return read;
}
