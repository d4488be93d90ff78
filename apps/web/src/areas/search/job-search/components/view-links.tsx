import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { Link } from '../../../../components/layout/link.tsx';
import { pathOfSearch } from '../search-rules.ts';
import { searchViews, type SearchView } from '../view-constants.ts';
import styles from './view-links.module.css';

const drawings = {
  list: 'M2 4h16M2 10h16M2 16h16',
  grid: 'M2.5 2.5h6v6h-6zM11.5 2.5h6v6h-6zM2.5 11.5h6v6h-6zM11.5 11.5h6v6h-6z',
} as const;
const names = { list: 'List', grid: 'Grid' } as const;

/** The same search as a list or as a grid (I-7). */
export function ViewLinks({ search, view }: { search: JobSearch; view: SearchView }) {
  const choices = view.filters
    ? [searchViews.filterList, searchViews.filterGrid]
    : [searchViews.list, searchViews.grid];
  return (
    <nav className={styles['views']} aria-label="Show as">
      {choices.map(({ path, layout }) => (
        <Link
          className={styles['view']}
          key={layout}
          to={pathOfSearch(search, path)}
          aria-current={path === view.path ? 'page' : undefined}
          aria-label={names[layout]}
          title={names[layout]}
          preventScrollReset
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={drawings[layout]} />
          </svg>
        </Link>
      ))}
    </nav>
  );
}

/** To the same search with the filters beside it. */
export function FiltersLink({ search, view }: { search: JobSearch; view: SearchView }) {
  const { path } = view.layout === 'list' ? searchViews.filterList : searchViews.filterGrid;
  return (
    <Link className={styles['filters']} to={pathOfSearch(search, path)}>
      Filters
    </Link>
  );
}
