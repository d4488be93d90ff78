import type { Query, Term } from './query-limit-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** A name that stands for so many of the jobs with these initials is what they mean; others are near it. */
const leastMeant = 0.5;

/** The query with what its initials stand for on this board: no list has all of them. */
export function expandInitials(query: Query, words: Vocabulary): Query {
  return query.map((list) => list.map((term) => expandTerm(term, words)));
}

function expandTerm(term: Term, words: Vocabulary): Term {
  const { text, phrase, excluded, same } = term;
  if (phrase || excluded || same.length > 0) return term;
  if (findAlternatives([text]) !== undefined) return term;
  const meant = words.namesWithInitials(text);
  const sure = meant.filter(({ share }) => share >= leastMeant).map(({ name }) => name);
  const near = meant.map(({ name }) => name).filter((name) => !sure.includes(name));
  return { ...term, same: sure, near: [...term.near, ...near] };
}
