import { companyLetters } from '@waymark/contract/jobs/choices';
import type { JobSearch, JobSearchResult, JobFacets } from '@waymark/contract/jobs/jobs';
import { nameLanding, type LandingLink } from '@waymark/contract/pages/landings';
import { landingPath } from '@waymark/contract/paths';
import { Fragment, useRef, useState, type ComponentType } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { BeyondLastPage } from '../../../../components/data/beyond-last-page.tsx';
import { FeedLinks } from '../../../../components/data/feed-links.tsx';
import { LetterBar as AlphabetBar } from '../../../../components/data/letter-bar.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { JobList } from '../../../../components/job-card/job-list.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PhoneFold } from '../../../../components/layout/phone-fold.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { board } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import type { SearchView } from '../constants.ts';
import { activeFiltersOf } from '../filter-rules.ts';
import { groupResults } from '../group-rules.ts';
import {
  describeSearched,
  feedOfSearch,
  headingOf,
  pathOfSearch,
  searchMade,
  searchOfForm,
} from '../search-rules.ts';
import type { KeyPress } from '../posting-rules.ts';
import type { PostingProps } from './beside-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { JobPromo } from './job-promo.tsx';
import { SearchForm } from './search-form.tsx';
import { RelatedOffer, SearchNotes } from './search-notes.tsx';
import styles from './search-page.module.css';
import { ActiveFilters, FiltersLink, SortSelect, ViewLinks } from './search-tools.tsx';
import { useSay, rich } from '../../../../lib/languages/say.ts';
import { msg, plural, term } from '@waymark/contract/text/message';

/** A phone without a keyboard has neither the room nor the keys. */
const isUsedBeside = () => import.meta.env.SSR || matchMedia('(any-hover: hover), (width >= 72rem)').matches;
const BesideList = lazyComponent(async () =>
  isUsedBeside() ? (await import('./beside-list.tsx')).BesideList : () => null,
);

const NothingFound = lazyComponent(async () => (await import('./nothing-found.tsx')).NothingFound);

interface SearchPageProps {
  /** The search of the address. */
  search: JobSearch;
  result: JobSearchResult;
  /** Parameters of the address that had no valid value. */
  ignored: readonly string[];
  /** The landing page of exactly this search, where it has one. */
  landing: LandingLink | null;
  view: SearchView;
  /** Shows a posting beside the list where there is room; without it all titles lead to their own pages. */
  Posting?: ComponentType<PostingProps>;
}

/** The form shows the new choice while the answer loads, then the search that was made. */
function useShownSearch(parsed: JobSearch, result: JobSearchResult, path: string) {
  const words = useBoardWords();
  const navigate = useNavigate();
  const [given, setGiven] = useState(result);
  const [made, setMade] = useState(() => searchMade(parsed, result));
  const [shown, setShown] = useState(made);
  if (given !== result) {
    const next = searchMade(parsed, result);
    setGiven(result);
    setMade(next);
    setShown(next);
  }

  function run(next: JobSearch) {
    setShown(next);
    void navigate(pathOfSearch(next, path), { preventScrollReset: true });
  }
  return { made, shown, run, send: (form: HTMLFormElement) => run(searchOfForm(words, form)) };
}

/** How many there are, also for who does not see it. */
function FoundHeading({ result }: Pick<SearchPageProps, 'result'>) {
  const say = useSay();
  const pending = useNavigation().state !== 'idle';
  const found = say(headingOf(result));
  return (
    <>
      <h1 className={ui['numbers']}>{found}</h1>
      <p className={`${ui['visuallyHidden']} ${ui['nowrap']}`} role="status">
        {pending ? say`Searching…` : found}
      </p>
    </>
  );
}

/** The search in one of its four views (I-7, I-8). */
export function SearchPage({ search: parsed, result, ignored, landing, view, Posting }: SearchPageProps) {
  const say = useSay();
  const { path, filters } = view;
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<KeyPress | null>(null);
  const list = useRef<HTMLElement>(null);
  const { made, shown, run, send } = useShownSearch(parsed, result, path);
  return (
    <div
      className={`${ui['page']} ${styles['page']}`}
      data-filters={filters}
      data-split={openId !== null || undefined}
    >
      <header className={`${ui['grid5']} ${styles['head']}`}>
        <FoundHeading result={result} />
        {landing && <LandingNote landing={landing} />}
        <PhoneFold className={styles['fold']} label={<SearchLine search={made} />}>
          <SearchForm search={made} parsed={parsed} view={view} onSubmit={send} onSearch={run} />
          {!filters && <LetterBar search={made} counts={result.facets.letter} path={path} />}
        </PhoneFold>
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
      <div className={`${ui['hideEmpty']} ${styles['chips']}`}>
        <ActiveFilters search={made} facets={result.facets} path={path} />
      </div>
      <div className={`${ui['row4']} ${styles['sort']}`}>
        <ViewLinks search={made} view={view} />
        <SortSelect search={shown} onChange={send} />
      </div>
      <section
        ref={list}
        className={styles['results']}
        aria-label={say`Jobs`}
        data-keys
        data-press={Posting && 'wide'}
      >
        <SearchNotes parsed={parsed} search={made} result={result} ignored={ignored} path={path} />
        <SearchResults search={made} result={result} view={view} openId={openId} />
        {result.data.length > 0 && <KeysHint onAsk={setAsked} />}
      </section>
      <BesideList list={list} openId={openId} onOpen={setOpenId} Posting={Posting} asked={asked} />
    </div>
  );
}

