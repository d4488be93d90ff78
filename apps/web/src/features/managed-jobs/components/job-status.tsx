import type { ManagedJob } from '@waymark/contract/managed-jobs';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Badge } from '../../../components/data/tag.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { jobStatusLabels, waitingWords } from '../constants.ts';
import { JobConfirmation } from './job-confirmation.tsx';
import styles from './jobs-table.module.css';

/** What a job is, what it waits for, and whether somebody stands behind it. */
export function JobStatus({ job }: { job: ManagedJob }) {
  const { label, tone } = jobStatusLabels[job.status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {job.waitsFor && (
        <span className={styles['next']}>
          {waitingWords[job.waitsFor]}
          {job.waitsFor === 'day' && job.publishAt && ` on ${formatDate(job.publishAt)}`}
          {job.moderationReason && `: ${job.moderationReason}`}
        </span>
      )}
      {job.status === 'closed' && job.moderationReason && (
        <span className={styles['next']}>We closed it: {job.moderationReason}</span>
      )}
      {job.waitsFor === 'payment' && job.isChangeable && (
        <Link className={styles['pay']} to={paths.companyTransactions}>
          Pay for it
        </Link>
      )}
      {job.status === 'active' && <JobConfirmation job={job} />}
    </>
  );
}
