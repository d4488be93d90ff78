import type { CompanyInvitation } from '@waymark/contract/companies';
import { Card } from '../../../components/layout/card.tsx';
import { InvitationItem } from './invitation-item.tsx';
import styles from './open-invitations.module.css';

/** The invitations that nobody has accepted, for owners. */
export function OpenInvitations({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  return (
    <Card title="Open invitations">
      {invitations.length > 0 ? (
        <ul className={styles['list']}>
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : (
        <p className={styles['none']}>None. Whoever you invite is listed here until they have joined.</p>
      )}
    </Card>
  );
}
