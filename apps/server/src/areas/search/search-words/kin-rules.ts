import { createOccupationNames } from './occupation-name-index.ts';
import type { Query, Term } from './query-limit-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';
import { createWorkNames, findByTask } from './work-name-index.ts';
import { wordsOf } from './word-rules.ts';

const mostKin = 6;
/** Of the occupations that two names have, so many are the same where they are of one kind. */
const leastShare = 0.3;
/** Beside the nearest name those are of no help that are so much further. */
const leastOfBest = 0.75;
const longestSpan = 4;

/**
 * The query with work of the same kind for what no job is: without a bricklayer the board shows carpenters, without a
 * nanny teachers of small children.
 */
export function addKin(query: Query, words: Vocabulary): Query {
  const [list = [], ...others] = query;
  const named = others.length === 0 ? nameSpan(list, words) : undefined;
  // What its words are by themselves tells nothing then.
  if (named) return [list, named];
  return query.map((one) =>
    one.map((term) => {
      const kin = findKin(term, words, one.length === 1);
      return kin.length > 0 ? { ...term, kin } : term;
    }),
  );
}

/** The terms with those as one that are called so together, and that no job is: a "QA tester", a "store clerk". */
function nameSpan(list: readonly Term[], words: Vocabulary): Term[] | undefined {
  for (let length = Math.min(longestSpan, list.length); length > 1; length--) {
    for (let at = 0; at + length <= list.length; at++) {
      const span = list.slice(at, at + length);
      if (!span.every(isPlain)) continue;
      const text = span.map((term) => term.text).join(' ');
      if (words.hasWords(text)) continue;
      const kin = namesOfWork(text, words);
      if (kin.length === 0) continue;
      const term = { text, phrase: false, excluded: false, same: [], near: [], kin };
      return [...list.slice(0, at), term, ...list.slice(at + length)];
    }
  }
  return undefined;
}

/** Of a thing that is asked for alone who has to do with it: "hair", "animals". */
function workWith(text: string, words: Vocabulary): string[] {
  const [word = '', ...others] = wordsOf(text);
  if (others.length > 0) return [];
  const found = findByTask(word).flatMap((name) => [
    ...(words.isName(name) ? [name] : []),
    ...namesOfWork(name, words),
  ]);
  return [...new Set(found)].slice(0, mostKin);
}

const isPlain = ({ phrase, excluded, meant }: Term) => !phrase && !excluded && meant === undefined;

/** What people call the same work and jobs are called, the nearest first. */
function namesOfWork(text: string, words: Vocabulary): string[] {
  const found = createWorkNames().findOthers(wordsOf(text).join(' '), (name) => words.isName(name));
  const least = Math.max(leastShare, leastOfBest * (found[0]?.share ?? 0));
  return found
    .filter(({ share }) => share >= least)
    .slice(0, mostKin)
    .map(({ name }) => name);
}

function findKin(
  { text, phrase, excluded, same, near, meant }: Term,
  words: Vocabulary,
  isAlone: boolean,
): readonly string[] {
  if (phrase || excluded) return [];
  const names = meant ?? [text];
  if ([...names, ...same, ...near].some((name) => words.hasBeginning(name))) return [];
  const occupations = createOccupationNames();
  const listed = names.flatMap((name) => occupations.find(wordsOf(name)));
  if (listed.some((name) => words.hasBeginning(name.words.join(' ')))) return [];
  const called = new Set(names.flatMap((name) => namesOfWork(name, words)));
  if (called.size > 0) return [...called].slice(0, mostKin);
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
  return isAlone ? workWith(text, words) : [];
}
