import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import { hasFeatured } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { searchFormId, searchViews, type SearchView } from '../constants.ts';
import { activeFiltersOf, filterLabel, searchAlertPath } from '../filter-rules.ts';
import { pathOfSearch, samePage } from '../search-rules.ts';
import { sortChoices } from '../sort-rules.ts';
import panelStyles from './filter-panel.module.css';
import styles from './search-tools.module.css';
import select from '../../../../styles/select.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface ActiveFiltersProps {
  search: JobSearch;
  facets: JobFacets;
  path: string;
}

/** The filters of the search, each a link that removes it. */
export function ActiveFilters({ search, facets, path }: ActiveFiltersProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const filters = activeFiltersOf(search);
  if (filters.length === 0) return null;
  const alert = searchAlertPath(search);
  return (
    <ul className={ui['cluster2']} aria-label={say`Active filters`}>
      {filters.map((filter) => (
        <li key={`${filter.field} ${filter.value}`}>
          <Link
            className={`${ui['semiboldSm']} ${ui['inlineRow2']} ${panelStyles['chip']}`}
            to={pathOfSearch(filter.without, path)}
            preventScrollReset
          >
            <VisuallyHidden>{say`Remove`} </VisuallyHidden>
            {filterLabel(say, words, filter, facets, locale)}
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={`${ui['semiboldSm']} ${ui['inlineRow']} ${panelStyles['filtersReset']}`}
          to={path}
          preventScrollReset
        >
          {say`Reset All`}
        </Link>
      </li>
      {alert && (
        <li>
          <Link
            className={`${ui['semiboldSm']} ${ui['inlineRow']} ${panelStyles['filtersReset']}`}
            to={alert}
          >
            {say`Mail me new ones`}
          </Link>
        </li>
      )}
    </ul>
  );
}

interface SortSelectProps {
  search: JobSearch;
  onChange: (form: HTMLFormElement) => void;
}

/** One control for order and period (I-7). */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const say = useSay();
  const { chosen, orders, periods } = sortChoices(search, hasFeatured());
  return (
    <div className={styles['selectSort']}>
      <label className={`${ui['note']} ${styles['field']}`}>
        <span className={styles['label']}>{say`Sort by`}</span>
        <span className={`${select['select']} ${styles['choice']}`}>
          <select
            name="sort"
            form={searchFormId}
            value={chosen}
            onChange={(event) => event.currentTarget.form && onChange(event.currentTarget.form)}
          >
            <Options options={orders} />
            <optgroup label={say`Newest, posted in the`}>
              <Options options={periods} />
            </optgroup>
          </select>
        </span>
      </label>
      <button className={styles['apply']} type="submit" form={searchFormId} data-without="script">
        {say`Sort`}
      </button>
    </div>
  );
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  const say = useSay();
  return options.map(({ value, label }) => (
    <option key={label} value={value}>
      {say(label)}
    </option>
  ));
}

const drawings = {
  list: 'M2 4h16M2 10h16M2 16h16',
  grid: 'M2.5 2.5h6v6h-6zM11.5 2.5h6v6h-6zM2.5 11.5h6v6h-6zM11.5 11.5h6v6h-6z',
} as const;
const names = { list: msg`List`, grid: msg`Grid` } as const;

/** The same search as a list or as a grid (I-7). */
export function ViewLinks({ search, view }: { search: JobSearch; view: SearchView }) {
  const say = useSay();
  const choices = view.filters
    ? [searchViews.filterList, searchViews.filterGrid]
    : [searchViews.list, searchViews.grid];
  return (
    <nav className={`${ui['outlined']} ${styles['views']}`} aria-label={say`Show as`}>
      {choices.map(({ path, layout }) => (
        <Link
          className={`${ui['target']} ${ui['hoverSunken']} ${styles['view']}`}
          key={layout}
          to={pathOfSearch({ ...search, page: samePage(search.page, view.layout, layout) }, path)}
          aria-current={path === view.path ? 'page' : undefined}
          aria-label={say(names[layout])}
          title={say(names[layout])}
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

/** Leads to the view of the same search that has filters. */
export function FiltersLink({ search, view }: { search: JobSearch; view: SearchView }) {
  const say = useSay();
  const { path } = view.layout === 'list' ? searchViews.filterList : searchViews.filterGrid;
  return (
    <Link
      className={`${ui['inlineRow']} ${ui['outlined']} ${styles['linksFilters']}`}
      to={pathOfSearch(search, path)}
    >
      {say`Filters`}
    </Link>
  );
}
