import type { BoardWords } from '@waymark/contract/board-words';
import { categoriesShown } from './constants.ts';

type Counted = { value: string; count: number };

/**
 * The tiles of home: the chosen categories, or the eight of I-2, which are the first of the list. The busiest of the
 * others replace those without jobs.
 */
export function tilesOf(
  words: BoardWords,
  popular: readonly Counted[],
  chosen: readonly string[] = [],
): Counted[] {
  const preferred =
    chosen.length > 0 ? chosen : words.categories.offered.slice(0, categoriesShown).map(({ value }) => value);
  const shown = preferred.flatMap((value) => popular.find((one) => one.value === value) ?? []);
  const others = popular.filter((one) => !shown.includes(one));
  return [...shown, ...others].slice(0, categoriesShown);
}

/** "Other" is no useful category to show. */
export const isPopular = (category: { value: string; count: number }) =>
  category.count > 0 && category.value !== 'other';

/** The count rounded down to two digits: "more than 1,100" for 1147. */
export function moreThan(count: number): number {
  const below = Math.max(0, count - 1);
  const step = 10 ** Math.max(1, String(below).length - 2);
  return Math.floor(below / step) * step;
}
