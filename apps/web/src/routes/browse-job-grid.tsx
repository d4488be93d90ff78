import { useLoaderData, type MetaFunction } from 'react-router';
import { boardWords } from '../lib/board.ts';
import type { loadSearchPage } from '../areas/search/job-search/api/load-search-page.ts';
import { PageBeyondEnd, SearchPage } from '../areas/search/job-search/components/search-page.tsx';
import { searchPageMeta } from '../areas/search/job-search/meta-rules.ts';
import { searchViews } from '../areas/search/job-search/constants.ts';
import { metaSay } from '../lib/languages/say.ts';

export { loadSearchPage as loader } from '../areas/search/job-search/api/load-search-page.ts';

export const meta: MetaFunction<typeof loadSearchPage> = ({ loaderData }) =>
  searchPageMeta(boardWords(metaSay()), loaderData);

export default function BrowseJobGrid() {
  const { search, ignored, result, landing } = useLoaderData<typeof loadSearchPage>();
  const view = searchViews.grid;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return <SearchPage search={search} result={result} ignored={ignored} landing={landing} view={view} />;
}
