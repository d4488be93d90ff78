import type { ManagedJob } from '@waymark/contract/jobs';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { Badge } from '../../../components/tag.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { jobStatusLabels } from '../constants.ts';
import { manageJobPath } from '../rules.ts';
import { JobConfirmation } from './job-confirmation.tsx';
import styles from './managed-jobs.module.css';

/** The company's jobs, whatever their status (H-4). */
export function ManagedJobs({ data, total, page, pageSize }: Page<ManagedJob>) {
  return (
    <>
      <PageHeading>Manage jobs</PageHeading>
      {data.length > 0 ? <JobsTable jobs={data} /> : <NoJobs total={total} />}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => manageJobPath({ page: next })}
      />
    </>
  );
}

function JobsTable({ jobs }: { jobs: readonly ManagedJob[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Job Title</th>
          <th scope="col" className={styles['number']}>
            Applications
          </th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col">Confirmed open</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow job={job} key={job.id} />
        ))}
      </tbody>
    </table>
  );
}

function JobRow({ job }: { job: ManagedJob }) {
  const { label, tone } = jobStatusLabels[job.status];
  return (
    <tr>
      <th scope="row">
        <Link className={styles['job']} to={manageJobPath({ job: job.id })}>
          {job.title}
        </Link>
      </th>
      <td className={styles['number']} data-label="Applications">
        {formatCount(job.applications)}
      </td>
      <td className={styles['date']} data-label="Date">
        {job.postedAt ? <time dateTime={job.postedAt}>{formatDate(job.postedAt)}</time> : 'Not posted'}
      </td>
      <td>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className={styles['confirmation']}>{job.status === 'active' && <JobConfirmation job={job} />}</td>
    </tr>
  );
}

function NoJobs({ total }: { total: number }) {
  if (total === 0) return <EmptyState title="Your company has no jobs here yet" />;
  return (
    <EmptyState
      title="The list ends before this page"
      actions={<ButtonLink to={paths.companyManageJob}>Go to its start</ButtonLink>}
    />
  );
}
