import { jobSorts, postedPeriods, type JobSort, type PostedPeriod } from '@waymark/contract/jobs/choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { anyTime } from './constants.ts';

export const periods = postedPeriods.map(({ value }) => value);
const isPeriod = (value: string | undefined): value is PostedPeriod =>
  periods.some((period) => period === value);

/**
 * The specification lists periods among the sorts (I-7): one means newest first, posted in that time. The address then
 * holds the period as the filter "Posted" does.
 */
export function orderOf(
  sort: JobSort | PostedPeriod | typeof anyTime | undefined,
  posted: PostedPeriod | undefined,
): Pick<JobSearch, 'sort' | 'posted'> {
  if (sort === anyTime) return { sort: 'newest', posted: undefined };
  return isPeriod(sort) ? { sort: 'newest', posted: sort } : { sort, posted };
}

/** With a keyword the best match comes first, without one the newest job. */
export const defaultSort = ({ q }: Pick<JobSearch, 'q'>): JobSort => (q ? 'relevance' : 'newest');

/**
 * The options of "Sort by". The default order is sent as an empty value, so that a keyword typed later gets its own
 * default. A form without script sends the filter "Posted" too, so the shown option leaves it alone; only another
 * period, or any time while a period is shown, changes it. Featured postings come first only where a board sells that.
 */
export function sortChoices({ q, location, sort, posted }: JobSearch, canFeature: boolean) {
  const byDefault = defaultSort({ q });
  const isOffered: Partial<Record<JobSort, boolean>> = {
    featured: canFeature || sort === 'featured',
    // Without a keyword there is no relevance, and without a place no distance.
    relevance: q !== '',
    distance: location !== '',
  };
  const orders = jobSorts.filter(({ value }) => isOffered[value] ?? true);
  const order = orders.find(({ value }) => value === sort)?.value ?? byDefault;
  const shown = order === 'newest' ? posted : undefined;
  const sent = (value: JobSort) => (value === byDefault ? '' : value);
  return {
    chosen: sent(order),
    orders: orders.map(({ value, label }) => ({
      value: value === 'newest' && shown ? anyTime : sent(value),
      label,
    })),
    // In the specification's order, the longest first.
    periods: postedPeriods.toReversed().map(({ value, label }) => ({
      value: value === shown ? sent('newest') : value,
      label,
    })),
  };
}
