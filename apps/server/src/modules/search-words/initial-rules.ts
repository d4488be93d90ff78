import type { Query, Term } from './query-limit-rules.ts';
import { findAlternatives, findByWord } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** A name that stands for so many of the jobs with these initials is what they mean; others are near it. */
const leastMeant = 0.5;
/** Beside such a one others are near it only where they stand for so many. */
const leastBeside = 0.25;

/** The query with what its initials stand for on this board: no list has all of them. */
export function expandInitials(query: Query, words: Vocabulary): Query {
  return query.map((list) => list.map((term) => expandTerm(term, words)));
}

function expandTerm(term: Term, words: Vocabulary): Term {
  const { text, phrase, excluded, same } = term;
  if (phrase || excluded || same.length > 0) return term;
  if (findAlternatives([text]) !== undefined) return term;
  const meant = words.namesWithInitials(text);
  // "AR clerk" is one of accounts receivable.
  const listed = findByWord(text);
  const sure = meant
    .filter(({ name, share }) => share >= leastMeant || listed.includes(name))
    .map(({ name }) => name);
  const least = sure.length > 0 ? leastBeside : 0;
  const near = meant.flatMap(({ name, share }) => (share >= least && !sure.includes(name) ? [name] : []));
  return { ...term, same: sure, near: [...term.near, ...near] };
}
