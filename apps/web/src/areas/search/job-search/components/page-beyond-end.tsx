import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { BeyondLastPage } from '../../../../components/data/beyond-last-page.tsx';
import { pathOfSearch } from '../search-rules.ts';

export function PageBeyondEnd({ search, path }: { search: JobSearch; path: string }) {
  return (
    <BeyondLastPage page={search.page} first={pathOfSearch({ ...search, page: 1 }, path)}>
      This search has fewer pages than that; some of its jobs may have been filled meanwhile.
    </BeyondLastPage>
  );
}
