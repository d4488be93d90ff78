import { lazy } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { BannerPlace } from '../areas/content/banners/components/banner-place.tsx';
import { boardWords } from '../lib/board.ts';
import { OrderBanner } from '../areas/payments/career-services/components/customer-parts.tsx';
import { loadSearchPage } from '../areas/search/job-search/api/load-search-page.ts';
import { PageBeyondEnd, SearchPage } from '../areas/search/job-search/components/search-page.tsx';
import { searchPageMeta } from '../areas/search/job-search/meta-rules.ts';
import { searchViews } from '../areas/search/job-search/constants.ts';
import { serverContext } from '../lib/server-context.ts';
import { ReviewBanner } from '../areas/resumes/resume-review/components/review-banner.tsx';
import { metaSay } from '../lib/languages/say.ts';

export async function loader(given: LoaderFunctionArgs) {
  const { pageData } = given.context.get(serverContext);
  const [{ data: page, init }, banner] = await Promise.all([
    loadSearchPage(given),
    pageData.findBanner('list'),
  ]);
  return data({ ...page, banner }, init ?? {});
}

export { shouldRevalidate } from '../areas/search/job-search/revalidate-rules.ts';

// Only where there is room, and on a press.
const PostingPane = lazy(async () => ({ default: (await import('./posting-pane.tsx')).PostingPane }));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  searchPageMeta(boardWords(metaSay()), loaderData);

export default function BrowseJobFilterList() {
  const { search, ignored, result, landing, banner } = useLoaderData<typeof loader>();
  const view = searchViews.filterList;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return (
    <>
      <ReviewBanner />
      <OrderBanner />
      <BannerPlace banner={banner} />
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
