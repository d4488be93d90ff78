import { companyFeedPath } from '@waymark/contract/integrations/feed-paths';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { CompanyJobs as Jobs, PublicCompany } from '@waymark/contract/pages/company-directory';
import { alertPath, paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { FeedLinks } from '../../../../components/data/feed-links.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { JobList } from '../../../../components/job-card/job-list.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { companyJobsPath, openJobsText } from '../directory-rules.ts';
import styles from './company-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export const jobsSectionId = 'jobs';

interface CompanyJobsProps {
  company: PublicCompany;
  jobs: Jobs;
}

/** The open jobs of a company by team. */
export function CompanyJobs({ company, jobs }: CompanyJobsProps) {
  const say = useSay();
  const locale = useLocale();
  const { total, page, pageSize } = jobs;
  if (total === 0) return <NoJobs company={company} />;
  return (
    <section id={jobsSectionId} aria-labelledby="jobs-title">
      <div className={`${ui['wrap']} ${styles['head']}`}>
        <h2 className={ui['textXl']} id="jobs-title">
          {say`Open jobs`}
        </h2>
        <Link className={styles['all']} to={searchPath({ company: company.id })}>
          {total === 1 ? say`See it in the search` : say`All ${formatCount(total, locale)} jobs`}
        </Link>
      </div>
      {jobs.teams.length > 1 ? (
        <Teams jobs={jobs} />
      ) : (
        <JobList jobs={jobs.data} layout="list" heading="h3" isOfPage />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => `${companyJobsPath(company.id, next)}#${jobsSectionId}`}
        label={say`Pages of jobs`}
      />
      <FeedLinks of={company.name} pathOf={(extension) => companyFeedPath(extension, company.id)} />
    </section>
  );
}

/** The teams that have jobs on this page; each names all of its jobs. */
function Teams({ jobs: { data, teams } }: Pick<CompanyJobsProps, 'jobs'>) {
  const say = useSay();
  const words = useBoardWords();
  const ofTeam = Map.groupBy(data, ({ category }) => category);
  return (
    <div className={ui['stack5']}>
      {teams.map(({ category, jobs }) => {
        const shown = ofTeam.get(category);
        return (
          shown && (
            <section key={category} aria-label={categoryLabel(words, category)}>
              <h3 className={`${ui['row3']} ${styles['team']}`}>
                {categoryLabel(words, category)} <span className={ui['note']}>{say(openJobsText(jobs))}</span>
              </h3>
              <JobList jobs={shown} layout="list" heading="h4" isOfPage />
            </section>
          )
        );
      })}
    </div>
  );
}

function NoJobs({ company }: Pick<CompanyJobsProps, 'company'>) {
  const say = useSay();
  const actions = (
    <>
      <ButtonLink to={alertPath({ company: company.id })}>{say`Mail me new jobs`}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
        {say`Browse All Jobs`}
      </ButtonLink>
    </>
  );
  return (
    <section id={jobsSectionId}>
      <EmptyState title={say`No open job right now`} actions={actions}>
        {say`${company.name} has nothing open at the moment. We can write to you when that changes.`}
      </EmptyState>
    </section>
  );
}
