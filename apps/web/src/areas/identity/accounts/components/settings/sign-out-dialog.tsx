import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { endAllSessions, endOtherSessions, endSession } from '../../api/end-sessions.ts';

export type SignOutTarget = AccountSession | 'others' | 'all';

interface SignOutDialogProps {
  /** Null: nothing is to be signed out. */
  target: SignOutTarget | null;
  onClose: () => void;
}

/** Asks before it signs out: what is typed and not saved on the other device is lost there. */
export function SignOutDialog({ target, onClose }: SignOutDialogProps) {
  const { revalidate } = useRevalidator();

  async function signOut() {
    if (target === null) return;
    if (target === 'all') return await endAllSessions();
    await (target === 'others' ? endOtherSessions() : endSession(target.id));
    await revalidate();
    showSuccess(target === 'others' ? 'Your other devices are signed out' : `${target.device} is signed out`);
    onClose();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={target && titleOf(target)}
      confirm="Sign out"
      onConfirm={signOut}
      onClose={onClose}
    >
      {target && consequenceOf(target)}
    </ConfirmDialog>
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
