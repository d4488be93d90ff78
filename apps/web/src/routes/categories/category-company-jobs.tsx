import type { CountedCompany } from '@waymark/contract/jobs/categories';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CategoryFrame, CategorySection } from '../../areas/pages/job-pages/components/category-parts.tsx';
import { companiesInCategories } from '../../areas/pages/job-pages/constants.ts';
import { Link } from '../../components/layout/link.tsx';
import { CompanyMark } from '../../components/media/company-mark.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import ui from '../../styles/primitives.module.css';
import styles from './category-pages.module.css';
import { useSay } from '../../lib/languages/say.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const [companies, stats] = await Promise.all([
    pageData.categories.listCompanies(companiesInCategories),
    pageData.getSiteStats(),
  ]);
  return { companies, hiring: stats.isLoading ? null : stats.companies, publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Browse Jobs by Companies`,
    description: loaderData?.hiring
      ? msg`${plural(loaderData.hiring, 'company is', 'companies are')} hiring. These have the most open jobs.`
      : msg`These have the most open jobs.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.categoryCompanyJobs}`,
  });

export default function CategoryCompanyJobs() {
  const say = useSay();
  const { companies, hiring } = useLoaderData<typeof loader>();
  return (
    <CategoryFrame
      title={say`Browse Jobs by Companies`}
      lead={
        hiring === null
          ? say`Postings are still loading. The numbers of jobs are not complete yet. Choose whom you would like to work for.`
          : say`${plural(hiring, 'company is', 'companies are')} hiring. Choose whom you would like to work for.`
      }
    >
      <CategorySection title={say`Hiring most right now`} allHref={paths.companies}>
        <CategoryCompanies companies={companies} />
      </CategorySection>
    </CategoryFrame>
  );
}

/** The marks of companies, each leading to its open jobs (I-9). */
function CategoryCompanies({ companies }: { companies: readonly CountedCompany[] }) {
  const say = useSay();
  return (
    <ul className={`${ui['grid5']} ${styles['companies']}`}>
      {companies.map(({ name, value, count, logoUrl }) => (
        <li key={value}>
          <Link
            className={`${ui['card']} ${ui['grid1']} ${styles['company']}`}
            to={searchPath({ company: value })}
          >
            <CompanyMark name={name} logoUrl={logoUrl} size="l" />
            <span className={styles['name']} dir="auto">
              {name}
            </span>
            <span className={ui['note']}>{say`${plural(count, 'open job')}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
