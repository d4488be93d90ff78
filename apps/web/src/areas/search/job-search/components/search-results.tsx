import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { pathOfSearch } from '../search-rules.ts';
import type { SearchView } from '../view-constants.ts';
import { JobPromo } from './job-promo.tsx';
import { board } from '../../../../lib/board.ts';
import { JobList } from '../../../../components/job-card/job-list.tsx';

const NothingFound = lazyComponent(async () => (await import('./nothing-found.tsx')).NothingFound);

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
        renderAfter={(position) => board.promos && <JobPromo position={position} />}
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
