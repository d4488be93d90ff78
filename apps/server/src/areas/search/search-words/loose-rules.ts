import type { Query, Term } from './query-limit-rules.ts';
import { roles } from './query-rules.ts';
import type { TitleIndex } from './title-index.ts';
import { leaders } from './title-rules.ts';
import { smallWords, wordsOf } from './word-rules.ts';

/** What is so common an end of titles says nothing by itself of which work it is: "manager", "analyst". */
const commonShare = 0.02;
const leastTitles = 5;
const mostEnds = 2;

/**
 * The lists of a query that have names of several words, with these words beside them: where nobody seeks a "compliance
 * officer", whoever works in compliance is nearer than nothing.
 */
export function splitNames(query: Query, titles: TitleIndex, { isAnything } = { isAnything: false }): Query {
  return query.flatMap((list) => {
    const [term] = list;
    // A name alone is what was asked for, but where a place has hardly any: there other engineers will do.
    if (term && list.length === 1) return isAnything ? splitAlone(term, titles) : [];
    const split = list.flatMap((one) => [
      one,
      ...partsOf(one, nameOf(one), titles, (word) => !isCommon(word, titles)),
    ]);
    return split.length > list.length ? [split] : [];
  });
}

/** Other developers are as near to a software engineer as other engineers. */
function splitAlone(term: Term, titles: TitleIndex): Query {
  const own = nameOf(term);
  const ends = term.same.map(wordsOf).flatMap((name) => {
    const isSameField = name.length > 1 && name.slice(0, -1).join(' ') === own.slice(0, -1).join(' ');
    return isSameField ? name.slice(-1).filter((end) => titles.findPlurals(end).length > 0) : [];
  });
  const names = [own, ...[...new Set(ends)].slice(0, mostEnds).map((end) => [...own.slice(0, -1), end])];
  return names.flatMap((name) => {
    const parts = partsOf(term, name, titles, (word) => !roles.has(word) && !leaders.includes(word));
    return parts.length > 0 ? [[term, ...parts]] : [];
  });
}

const nameOf = (term: Term) => wordsOf(term.meant?.[0] ?? term.text).filter((word) => !smallWords.has(word));

function partsOf(
  { phrase, excluded }: Term,
  name: readonly string[],
  titles: TitleIndex,
  isTelling: (word: string) => boolean,
): Term[] {
  if (phrase || excluded || name.length < 2) return [];
  // Of a "compliance officer" each word tells of the work, as of "user research" none does.
  const isPart = titles.findPlurals(name.at(-1) ?? '').some((id) => titles.isHead(id));
  const plain = { phrase: false, excluded: false, same: [], near: [], isPart };
  return name.filter(isTelling).map((text) => ({ ...plain, text }));
}

function isCommon(word: string, titles: TitleIndex): boolean {
  if (roles.has(word)) return true;
  return titles.findPlurals(word).some((id) => {
    const count = titles.titlesWith(id);
    const isOften = count >= Math.max(leastTitles, commonShare * titles.count);
    return isOften && titles.isHead(id);
  });
}
