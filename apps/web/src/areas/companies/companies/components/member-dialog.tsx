import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeMemberRole } from '../api/change-member-role.ts';
import { removeMember } from '../api/remove-member.ts';
import type { MemberQuestion } from '../constants.ts';
import { wordsOf } from '../member-rules.ts';

interface MemberDialogProps {
  /** Null: nothing is being asked. */
  question: MemberQuestion | null;
  company: string;
  /** Whether nobody else works for the company. */
  alone: boolean;
  onClose: () => void;
}

/** Asks before somebody is removed, leaves, or stops being an owner. */
export function MemberDialog({ question, company, alone, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question, company, alone);

  async function act() {
    if (!question || !words) return;
    const { member, memberRole } = question;
    await (memberRole ? changeMemberRole(member.userId, memberRole) : removeMember(member.userId));
    onClose();
    // What the header and the sidebar show of oneself changes as well.
    if (member.own) await refreshUser();
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
