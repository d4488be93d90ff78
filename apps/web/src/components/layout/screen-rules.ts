import { paths } from '@waymark/contract/paths';

interface Place {
  pathname: string;
  search: string;
}

/** Pages that are another one with each query; on all others a query changes what one looks at, such as a filter. */
const byQuery: readonly string[] = [paths.jobDetail, paths.jobs, paths.companies];

/** Whether going from one place to the other brings another screen. */
export function isOtherScreen(here: Place, next: Place): boolean {
  if (here.pathname !== next.pathname) return true;
  return byQuery.includes(here.pathname) && here.search !== next.search;
}
