import type { Application } from '@waymark/contract/hiring/applications';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { withdrawApplication } from '../api/withdraw-application.ts';

interface WithdrawDialogProps {
  /** Null: nothing is being withdrawn. */
  application: Application | null;
  onClose: () => void;
}

export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { revalidate } = useRevalidator();

  async function withdraw() {
    if (!application) return;
    await withdrawApplication(application.id);
    await revalidate();
    showSuccess('Application withdrawn');
    onClose();
  }

  return (
    <ConfirmDialog
      open={application !== null}
      title="Withdraw this application?"
      confirm="Withdraw"
      cancel="Keep it"
      onConfirm={withdraw}
      onClose={onClose}
    >
      {application?.job.company.name} will no longer consider you for {application?.job.title}. You cannot
      apply for this job a second time.
    </ConfirmDialog>
  );
}
