import type { Query } from './query-limit-rules.ts';
import { roles } from './query-rules.ts';
import type { TitleIndex } from './title-index.ts';
import { leaders } from './title-rules.ts';
import { smallWords, wordsOf } from './word-rules.ts';

/** What is so common an end of titles says nothing by itself of which work it is: "manager", "analyst". */
const commonShare = 0.02;
const leastTitles = 5;

/**
 * The lists of a query that have names of several words, with these words beside them: where nobody seeks a "compliance
 * officer", whoever works in compliance is nearer than nothing.
 */
export function splitNames(query: Query, titles: TitleIndex, { isAnything } = { isAnything: false }): Query {
  const split = query.map((list) =>
    list.flatMap((term) => {
      // A name alone is what was asked for, but where a place has hardly any: there other engineers will do.
      const isAlone = list.length === 1;
      if ((isAlone && !isAnything) || term.phrase || term.excluded) return [term];
      const words = wordsOf(term.meant?.[0] ?? term.text).filter((word) => !smallWords.has(word));
      const isTelling = (word: string) =>
        isAlone ? !roles.has(word) && !leaders.includes(word) : !isCommon(word, titles);
      const telling = words.length < 2 ? [] : words.filter(isTelling);
      return [term, ...telling.map((text) => ({ text, phrase: false, excluded: false, same: [], near: [] }))];
    }),
  );
  return split.filter((list, at) => list.length > (query[at]?.length ?? 0));
}

function isCommon(word: string, titles: TitleIndex): boolean {
  if (roles.has(word)) return true;
  return titles.findPlurals(word).some((id) => {
    const count = titles.titlesWith(id);
    const isOften = count >= Math.max(leastTitles, commonShare * titles.count);
    return isOften && titles.isHead(id);
  });
}
