import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { formatCount } from '@waymark/contract/text/format-count';
import { alertPath, paths, searchPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { companyJobsPath } from '../directory-rules.ts';
import { jobsSectionId } from './company-page-head.tsx';
import styles from './company-page-jobs.module.css';

interface CompanyPageJobsProps {
  company: PublicCompany;
  jobs: { total: number; page: number; pageSize: number };
  children: ReactNode;
}

export function CompanyPageJobs({ company, jobs, children }: CompanyPageJobsProps) {
  const { total, page, pageSize } = jobs;
  if (total === 0) return <NoJobs company={company} />;
  return (
    <section id={jobsSectionId} aria-labelledby="jobs-title">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="jobs-title">
          Open jobs
        </h2>
        <Link className={styles['all']} to={searchPath({ company: company.id })}>
          {total === 1 ? 'See it in the search' : `All ${formatCount(total)} jobs`}
        </Link>
      </div>
      {children}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => `${companyJobsPath(company.id, next)}#${jobsSectionId}`}
        label="Pages of jobs"
      />
    </section>
  );
}

function NoJobs({ company }: Pick<CompanyPageJobsProps, 'company'>) {
  const actions = (
    <>
      <ButtonLink to={alertPath({ company: company.id })}>Mail me new jobs</ButtonLink>
      <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
        Browse All Jobs
      </ButtonLink>
    </>
  );
  return (
    <section id={jobsSectionId}>
      <EmptyState title="No open job right now" actions={actions}>
        {company.name} has nothing open at the moment. We can write to you when that changes.
      </EmptyState>
    </section>
  );
}
