import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadSearchPage } from '../features/jobs/api/load-search-page.ts';
import { CompanyWall } from '../features/jobs/components/company-wall.tsx';
import { PageBeyondEnd } from '../features/jobs/components/page-beyond-end.tsx';
import { SearchPage } from '../features/jobs/components/search-page.tsx';
import { companiesOnWall } from '../features/jobs/constants.ts';
import { searchPageMeta } from '../features/jobs/meta-rules.ts';
import { searchViews } from '../features/jobs/view-constants.ts';
import { AccountCall } from '../features/site/components/account-call.tsx';
import { TestimonialSection } from '../features/site/components/testimonial-section.tsx';
import { serverContext } from '../lib/server-context.ts';

export async function loader(given: LoaderFunctionArgs) {
  const { pageData } = given.context.get(serverContext);
  const [{ data: page, init }, companies, [testimonial]] = await Promise.all([
    loadSearchPage(given),
    pageData.categories.listCompanies(companiesOnWall),
    pageData.listTestimonials(),
  ]);
  return data({ ...page, companies, testimonial }, init ?? {});
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => searchPageMeta(loaderData);

export default function BrowseJobList() {
  const { search, ignored, result, landing, companies, testimonial } = useLoaderData<typeof loader>();
  const view = searchViews.list;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return (
    <>
      <SearchPage search={search} result={result} ignored={ignored} landing={landing} view={view} />
      <CompanyWall companies={companies} />
      <TestimonialSection testimonial={testimonial} />
      <AccountCall />
    </>
  );
}
