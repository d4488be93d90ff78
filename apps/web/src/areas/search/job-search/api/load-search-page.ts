import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { PageData } from '@waymark/contract/page-data';
import { data, type LoaderFunctionArgs } from 'react-router';
import { boardWords } from '../../../../lib/board.ts';
import { serverContext } from '../../../../lib/server-context.ts';
import { readAddress } from '../../../../lib/languages/page-address.ts';
import { pageSizes, searchViews } from '../constants.ts';
import { parseJobSearch, searchMade } from '../search-rules.ts';

/** Null for a page beyond the last one. */
async function findJobs(pageData: PageData, search: JobSearch, pageSize: number | undefined) {
  try {
    return await pageData.searchJobs(search, pageSize);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'not_found') return null;
    throw error;
  }
}

/** The server loader of the four search pages. */
export async function loadSearchPage({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { pathname, searchParams } = readAddress(request);
  const { search, ignored } = parseJobSearch(boardWords(), searchParams);
  const view = Object.values(searchViews).find(({ path }) => path === pathname);
  const result = await findJobs(pageData, search, view && pageSizes[view.layout]);
  const landing = result && (await pageData.landings.findLanding(searchMade(search, result)));
  return data(
    { search, ignored, result, landing, publicUrl: pageData.publicUrl },
    { status: result ? 200 : 404 },
  );
}
