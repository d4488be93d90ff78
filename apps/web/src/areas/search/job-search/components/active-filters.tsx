import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { Link } from '../../../../components/layout/link.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { filterLabel } from '../filter-rules.ts';
import { activeFiltersOf, pathOfSearch } from '../search-rules.ts';
import { searchAlertPath } from '../alert-rules.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  search: JobSearch;
  facets: JobFacets;
  /** The page of the search. */
  path: string;
}

/** What narrows the search, each part of it one link away from being gone. */
export function ActiveFilters({ search, facets, path }: ActiveFiltersProps) {
  const filters = activeFiltersOf(search);
  if (filters.length === 0) return null;
  const alert = searchAlertPath(search);
  return (
    <ul className={styles['chips']} aria-label="Active filters">
      {filters.map((filter) => (
        <li key={`${filter.field} ${filter.value}`}>
          <Link className={styles['chip']} to={pathOfSearch(filter.without, path)} preventScrollReset>
            <VisuallyHidden>Remove </VisuallyHidden>
            {filterLabel(filter, facets)}
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles['reset']} to={path} preventScrollReset>
          Reset All
        </Link>
      </li>
      {alert && (
        <li>
          <Link className={styles['reset']} to={alert}>
            Mail me new ones
          </Link>
        </li>
      )}
    </ul>
  );
}
