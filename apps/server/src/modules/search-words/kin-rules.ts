import { createOccupationNames } from './occupation-name-index.ts';
import type { Query, Term } from './query-limit-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';
import { wordsOf } from './word-rules.ts';

const mostKin = 6;

/**
 * The query with work of the same kind for what no job is: without a bricklayer the board shows carpenters, without a
 * nanny teachers of small children.
 */
export function addKin(query: Query, words: Vocabulary): Query {
  return query.map((list) =>
    list.map((term) => {
      const kin = findKin(term, words);
      return kin.length > 0 ? { ...term, kin } : term;
    }),
  );
}

function findKin({ text, phrase, excluded, same, near, meant }: Term, words: Vocabulary): readonly string[] {
  if (phrase || excluded) return [];
  const names = meant ?? [text];
  if ([...names, ...same, ...near].some((name) => words.hasBeginning(name))) return [];
  const occupations = createOccupationNames();
  const listed = names.flatMap((name) => occupations.find(wordsOf(name)));
  if (listed.some((name) => words.hasBeginning(name.words.join(' ')))) return [];
  for (const name of names) {
    for (const kin of occupations.findKin(wordsOf(name))) {
      const named = kin.filter((one) => words.isName(one));
      const others = (named.length > 0 ? named : kin).flatMap(
        (one) => findAlternatives(one.split(' '))?.same ?? [],
      );
      const found = new Set([...named, ...others.filter((one) => words.isName(one))]);
      if (found.size > 0) return [...found].slice(0, mostKin);
    }
  }
  return [];
}
