import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import { activeFiltersOf, pathOfSearch, searchOfForm } from '../search-rules.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-page.module.css';
import { SortSelect } from './sort-select.tsx';

interface SearchPageProps {
  search: JobSearch;
  result: JobSearchResult;
  /** Parts of the address that meant nothing. */
  ignored: readonly string[];
}

/** The form shows what was just chosen while the answer is on its way, then what the address says. */
function useShownSearch(search: JobSearch) {
  const navigate = useNavigate();
  const [given, setGiven] = useState(search);
  const [shown, setShown] = useState(search);
  if (given !== search) {
    setGiven(search);
    setShown(search);
  }

  function send(form: HTMLFormElement) {
    const next = searchOfForm(form);
    setShown(next);
    void navigate(pathOfSearch(next), { preventScrollReset: true });
  }
  return { shown, send };
}

export function SearchPage({ search, result, ignored }: SearchPageProps) {
  const { shown, send } = useShownSearch(search);
  const pending = useNavigation().state !== 'idle';
  const found = `${formatCount(result.total)} ${result.total === 1 ? 'Job' : 'Jobs'} Found`;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{found}</h1>
        <VisuallyHidden>
          <span role="status">{pending ? 'Searching…' : found}</span>
        </VisuallyHidden>
        <SearchForm search={search} onSubmit={send} />
      </header>
      <div className={styles['filters']}>
        <FilterPanel
          search={shown}
          result={result}
          activeCount={activeFiltersOf({ ...search, q: '', location: '' }).length}
          onChange={send}
        />
      </div>
      <div className={styles['chips']}>
        <ActiveFilters search={search} facets={result.facets} />
      </div>
      <div className={styles['sort']}>
        <SortSelect search={shown} onChange={send} />
      </div>
      <section className={styles['results']} aria-label="Jobs">
        {ignored.length > 0 && (
          <p className={styles['notice']}>
            We ignored {ignored.join(', ')} in the address, because the value means nothing here.
          </p>
        )}
        <SearchResults search={search} result={result} pending={pending} />
      </section>
    </div>
  );
}
