import { formatCount, plural } from '@waymark/contract/text/format-count';
import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CategoryCompanies } from '../areas/pages/job-pages/components/category-companies.tsx';
import { CategoryFrame } from '../areas/pages/job-pages/components/category-frame.tsx';
import { CategorySection } from '../areas/pages/job-pages/components/category-section.tsx';
import { companiesInCategories } from '../areas/pages/job-pages/constants.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const [companies, stats] = await Promise.all([
    pageData.categories.listCompanies(companiesInCategories),
    pageData.getSiteStats(),
  ]);
  return { companies, hiring: stats.companies, publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Browse Jobs by Companies',
    description: `${formatCount(loaderData?.hiring ?? 0)} companies are hiring. These have the most open jobs.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.categoryCompanyJobs}`,
  });

export default function CategoryCompanyJobs() {
  const { companies, hiring } = useLoaderData<typeof loader>();
  return (
    <CategoryFrame
      title="Browse Jobs by Companies"
      lead={`${plural(hiring, 'company is', 'companies are')} hiring. Choose whom you would like to work for.`}
    >
      <CategorySection title="Hiring most right now" allHref={paths.companies}>
        <CategoryCompanies companies={companies} />
      </CategorySection>
    </CategoryFrame>
  );
}
