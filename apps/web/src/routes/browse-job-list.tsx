import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadSearchPage } from '../areas/search/job-search/api/load-search-page.ts';
import { CompanyWall } from '../areas/pages/company-directory/components/company-wall.tsx';
import { PageBeyondEnd } from '../areas/search/job-search/components/page-beyond-end.tsx';
import { SearchPage } from '../areas/search/job-search/components/search-page.tsx';
import { companiesOnWall } from '../areas/pages/company-directory/constants.ts';
import { searchPageMeta } from '../areas/search/job-search/meta-rules.ts';
import { searchViews } from '../areas/search/job-search/view-constants.ts';
import { AccountCall } from '../areas/pages/site/components/account-call.tsx';
import { TestimonialSection } from '../areas/content/contact/components/testimonial-section.tsx';
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
