import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import { formatDate } from '../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../lib/toasts.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { EmailText } from '../layout/email-text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Badge } from './tag.tsx';
import styles from './desk.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface Invitation {
  id: string;
  email: string;
  /** Who sent it; null if that person's account is gone. */
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
}

interface InvitationsProps<T extends Invitation> {
  invitations: readonly T[];
  roleOf: (invitation: T) => string;
  /** A second one takes the place of the first. */
  onSend: (invitation: T) => Promise<void>;
  onWithdraw: (invitation: T) => Promise<void>;
}

/** The invitations that have not been accepted yet. */
export function Invitations<T extends Invitation>({
  invitations,
  roleOf,
  onSend,
  onWithdraw,
}: InvitationsProps<T>) {
  const say = useSay();
  if (invitations.length === 0) {
    return <p className={ui['soft']}>{say`None. The people you invite are listed here until they join.`}</p>;
  }
  return (
    <ul className={ui['grid']}>
      {invitations.map((invitation) => (
        <InvitationItem
          key={invitation.id}
          invitation={invitation}
          role={roleOf(invitation)}
          send={() => onSend(invitation)}
          withdraw={() => onWithdraw(invitation)}
        />
      ))}
    </ul>
  );
}

interface InvitationItemProps {
  invitation: Invitation;
  role: string;
  send: () => Promise<void>;
  withdraw: () => Promise<void>;
}

function InvitationItem({ invitation, role, send, withdraw }: InvitationItemProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { email, invitedBy, createdAt, expiresAt, expired } = invitation;
  const [pending, setPending] = useState<'send' | 'withdraw' | null>(null);
  const { revalidate } = useRevalidator();

  async function run(action: 'send' | 'withdraw', call: () => Promise<void>, done: string) {
    setPending(action);
    try {
      await call();
      showSuccess(done);
    } catch (failure) {
      showFailed(failure);
    }
    // Also after a failure: a colleague may have been quicker.
    await revalidate();
    setPending(null);
  }

  return (
    <li className={styles['invitationsItem']}>
      <div className={styles['about']}>
        <span className={`${ui['strong']} ${ui['anywhere']}`}>
          <EmailText email={email} /> <Badge>{role}</Badge>
        </span>
        <span className={ui['note']}>
          {say`${invitedBy ? say`Invited by ${invitedBy}` : say`Invited`} on ${formatDate(words, createdAt, locale)}, ${expired ? say`expired` : say`open until`} ${formatDate(words, expiresAt, locale)}`}
        </span>
      </div>
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          pending={pending === 'send'}
          disabled={pending !== null}
          onClick={() => void run('send', send, say`Invitation sent again to ${email}`)}
        >
          {say`Send again`} <VisuallyHidden>{say`to ${email}`}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          pending={pending === 'withdraw'}
          disabled={pending !== null}
          onClick={() => void run('withdraw', withdraw, say`The invitation of ${email} is withdrawn`)}
        >
          {say`Withdraw`} <VisuallyHidden>{say`the invitation of ${email}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
