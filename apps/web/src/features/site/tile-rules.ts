import { jobCategories } from '@waymark/contract/job-choices';
import { categoriesShown } from './constants.ts';

type Counted = { value: string; count: number };

/**
 * The tiles of home: the eight categories of I-2, which the list of all begins with, in its order. One without
 * jobs would lead nowhere; the busiest of the others takes its place.
 */
export function tilesOf(popular: readonly Counted[]): Counted[] {
  const specified = jobCategories
    .slice(0, categoriesShown)
    .flatMap(({ value }) => popular.find((one) => one.value === value) ?? []);
  const others = popular.filter((one) => !specified.includes(one));
  return [...specified, ...others].slice(0, categoriesShown);
}
