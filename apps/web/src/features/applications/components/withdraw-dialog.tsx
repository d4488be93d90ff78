import type { Application } from '@waymark/contract/applications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { withdrawApplication } from '../api/withdraw-application.ts';
import styles from './withdraw-dialog.module.css';

interface WithdrawDialogProps {
  /** Null: nothing is being withdrawn. */
  application: Application | null;
  onClose: () => void;
}

export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();

  function close() {
    setFailure('');
    onClose();
  }

  async function withdraw(id: string) {
    setPending(true);
    try {
      await withdrawApplication(id);
      await revalidate();
      showSuccess('Application withdrawn');
      close();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={application !== null}
      title="Withdraw this application?"
      onClose={close}
      dismissable={!pending}
    >
      {application && (
        <>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>
            {application.job.company.name} will no longer consider you for {application.job.title}. You cannot
            apply for this job a second time.
          </p>
          <div className={styles['actions']}>
            <Button variant="secondary" disabled={pending} onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" pending={pending} onClick={() => void withdraw(application.id)}>
              Withdraw
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
