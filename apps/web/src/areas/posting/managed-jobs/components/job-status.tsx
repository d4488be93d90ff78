import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { jobStatusLabels, waitingWords } from '../constants.ts';
import { JobConfirmation } from './job-confirmation.tsx';
import styles from './jobs-table.module.css';

/** Without a checkout nothing can be paid. */
const wordsOf = (reason: NonNullable<ManagedJob['waitsFor']>) =>
  reason === 'payment' && !board.hasCheckout ? 'Waits for a place of your plan' : waitingWords[reason];

/** What a job is, what it waits for, and whether somebody stands behind it. */
export function JobStatus({ job }: { job: ManagedJob }) {
  const { label, tone } = jobStatusLabels[job.status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {job.waitsFor && (
        <span className={styles['next']}>
          {wordsOf(job.waitsFor)}
          {job.waitsFor === 'day' && job.publishAt && ` on ${formatDate(job.publishAt)}`}
          {job.moderationReason && `: ${job.moderationReason}`}
        </span>
      )}
      {job.status === 'closed' && job.moderationReason && (
        <span className={styles['next']}>We closed it: {job.moderationReason}</span>
      )}
      {job.waitsFor === 'payment' && job.isChangeable && board.hasCheckout && (
        <Link className={styles['pay']} to={paths.companyTransactions}>
          Pay for it
        </Link>
      )}
      {job.status === 'active' && <JobConfirmation job={job} />}
    </>
  );
}
