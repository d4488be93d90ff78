import { jobLevels, labelOf } from '@waymark/contract/jobs/choices/jobs';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { alertPath } from '@waymark/contract/paths';

/** The form for an alert about what a search asks for, as far as an alert can; undefined when that is nothing. */
export function searchAlertPath({ q, level, location, category, company }: JobSearch): string | undefined {
  const only = (values: readonly string[]) => (values.length === 1 ? values[0] : '');
  // An alert has no levels: there they are words again.
  const words = [...level.map((one) => labelOf(jobLevels, one).toLowerCase()), q].filter(Boolean);
  const asked = { keyword: words.join(' '), location, category: only(category), company: only(company) };
  const criteria = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  return Object.keys(criteria).length > 0 ? alertPath(criteria) : undefined;
}
