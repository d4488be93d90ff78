import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { LandingLink } from '@waymark/contract/pages/landings';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { activeFiltersOf, headingOf, pathOfSearch, searchMade, searchOfForm } from '../search-rules.ts';
import type { SearchView } from '../view-constants.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LandingNote } from './landing-note.tsx';
import { LetterBar } from './letter-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-page.module.css';
import { SortSelect } from './sort-select.tsx';
import { FiltersLink, ViewLinks } from './view-links.tsx';

interface SearchPageProps {
  /** As the address has it. */
  search: JobSearch;
  result: JobSearchResult;
  /** Parts of the address that meant nothing. */
  ignored: readonly string[];
  /** The page about exactly this search, where there is one. */
  landing: LandingLink | null;
  view: SearchView;
}

/** The form shows what was just chosen while the answer is on its way, then what was searched for. */
function useShownSearch(asked: JobSearch, result: JobSearchResult, path: string) {
  const navigate = useNavigate();
  const [given, setGiven] = useState(result);
  const [made, setMade] = useState(() => searchMade(asked, result));
  const [shown, setShown] = useState(made);
  if (given !== result) {
    const next = searchMade(asked, result);
    setGiven(result);
    setMade(next);
    setShown(next);
  }

  function ask(next: JobSearch) {
    setShown(next);
    void navigate(pathOfSearch(next, path), { preventScrollReset: true });
  }
  return { made, shown, ask, send: (form: HTMLFormElement) => ask(searchOfForm(form)) };
}

/** The search, in whichever of its four views (I-7, I-8). */
export function SearchPage({ search: asked, result, ignored, landing, view }: SearchPageProps) {
  const { path, filters } = view;
  const { made, shown, ask, send } = useShownSearch(asked, result, path);
  const pending = useNavigation().state !== 'idle';
  const found = headingOf(result);
  return (
    <div className={styles['page']} data-filters={filters}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{found}</h1>
        <VisuallyHidden>
          <span role="status">{pending ? 'Searching…' : found}</span>
        </VisuallyHidden>
        {landing && <LandingNote landing={landing} />}
        <SearchForm search={made} asked={asked} view={view} onSubmit={send} onSearch={ask} />
        {!filters && <LetterBar search={made} counts={result.facets.letter} path={path} />}
      </header>
      <div className={styles['filters']}>
        {filters ? (
          <FilterPanel
            search={shown}
            result={result}
            activeCount={activeFiltersOf({ ...made, q: '', location: '' }).length}
            path={path}
            onChange={send}
          />
        ) : (
          <FiltersLink search={made} view={view} />
        )}
      </div>
      <div className={styles['chips']}>
        <ActiveFilters search={made} facets={result.facets} path={path} />
      </div>
      <div className={styles['sort']}>
        <ViewLinks search={made} view={view} />
        <SortSelect search={shown} onChange={send} />
      </div>
      <section className={styles['results']} aria-label="Jobs">
        <SearchNotes typed={asked.q} search={made} result={result} ignored={ignored} path={path} />
        <SearchResults search={made} result={result} view={view} pending={pending} />
      </section>
    </div>
  );
}
