import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import type { UserChange } from '@waymark/contract/identity/choices/staff-users';
import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeUser } from '../api/change-user.ts';

interface Words {
  label: string;
  variant: ButtonVariant;
  text: string;
  /** Whether it goes without a reason. */
  isOptional: boolean;
}

const words: Readonly<Record<UserChange, Words>> = {
  suspend: {
    label: 'Suspend',
    variant: 'danger',
    text: 'The person is signed out everywhere and cannot sign in until you reinstate the account. Postings that nobody else of their company can answer are taken off the board meanwhile. They get your words by mail.',
    isOptional: false,
  },
  reinstate: {
    label: 'Reinstate',
    variant: 'primary',
    text: 'The person can sign in again, and is told by mail. The reason is for your colleagues.',
    isOptional: true,
  },
  'end-sessions': {
    label: 'Sign out everywhere',
    variant: 'secondary',
    text: 'All devices of the person have to sign in again. The reason is for your colleagues.',
    isOptional: true,
  },
  erase: {
    label: 'Begin the erasure',
    variant: 'danger',
    text: 'The person is told by mail, and everything of theirs is erased when the time to change one’s mind is over. Until then they can keep the account by signing in. The reason is for your colleagues.',
    isOptional: false,
  },
};

function changesFor({ suspendedAt, deletionDueAt, sessions, role }: StaffUserDetail): UserChange[] {
  return [
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    suspendedAt ? 'reinstate' : 'suspend',
    ...(deletionDueAt || role === 'staff' ? [] : (['erase'] as const)),
  ];
}

/** What can be done with an account as it is; each asks first. */
export function UserActions({ user }: { user: StaffUserDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<UserChange | null>(null);
  if (!user.isChangeable) {
    return <p className={styles['quiet']}>This account is not yours to change: ask another administrator.</p>;
  }

  async function act(reason: string) {
    if (!asked) return;
    showSuccess(await changeUser(user.id, { change: asked, reason }));
    setAsked(null);
    await revalidate();
  }

  const { label, variant, text, isOptional } = words[asked ?? 'suspend'];
  return (
    <>
      <Actions>
        {changesFor(user).map((change) => (
          <Button key={change} variant={words[change].variant} onClick={() => setAsked(change)}>
            {words[change].label}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={`${label}: ${user.name}`}
        label={isOptional ? 'Reason (optional)' : 'Reason'}
        confirm={label}
        isOptional={isOptional}
        tone={variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={act}
        onClose={() => setAsked(null)}
      >
        {text}
      </ReasonDialog>
    </>
  );
}
