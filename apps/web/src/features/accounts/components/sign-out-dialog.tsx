import type { AccountSession } from '@waymark/contract/account-sessions';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { endAllSessions, endOtherSessions, endSession } from '../api/end-sessions.ts';
import styles from './sign-out-dialog.module.css';

export type SignOutTarget = AccountSession | 'others' | 'all';

interface SignOutDialogProps {
  /** Null: nothing is to be signed out. */
  target: SignOutTarget | null;
  onClose: () => void;
}

/** Asks before it signs out: what is typed and not saved on the other device is lost there. */
export function SignOutDialog({ target, onClose }: SignOutDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();

  function close() {
    setFailure('');
    onClose();
  }

  async function signOut(chosen: SignOutTarget) {
    setPending(true);
    try {
      if (chosen === 'all') return await endAllSessions();
      await (chosen === 'others' ? endOtherSessions() : endSession(chosen.id));
      await revalidate();
      showSuccess(
        chosen === 'others' ? 'Your other devices are signed out' : `${chosen.device} is signed out`,
      );
      close();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={target !== null} title={target && titleOf(target)} onClose={close} dismissable={!pending}>
      {target && (
        <>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>{consequenceOf(target)}</p>
          <div className={styles['actions']}>
            <Button variant="secondary" disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" pending={pending} onClick={() => void signOut(target)}>
              Sign out
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function titleOf(target: SignOutTarget): string {
  if (target === 'all') return 'Sign out everywhere?';
  return target === 'others' ? 'Sign out your other devices?' : `Sign out ${target.device}?`;
}

function consequenceOf(target: SignOutTarget): string {
  const loss = 'What is typed there and not saved is lost.';
  if (target === 'all') return `You sign in again on every device, this one included. ${loss}`;
  return target === 'others' ? `They have to sign in again. ${loss}` : `It has to sign in again. ${loss}`;
}
