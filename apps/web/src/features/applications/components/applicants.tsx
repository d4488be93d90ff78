import { jobDetailPath, paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import type { ApplicantsPage } from '../api/list-applicants.ts';
import { ApplicantCard } from './applicant-card.tsx';
import styles from './applicants.module.css';

interface ApplicantsProps extends ApplicantsPage {
  hrefOf: (page: number) => string;
}

/** Who applied for one of the company's jobs (H-4). */
export function Applicants({ data, job, total, page, pageSize, hrefOf }: ApplicantsProps) {
  return (
    <>
      <div className={styles['head']}>
        <Link to={paths.companyManageJob}>Manage jobs</Link>
        <PageHeading>{job.title}</PageHeading>
        <p>
          {formatCount(total)} {total === 1 ? 'application' : 'applications'} ·{' '}
          <Link to={jobDetailPath(job.id)}>See the posting</Link>
        </p>
      </div>
      {data.length === 0 && <NoApplicants total={total} first={hrefOf(1)} />}
      <ul className={styles['list']}>
        {data.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} />
        ))}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </>
  );
}

function NoApplicants({ total, first }: { total: number; first: string }) {
  if (total === 0) {
    return (
      <EmptyState title="Nobody has applied yet">
        Applications appear here as they are sent, the newest first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="The list ends before this page"
      actions={<ButtonLink to={first}>Go to its start</ButtonLink>}
    />
  );
}
