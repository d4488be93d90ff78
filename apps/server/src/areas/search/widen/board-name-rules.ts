import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { isCommonWord } from '../lexicon/known-word-index.ts';
import type { Query, Term } from '../read/query-rules.ts';

/** Each name costs a look into the index. */
const maxAdded = 16;

/**
 * The query with what the titles of the board call the same in other languages, in other forms and in compounds: "nurse"
 * and "infirmier" find a "Krankenpfleger", and "Entwickler" a "Softwareentwickler".
 */
export function addBoardNames(query: Query, words: Vocabulary): Query {
  if (words.foreign.isEmpty) return query;
  return query.map((list) => list.map((term) => widenTerm(term, words)));
}

function widenTerm(term: Term, { foreign }: Vocabulary): Term {
  if (term.phrase || term.excluded) return term;
  const { text, translations = [], same, near } = term;
  const isWord = !text.includes(' ') && !isCommonWord(text);
  const own = isWord ? [...foreign.formsOf(text), ...foreign.compoundsOf(text)] : [];
  const known = new Set([text.toLowerCase(), ...same]);
  const named = [text, ...translations, ...same].flatMap((name) => foreign.namesFor(name));
  const added = [...new Set([...own, ...named])].filter((name) => !known.has(name)).slice(0, maxAdded);
  const beside = near.flatMap((name) => foreign.namesFor(name)).filter((name) => !added.includes(name));
  if (added.length === 0 && beside.length === 0) return term;
  return { ...term, same: [...same, ...added], near: [...near, ...new Set(beside)].slice(0, maxAdded) };
}
