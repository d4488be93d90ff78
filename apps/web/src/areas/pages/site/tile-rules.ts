import { jobCategories } from '@waymark/contract/jobs/choices/jobs';
import { categoriesShown } from './constants.ts';

type Counted = { value: string; count: number };

/**
 * The tiles of home: the categories that were chosen, or the eight of I-2, which the list of all begins with, in its
 * order. One without jobs would lead nowhere; the busiest of the others takes its place.
 */
export function tilesOf(popular: readonly Counted[], chosen: readonly string[] = []): Counted[] {
  const wanted =
    chosen.length > 0 ? chosen : jobCategories.slice(0, categoriesShown).map(({ value }) => value);
  const specified = wanted.flatMap((value) => popular.find((one) => one.value === value) ?? []);
  const others = popular.filter((one) => !specified.includes(one));
  return [...specified, ...others].slice(0, categoriesShown);
}
