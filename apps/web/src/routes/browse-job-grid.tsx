import { useLoaderData, type MetaFunction } from 'react-router';
import type { loadSearchPage } from '../features/job-search/api/load-search-page.ts';
import { PageBeyondEnd } from '../features/job-search/components/page-beyond-end.tsx';
import { SearchPage } from '../features/job-search/components/search-page.tsx';
import { searchPageMeta } from '../features/job-search/meta-rules.ts';
import { searchViews } from '../features/job-search/view-constants.ts';

export { loadSearchPage as loader } from '../features/job-search/api/load-search-page.ts';

export const meta: MetaFunction<typeof loadSearchPage> = ({ loaderData }) => searchPageMeta(loaderData);

export default function BrowseJobGrid() {
  const { search, ignored, result, landing } = useLoaderData<typeof loadSearchPage>();
  const view = searchViews.grid;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return <SearchPage search={search} result={result} ignored={ignored} landing={landing} view={view} />;
}
