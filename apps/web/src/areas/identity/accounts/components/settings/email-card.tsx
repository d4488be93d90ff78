import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Card } from '../../../../../components/layout/card.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { sendConfirmation } from '../../api/send-confirmation.ts';
import styles from './email-card.module.css';
import { MailLinkButton } from './mail-link-button.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useFreshUser } from './use-fresh-user.ts';

/** The address one signs in with, and what is still to be done about it. */
export function EmailCard({ user }: { user: User }) {
  const { email, emailConfirmed, pendingEmail, role } = user;
  return (
    <Card title="E-mail address">
      <p className={styles['address']}>
        <strong className={styles['email']}>{email}</strong>
        {emailConfirmed ? <Badge tone="good">Confirmed</Badge> : <Badge>Not confirmed</Badge>}
      </p>
      {pendingEmail && <PendingEmail user={user} pendingEmail={pendingEmail} />}
      {!emailConfirmed && !pendingEmail && <Unconfirmed email={email} />}
      {role === 'candidate' && (
        <p>
          You change it in your <Link to={paths.jobsProfile}>profile</Link>.
        </p>
      )}
    </Card>
  );
}

function Unconfirmed({ email }: { email: string }) {
  useFreshUser();
  return (
    <>
      <p>Open the link in the mail we sent there, so that we know our mails reach you.</p>
      <MailLinkButton label="Send a confirmation link" to={email} send={sendConfirmation} />
    </>
  );
}
