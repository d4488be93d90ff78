import { staffRoleLabels } from '@waymark/contract/choices/staff';
import type { StaffInvitation } from '@waymark/contract/staff/team';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../../components/data/tag.tsx';
import { Button } from '../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { inviteStaff, withdrawStaffInvitation } from '../api/invite-staff.ts';
import styles from './team.module.css';

/** The invitations that nobody has accepted. */
export function StaffInvitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  if (invitations.length === 0) {
    return <p>None. Whoever you invite is listed here until they have joined.</p>;
  }
  return (
    <ul className={styles['list']}>
      {invitations.map((invitation) => (
        <InvitationItem key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationItem({ invitation }: { invitation: StaffInvitation }) {
  const { id, email, staffRole, invitedBy, createdAt, expiresAt, expired } = invitation;
  const [pending, setPending] = useState<'send' | 'withdraw' | null>(null);
  const { revalidate } = useRevalidator();

  async function run(action: 'send' | 'withdraw', call: () => Promise<void>, done: string) {
    setPending(action);
    try {
      await call();
      showSuccess(done);
    } catch (failure) {
      showError(messageOf(failure));
    }
    // Also after a failure: a colleague may have been quicker.
    await revalidate();
    setPending(null);
  }

  const sendAgain = () =>
    run('send', () => inviteStaff({ email, staffRole }), `Invitation sent again to ${email}`);
  const withdraw = () =>
    run('withdraw', () => withdrawStaffInvitation(id), `The invitation of ${email} is withdrawn`);

  return (
    <li className={styles['item']}>
      <div className={styles['about']}>
        <span className={styles['name']}>
          {email} <Badge>{staffRoleLabels[staffRole]}</Badge>
        </span>
        <span className={styles['only']}>
          {invitedBy ? `Invited by ${invitedBy}` : 'Invited'} on {formatDate(createdAt)},{' '}
          {expired ? 'expired' : 'open until'} {formatDate(expiresAt)}
        </span>
      </div>
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          pending={pending === 'send'}
          disabled={pending !== null}
          onClick={() => void sendAgain()}
        >
          Send again <VisuallyHidden>to {email}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          pending={pending === 'withdraw'}
          disabled={pending !== null}
          onClick={() => void withdraw()}
        >
          Withdraw <VisuallyHidden>the invitation of {email}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
