import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import { later } from '../../../components/later.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { pathOfSearch } from '../search-rules.ts';
import type { SearchView } from '../view-constants.ts';
import { JobList } from './job-list.tsx';

const NothingFound = later(async () => (await import('./nothing-found.tsx')).NothingFound);

interface SearchResultsProps {
  search: JobSearch;
  result: JobSearchResult;
  view: SearchView;
  pending: boolean;
}

export function SearchResults({ search, result, view, pending }: SearchResultsProps) {
  if (result.data.length === 0) return <NothingFound search={search} result={result} view={view} />;
  return (
    <>
      <JobList
        jobs={result.data}
        layout={view.layout}
        columns={view.filters ? 2 : 3}
        pending={pending}
        promos
      />
      <Pagination
        page={result.page}
        pageCount={Math.ceil(result.total / result.pageSize)}
        hrefOf={(page) => pathOfSearch({ ...search, page }, view.path)}
        label="Pages of jobs"
      />
    </>
  );
}
