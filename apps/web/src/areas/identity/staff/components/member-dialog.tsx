import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeStaffRole, endStaffSessions, resetStaffSecondStep } from '../api/change-member.ts';
import type { MemberQuestion } from '../constants.ts';
import { wordsOf } from '../rules.ts';

interface MemberDialogProps {
  /** Null: nothing is being asked. */
  question: MemberQuestion | null;
  onClose: () => void;
}

/** Asks before somebody is signed out, loses the second step or gives up the own role. */
export function MemberDialog({ question, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question);

  async function act() {
    if (!question || !words) return;
    const { userId } = question.member;
    if (question.kind === 'end-sessions') await endStaffSessions(userId);
    if (question.kind === 'reset-second-step') await resetStaffSecondStep(userId);
    if (question.kind === 'step-down') {
      await changeStaffRole(userId, question.staffRole);
      await refreshUser();
    }
    onClose();
    await revalidate();
    showSuccess(words.done);
  }

  return (
    <ConfirmDialog
      open={question !== null}
      title={words?.title}
      confirm={words?.confirm}
      onConfirm={act}
      onClose={onClose}
    >
      {words?.consequence}
    </ConfirmDialog>
  );
}
