import type { JobSearch } from '@waymark/contract/jobs';
import { alertPath } from '@waymark/contract/paths';

/** The form for an alert about what a search asks for, as far as an alert can; undefined when that is nothing. */
export function searchAlertPath({ q, location, category, company }: JobSearch): string | undefined {
  const only = (values: readonly string[]) => (values.length === 1 ? values[0] : '');
  const asked = { keyword: q, location, category: only(category), company: only(company) };
  const criteria = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  return Object.keys(criteria).length > 0 ? alertPath(criteria) : undefined;
}
