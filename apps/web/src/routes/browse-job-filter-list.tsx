import { useLoaderData, type MetaFunction } from 'react-router';
import { OrderBanner } from '../features/career-services/components/customer-parts.tsx';
import type { loadSearchPage } from '../features/job-search/api/load-search-page.ts';
import { PageBeyondEnd } from '../features/job-search/components/page-beyond-end.tsx';
import { SearchPage } from '../features/job-search/components/search-page.tsx';
import { searchPageMeta } from '../features/job-search/meta-rules.ts';
import { searchViews } from '../features/job-search/view-constants.ts';
import { ReviewBanner } from '../features/resume-review/components/review-banner.tsx';

export { loadSearchPage as loader } from '../features/job-search/api/load-search-page.ts';

export const meta: MetaFunction<typeof loadSearchPage> = ({ loaderData }) => searchPageMeta(loaderData);

export default function BrowseJobFilterList() {
  const { search, ignored, result, landing } = useLoaderData<typeof loadSearchPage>();
  const view = searchViews.filterList;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return (
    <>
      <ReviewBanner />
      <OrderBanner />
      <SearchPage search={search} result={result} ignored={ignored} landing={landing} view={view} />
    </>
  );
}
