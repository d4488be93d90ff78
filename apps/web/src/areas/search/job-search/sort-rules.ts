import {
  jobSorts,
  postedPeriods,
  type JobSort,
  type PostedPeriod,
} from '@waymark/contract/jobs/choices/jobs';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { anyTime } from './constants.ts';

export const periods = postedPeriods.map(({ value }) => value);
const isPeriod = (value: string | undefined): value is PostedPeriod =>
  periods.some((period) => period === value);

/**
 * The specification's list sorts are periods (I-7): one of them means the newest first, posted in that time.
 * In an address the time then stands for itself, as the filter "Posted" has it.
 */
export function orderOf(
  sort: JobSort | PostedPeriod | typeof anyTime | undefined,
  posted: PostedPeriod | undefined,
): Pick<JobSearch, 'sort' | 'posted'> {
  if (sort === anyTime) return { sort: 'newest', posted: undefined };
  return isPeriod(sort) ? { sort: 'newest', posted: sort } : { sort, posted };
}

/** With a keyword the best match comes first, without one the newest job. */
export const usualSort = ({ q }: Pick<JobSearch, 'q'>): JobSort => (q ? 'relevance' : 'newest');

/**
 * What the control "Sort by" offers. The usual order is sent as nothing, so that a keyword typed later brings
 * its own. Whichever option is shown leaves the filter "Posted" alone, so that a form without script may send
 * both: only the option of another period, and that of any time while a period is shown, change it.
 */
export function sortChoices({ q, sort, posted }: JobSearch) {
  const usual = usualSort({ q });
  // Without a keyword nothing is more relevant than anything else.
  const orders = jobSorts.filter(({ value }) => q || value !== 'relevance');
  const order = orders.find(({ value }) => value === sort)?.value ?? usual;
  const shown = order === 'newest' ? posted : undefined;
  const sent = (value: JobSort) => (value === usual ? '' : value);
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
