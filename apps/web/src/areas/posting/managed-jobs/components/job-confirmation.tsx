import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { confirmJob } from '../api/confirm-job.ts';
import styles from './job-confirmation.module.css';

/** When seekers were last told that the job is open, and for whoever may, the button that tells them again. */
export function JobConfirmation({ job }: { job: ManagedJob }) {
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
