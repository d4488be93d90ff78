import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { refreshUser } from '../../../lib/auth-store.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { changeMemberRole } from '../api/change-member-role.ts';
import { removeMember } from '../api/remove-member.ts';
import type { MemberQuestion } from '../constants.ts';
import { wordsOf } from '../member-rules.ts';
import styles from './member-dialog.module.css';

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
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question, company, alone);

  function close() {
    setFailure('');
    onClose();
  }

  async function act({ kind, member }: MemberQuestion, done: string) {
    setPending(true);
    try {
      await (kind === 'step-down' ? changeMemberRole(member.userId, 'member') : removeMember(member.userId));
      close();
      // What the header and the sidebar show of oneself changes as well.
      if (member.own) await refreshUser();
      await revalidate();
      showSuccess(done);
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={question !== null} title={words?.title} onClose={close} dismissable={!pending}>
      {question && words && (
        <>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>{words.consequence}</p>
          <div className={styles['actions']}>
            <Button variant="secondary" disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" pending={pending} onClick={() => void act(question, words.done)}>
              {words.confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
