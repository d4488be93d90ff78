import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board } from '../../../../lib/board.ts';
import styles from './invitation.module.css';

/** Who invites whom to what, and as whom one joins. */
export function InvitationText({ offer }: { offer: InvitationOffer }) {
  const { companyName, email, memberRole, invitedBy } = offer;
  return (
    <div className={styles['text']}>
      <p>
        {invitedBy ?? 'A colleague'} invites you to {companyName} on {board.name}, to look after its jobs and
        applicants together{memberRole === 'owner' && ', as one of its owners'}.
      </p>
      <OtherPerson offer={offer} />
      <p className={styles['as']}>
        You join as <strong>{email}</strong>
      </p>
    </div>
  );
}

/** Somebody else is signed in here: the link decides who joins. */
function OtherPerson({ offer: { email, hasAccount } }: { offer: InvitationOffer }) {
  const { user } = useAuth();
  if (!user || user.email.toLowerCase() === email) return null;
  return (
    <p>
      You are signed in here as {user.email}, and the invitation is for another address.{' '}
      {hasAccount
        ? 'Joining works with the account of that one, and you remain signed in as you are.'
        : 'Joining makes an account for that one, and you are signed in with it instead.'}
    </p>
  );
}