/** In place of the form on a phone, until it is opened. */
function SearchLine({ search }: { search: JobSearch }) {
  const say = useSay();
  const searched = say(describeSearched(search));
  return (
    <>
      <svg className={styles['glass']} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
      </svg>
      <span className={`${ui['truncate']} ${styles['searched']}`} data-empty={!searched || undefined}>
        <VisuallyHidden>{say`Search for`} </VisuallyHidden>
        {searched || say`Job title, keywords, or place`}
      </span>
    </>
  );
}

function KeysHint({ onAsk }: { onAsk: (press: KeyPress) => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles['keysHint']}
      data-needs="script"
      onClick={() => onAsk({ key: '?' })}
    >
      {rich(say, msg`Press <kbd>?</kbd> for keys`, { kbd: <kbd /> })}
    </button>
  );
}

/** Links to the landing page, which shows pay, companies and skills. */
function LandingNote({ landing }: { landing: LandingLink }) {
  const say = useSay();
  const words = useBoardWords();
  return (
    <p className={styles['note']}>
      {rich(say, msg`<link>${term(nameLanding(words, landing.names))}</link>: pay, employers and skills`, {
        link: <Link to={landingPath(landing.criteria)} />,
      })}
    </p>
  );
}

interface LetterBarProps {
  search: JobSearch;
  counts: JobFacets['letter'];
  path: string;
}

/** Jobs by the first letter of their company's name (I-8). */
function LetterBar({ search, counts, path }: LetterBarProps) {
  const say = useSay();
  const hrefOf = (letter: string | undefined) => pathOfSearch({ ...search, page: 1, letter }, path);
  return (
    <AlphabetBar
      label={say`Companies by letter`}
      nameCount={(count) => msg`${plural(count, 'job')}`}
      letters={[
        { label: say`All`, href: hrefOf(undefined), current: !search.letter },
        ...companyLetters.map(({ value, label }) => ({
          label,
          href: hrefOf(value),
          current: search.letter === value,
          count: counts.find((one) => one.value === value)?.count ?? 0,
        })),
      ]}
    />
  );
}

interface SearchResultsProps {
  search: JobSearch;
  result: JobSearchResult;
  view: SearchView;
  /** The job that is open beside the list. */
  openId: string | null;
}

function SearchResults({ search, result, view, openId }: SearchResultsProps) {
  const say = useSay();
  const pending = useNavigation().state !== 'idle';
  const locale = useLocale();
  const groups = groupResults(say, search, result, locale);
  if (result.data.length === 0) return <NothingFound search={search} result={result} view={view} />;
  return (
    <>
      {groups.map(({ title, jobs, from }) => (
        <Fragment key={title}>
          {title !== '' && (
            <h2 className={styles['group']} dir="auto">
              {title}
            </h2>
          )}
          <JobList
            jobs={jobs}
            layout={view.layout}
            columns={view.filters ? 2 : 3}
            heading={title === '' ? 'h2' : 'h3'}
            pending={pending}
            openId={openId}
            renderAfter={(position) => board.promos && <JobPromo position={from + position} />}
          />
        </Fragment>
      ))}
      <RelatedOffer search={search} result={result} path={view.path} />
      <Pagination
        page={result.page}
        pageCount={Math.ceil(result.total / result.pageSize)}
        hrefOf={(page) => pathOfSearch({ ...search, page }, view.path)}
        label={say`Pages of jobs`}
      />
      <FeedLinks of={say`this search`} pathOf={(extension) => feedOfSearch(search, extension)} />
    </>
  );
}

export function PageBeyondEnd({ search, path }: { search: JobSearch; path: string }) {
  const say = useSay();
  return (
    <BeyondLastPage page={search.page} first={pathOfSearch({ ...search, page: 1 }, path)}>
      {say`This search has fewer pages than that; some of its jobs may have been filled since.`}
    </BeyondLastPage>
  );
}
