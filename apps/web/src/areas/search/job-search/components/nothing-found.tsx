import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { msg, plural, term } from '@waymark/contract/text/message';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { JobList } from '../../../../components/job-card/job-list.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import type { SearchView } from '../constants.ts';
import { activeFiltersOf, searchAlertPath } from '../filter-rules.ts';
import { nothingIn, relaxations } from '../relaxation-rules.ts';
import { pathOfSearch } from '../search-rules.ts';
import styles from './search-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import type { DistanceUnit } from '@waymark/contract/jobs/choices';

interface NothingFoundProps {
  search: JobSearch;
  result: JobSearchResult;
  view: SearchView;
}

const nameAll = (count: number, radius: number, unit: DistanceUnit) =>
  unit === 'miles'
    ? msg`${plural(count, 'job')} within ${radius} miles`
    : msg`${plural(count, 'job')} within ${radius} Km`;
const jobs = (count: number) => msg`${plural(count, 'job')}`;

/** In place of results: nearby jobs, or the filters to leave out for more. */
export function NothingFound({ search, result, view }: NothingFoundProps) {
  const say = useSay();
  if (activeFiltersOf(search).length === 0) {
    return (
      <EmptyState
        title={say`No job is open yet`}
      >{say`New jobs appear here as soon as they are posted.`}</EmptyState>
    );
  }
  const { path } = view;
  if (!result.placeKnown) {
    return (
      <EmptyState
        title={say`We know no place called “${search.location}”`}
        actions={
          <ButtonLink to={pathOfSearch({ ...search, page: 1, location: '', radius: undefined }, path)}>
            {say`Search everywhere`}
          </ButtonLink>
        }
      >
        {say`Check the spelling, or name a larger city nearby.`}
      </EmptyState>
    );
  }
  if (result.nearby) return <Nearby search={search} result={result} nearby={result.nearby} view={view} />;
  const alert = searchAlertPath(search);
  return (
    <EmptyState
      title={search.location ? say(nothingIn(search)) : say`No job matches all of this`}
      actions={
        <>
          {alert && <ButtonLink to={alert}>{say`Mail me when there is one`}</ButtonLink>}
          <ButtonLink variant="secondary" to={path}>
            {say`Reset All`}
          </ButtonLink>
        </>
      }
    >
      {say`Try a shorter or more common word for the job, or leave one of the filters out.`}
      <Relaxations search={search} result={result} path={path} />
    </EmptyState>
  );
}

function Relaxations({ search, result, path }: Omit<NothingFoundProps, 'view'> & { path: string }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const relaxed = relaxations(say, words, search, result, locale);
  if (relaxed.length === 0) return null;
  return (
    <ul className={`${ui['wrap']} ${styles['ways']}`} aria-label={say`With a filter less`}>
      {relaxed.map(({ name, total, search: wider }) => (
        <li key={name}>
          <Link to={pathOfSearch(wider, path)}>{say`Without “${name}”`}</Link>: {say(jobs(total))}
        </li>
      ))}
    </ul>
  );
}

interface NearbyProps extends NothingFoundProps {
  nearby: NonNullable<JobSearchResult['nearby']>;
}

/** The jobs of the smallest circle around the place that has any. */
function Nearby({ search, result, nearby: { radius, unit, total, data }, view }: NearbyProps) {
  const say = useSay();
  const { path, layout, filters } = view;
  return (
    <section aria-labelledby="nearby-jobs">
      <h2 className={styles['title']} id="nearby-jobs">
        {say`${term(nothingIn(search))}. ${term(nameAll(total, radius, unit))}`}
      </h2>
      <Relaxations search={search} result={result} path={path} />
      <JobList jobs={data} layout={layout} columns={filters ? 2 : 3} heading="h3" />
      <ButtonLink
        className={styles['all']}
        variant="secondary"
        to={pathOfSearch({ ...search, page: 1, radius, unit }, path)}
      >
        {total > data.length
          ? say`See all ${term(jobs(total))}`
          : say(unit === 'miles' ? msg`Search within ${radius} miles` : msg`Search within ${radius} Km`)}
      </ButtonLink>
    </section>
  );
}
