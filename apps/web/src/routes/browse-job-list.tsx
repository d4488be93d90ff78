import type { Testimonial } from '@waymark/contract/content/testimonials';
import type { CountedCompany } from '@waymark/contract/jobs/categories';
import { paths, companyPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/message';
import { lazy } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { TestimonialCard } from '../areas/content/contact/components/testimonial-card.tsx';
import { CallPanel } from '../areas/pages/site/components/call-panel.tsx';
import { loadSearchPage } from '../areas/search/job-search/api/load-search-page.ts';
import { PageBeyondEnd, SearchPage } from '../areas/search/job-search/components/search-page.tsx';
import { searchViews } from '../areas/search/job-search/constants.ts';
import { searchPageMeta } from '../areas/search/job-search/meta-rules.ts';
import { Link } from '../components/layout/link.tsx';
import { PageSection } from '../components/layout/page-section.tsx';
import { CompanyMark } from '../components/media/company-mark.tsx';
import { boardWords } from '../lib/board.ts';
import { serverContext } from '../lib/server-context.ts';
import ui from '../styles/primitives.module.css';
import styles from './browse-job-list.module.css';
import { useSay, metaSay } from '../lib/languages/say.ts';

const companiesOnWall = 12;

export async function loader(given: LoaderFunctionArgs) {
  const { pageData } = given.context.get(serverContext);
  const [{ data: page, init }, companies, [testimonial]] = await Promise.all([
    loadSearchPage(given),
    pageData.categories.listCompanies(companiesOnWall),
    pageData.listTestimonials(),
  ]);
  return data({ ...page, companies, testimonial }, init ?? {});
}

export { shouldRevalidate } from '../areas/search/job-search/revalidate-rules.ts';

// Only where there is room, and on a press.
const PostingPane = lazy(async () => ({ default: (await import('./posting-pane.tsx')).PostingPane }));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  searchPageMeta(boardWords(metaSay()), loaderData);

export default function BrowseJobList() {
  const { search, ignored, result, landing, companies, testimonial } = useLoaderData<typeof loader>();
  const view = searchViews.list;
  if (!result) return <PageBeyondEnd search={search} path={view.path} />;
  return (
    <>
      <SearchPage
        search={search}
        result={result}
        ignored={ignored}
        landing={landing}
        view={view}
        Posting={PostingPane}
      />
      <CompanyWall companies={companies} />
      <TestimonialSection testimonial={testimonial} />
      <AccountCall />
    </>
  );
}

function AccountCall() {
  const say = useSay();
  return (
    <CallPanel title={say`Apply once you know the way. We keep track of the rest.`} to={paths.register}>
      {say`With an account your resume is ready when the right job appears, and you see which employers have looked at your application.`}
    </CallPanel>
  );
}

function TestimonialSection({ testimonial }: { testimonial: Testimonial | undefined }) {
  const say = useSay();
  if (!testimonial) return null;
  return (
    <PageSection aria-label={say`What people say`}>
      <TestimonialCard testimonial={testimonial} />
    </PageSection>
  );
}

/** The companies with most open jobs (I-7). */
function CompanyWall({ companies }: { companies: readonly CountedCompany[] }) {
  const say = useSay();
  if (companies.length === 0) return null;
  return (
    <PageSection aria-labelledby="company-wall">
      <h2 className={styles['title']} id="company-wall">
        {say`Hiring most right now`}
      </h2>
      <ul className={styles['wall']}>
        {companies.map(({ name, value, count, logoUrl }) => (
          <li key={value}>
            <Link className={`${ui['row4']} ${styles['company']}`} to={companyPath(value)}>
              <CompanyMark name={name} logoUrl={logoUrl} />
              <span>
                <span className={`${ui['strong']} ${styles['name']}`} dir="auto">
                  {name}
                </span>
                <span className={`${ui['note']} ${ui['numbers']} ${styles['count']}`}>
                  {say`${plural(count, 'open job')}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
