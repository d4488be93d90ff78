import { useLoaderData, type MetaFunction } from 'react-router';
import type { loadSearchPage } from '../features/jobs/api/load-search-page.ts';
import { PageBeyondEnd } from '../features/jobs/components/page-beyond-end.tsx';
import { SearchPage } from '../features/jobs/components/search-page.tsx';
import { searchPageMeta } from '../features/jobs/meta-rules.ts';
import { searchViews } from '../features/jobs/view-constants.ts';

export { loadSearchPage as loader } from '../features/jobs/api/load-search-page.ts';

export const meta: MetaFunction<typeof loadSearchPage> = ({ loaderData }) => searchPageMeta(loaderData);

export default function BrowseJobFilterGrid() {
  const { search, ignored, result, landing } = useLoaderData<typeof loadSearchPage>();
  const view = searchViews.filterGrid;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return <SearchPage search={search} result={result} ignored={ignored} landing={landing} view={view} />;
}
