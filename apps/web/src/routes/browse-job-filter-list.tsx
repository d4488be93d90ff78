import { lazy } from 'react';
import { useLoaderData, type MetaFunction } from 'react-router';
import { boardWords } from '../lib/board.ts';
import { OrderBanner } from '../areas/payments/career-services/components/customer-parts.tsx';
import type { loadSearchPage } from '../areas/search/job-search/api/load-search-page.ts';
import { PageBeyondEnd, SearchPage } from '../areas/search/job-search/components/search-page.tsx';
import { searchPageMeta } from '../areas/search/job-search/meta-rules.ts';
import { searchViews } from '../areas/search/job-search/constants.ts';
import { ReviewBanner } from '../areas/resumes/resume-review/components/review-banner.tsx';

export { loadSearchPage as loader } from '../areas/search/job-search/api/load-search-page.ts';

export { shouldRevalidate } from '../areas/search/job-search/revalidate-rules.ts';

// Only where there is room, and on a press.
const PostingPane = lazy(async () => ({ default: (await import('./posting-pane.tsx')).PostingPane }));

export const meta: MetaFunction<typeof loadSearchPage> = ({ loaderData }) =>
  searchPageMeta(boardWords(), loaderData);

export default function BrowseJobFilterList() {
  const { search, ignored, result, landing } = useLoaderData<typeof loadSearchPage>();
  const view = searchViews.filterList;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return (
    <>
      <ReviewBanner />
      <OrderBanner />
      <SearchPage
        search={search}
        result={result}
        ignored={ignored}
        landing={landing}
        view={view}
        Posting={PostingPane}
      />
    </>
  );
}
