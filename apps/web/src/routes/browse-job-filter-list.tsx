import { labelOf, jobCategories } from '@waymark/contract/job-choices';
import type { JobSearch } from '@waymark/contract/jobs';
import type { PageData } from '@waymark/contract/page-data';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { OrderBanner } from '../features/career-services/components/customer-parts.tsx';
import { PageBeyondEnd } from '../features/jobs/components/page-beyond-end.tsx';
import { SearchPage } from '../features/jobs/components/search-page.tsx';
import { parseJobSearch, pathOfSearch } from '../features/jobs/search-rules.ts';
import { formatCount } from '../lib/format-count.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

/** Null when the address asks for a page beyond the last one. */
async function findJobs(pageData: PageData, search: JobSearch) {
  try {
    return await pageData.searchJobs(search);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'not_found') return null;
    throw error;
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { search, ignored } = parseJobSearch(new URL(request.url).searchParams);
  const result = await findJobs(pageData, search);
  return data({ search, ignored, result, publicUrl: pageData.publicUrl }, { status: result ? 200 : 404 });
}

function titleOf(search: JobSearch): string {
  const [category] = search.category;
  const what = search.q || (category && search.category.length === 1 ? labelOf(jobCategories, category) : '');
  const jobs = what
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} jobs`
    : 'Find Jobs, Employment & Career Opportunities';
  return `${search.location ? `${jobs} in ${search.location}` : jobs}${search.page > 1 ? `, page ${search.page}` : ''}`;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData?.result)
    return [{ title: 'Page not found | Waymark' }, { name: 'robots', content: 'noindex' }];
  const { search, result, publicUrl } = loaderData;
  return pageMeta({
    title: titleOf(search),
    description: `${formatCount(result.total)} open jobs. Filter by place, type, experience, salary and company, and apply.`,
    canonical: `${publicUrl}${pathOfSearch(search)}`,
  });
};

export default function BrowseJobFilterList() {
  const { search, ignored, result } = useLoaderData<typeof loader>();
  if (!result) return <PageBeyondEnd search={search} />;
  return (
    <>
      <OrderBanner />
      <SearchPage search={search} result={result} ignored={ignored} />
    </>
  );
}
