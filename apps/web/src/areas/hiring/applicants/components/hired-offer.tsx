import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { fillJob } from '../api/fill-job.ts';
import { useBoard } from './use-board.ts';

/** Asks, once somebody is hired, whether the job still looks for others. */
export function HiredOffer({ job }: Pick<ApplicantBoard, 'job'>) {
  const hasHired = useBoard((state) => state.hasHired);
  const endHired = useBoard((state) => state.endHired);

  async function fill() {
    await fillJob(job.id);
    endHired();
    showSuccess('The job is filled: nobody can apply for it any more.');
  }

  return (
    <ConfirmDialog
      open={hasHired && job.status === 'active'}
      title="Is the job filled?"
      confirm="Mark as filled"
      cancel="Keep it open"
      onConfirm={fill}
      onClose={endHired}
    >
      {`“${job.title}” then takes no more applications. Those who have applied stay here.`}
    </ConfirmDialog>
  );
}
