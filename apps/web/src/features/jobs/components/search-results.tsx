import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { activeFiltersOf, pathOfSearch } from '../search-rules.ts';
import { JobList } from './job-list.tsx';

interface SearchResultsProps {
  search: JobSearch;
  result: JobSearchResult;
  pending: boolean;
}

export function SearchResults({ search, result, pending }: SearchResultsProps) {
  if (result.data.length === 0) return <NothingFound search={search} placeKnown={result.placeKnown} />;
  return (
    <>
      <JobList jobs={result.data} pending={pending} />
      <Pagination
        page={result.page}
        pageCount={Math.ceil(result.total / result.pageSize)}
        hrefOf={(page) => pathOfSearch({ ...search, page })}
        label="Pages of jobs"
      />
    </>
  );
}

function NothingFound({ search, placeKnown }: { search: JobSearch; placeKnown: boolean }) {
  if (activeFiltersOf(search).length === 0) {
    return (
      <EmptyState title="No job is open yet">New jobs appear here as soon as they are posted.</EmptyState>
    );
  }
  if (!placeKnown) {
    return (
      <EmptyState
        title={`We know no place called “${search.location}”`}
        actions={
          <ButtonLink to={pathOfSearch({ ...search, page: 1, location: '', radius: undefined })}>
            Search everywhere
          </ButtonLink>
        }
      >
        Check the spelling, or name a larger city nearby.
      </EmptyState>
    );
  }
  const wider = search.location && { ...search, page: 1, radius: 100, unit: search.unit ?? 'Km' };
  return (
    <EmptyState
      title="No job matches all of this"
      actions={
        <>
          {wider && (search.radius ?? 0) < 100 && (
            <ButtonLink to={pathOfSearch(wider)}>
              Look within 100 {wider.unit} of {search.location}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
            Reset All
          </ButtonLink>
        </>
      }
    >
      Remove one of the filters above, or try a shorter or more common word for the job.
    </EmptyState>
  );
}
