import { paths } from '@waymark/contract/paths';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { board } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { jobStatusLabels, waitingWords } from '../constants.ts';
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

/** When seekers were last told that the job is open, and for whoever may, the button that tells them again. */
function JobConfirmation({ job }: { job: ManagedJob }) {
  const [confirmedNow, setConfirmedNow] = useState<string>();
  const [pending, setPending] = useState(false);
  const isAsked = job.askedToConfirm && confirmedNow === undefined;

  async function confirm() {
    setPending(true);
    try {
      setConfirmedNow(await confirmJob(job.id));
      showSuccess(`Seekers now see that “${job.title}” is open.`);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles['confirmation']}>
      <p className={isAsked ? styles['asked'] : styles['since']}>
        {isAsked && 'Please confirm. '}
        Confirmed open {formatSince(confirmedNow ?? job.confirmedAt)}
      </p>
      {job.isChangeable && (
        <Button variant="quiet" className={styles['button']} pending={pending} onClick={() => void confirm()}>
          Still open <VisuallyHidden>{job.title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** Tells seekers that a job is still open; gives when they were told. */
async function confirmJob(jobId: string): Promise<string> {
  return (await callApi('POST /company/jobs/:jobId/confirm', { params: { jobId } })).data.confirmedAt;
}
