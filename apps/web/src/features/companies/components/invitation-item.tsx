import type { CompanyInvitation } from '@waymark/contract/companies';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/form/button.tsx';
import { Badge } from '../../../components/data/tag.tsx';
import { VisuallyHidden } from '../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { inviteColleague } from '../api/invite-colleague.ts';
import { withdrawInvitation } from '../api/withdraw-invitation.ts';
import { memberRoleLabels } from '../constants.ts';
import { EmailText } from './email-text.tsx';
import styles from './open-invitations.module.css';

export function InvitationItem({ invitation }: { invitation: CompanyInvitation }) {
  const { id, email, memberRole, invitedBy, createdAt, expiresAt, expired } = invitation;
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
    run('send', () => inviteColleague({ email, memberRole }), `Invitation sent again to ${email}`);
  const withdraw = () =>
    run('withdraw', () => withdrawInvitation(id), `The invitation of ${email} is withdrawn`);

  return (
    <li className={styles['item']}>
      <div className={styles['about']}>
        <span className={styles['email']}>
          <EmailText email={email} /> <Badge>{memberRoleLabels[memberRole]}</Badge>
        </span>
        <span className={styles['dates']}>
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
