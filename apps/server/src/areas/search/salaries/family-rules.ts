import { findAlternatives, findBorrowedNames, foldWord } from '../search-words/synonym-rules.ts';
import { foldName } from '../../places/places/rules.ts';

/** "Software Engineer II" is no other work than a software engineer's. */
const grade = /^(?:[ivx]{1,4}|\d{1,2})$/;

/** The words of a title in their order, as they are compared. */
export function orderedWords(name: string): string[] {
  const words = foldName(name).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const end = words.findLastIndex((word) => !grade.test(word)) + 1;
  return words.slice(0, end || words.length).map(foldWord);
}

/** The names that titles of a family end in: what was asked for, and what means the same. */
export interface FamilyNames {
  own: string[][];
  /** Other work that only ends so: a dental nurse is none. */
  borrowed: string[][];
}

/** As the job search takes a title: "nurse" has registered nurses and staff nurses in it. */
export function readFamily(name: string): FamilyNames {
  const words = orderedWords(name);
  const { same = [] } = findAlternatives(words) ?? {};
  const own = [words, ...same.map(orderedWords)].filter(({ length }) => length > 0);
  return { own, borrowed: findBorrowedNames(words).map(orderedWords) };
}

export function isInFamily({ own, borrowed }: FamilyNames, title: readonly string[]): boolean {
  return own.some((name) => endsIn(title, name)) && !borrowed.some((name) => endsIn(title, name));
}

const endsIn = (title: readonly string[], name: readonly string[]) =>
  name.length <= title.length && name.every((word, at) => word === title[title.length - name.length + at]);
