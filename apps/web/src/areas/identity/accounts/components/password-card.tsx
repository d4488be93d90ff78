import type { User } from '@waymark/contract/identity/accounts';
import { requestPasswordLink } from '../api/request-password-link.ts';
import styles from './password-card.module.css';
import { MailLinkButton } from './settings/mail-link-button.tsx';
import { useFreshUser } from './settings/use-fresh-user.ts';

/** Until an account from the wizard or the review has a password of its own (B-10); the mail may be open beside it. */
export function PasswordCard({ user: { email } }: { user: User }) {
  useFreshUser();
  return (
    <section className={styles['card']} aria-labelledby="set-password">
      <div>
        <h2 className={styles['title']} id="set-password">
          Set your password: we have mailed a link
        </h2>
        <p>It went to {email}. With a password you can sign in again, here and on other devices.</p>
      </div>
      <MailLinkButton label="Send a new link" to={email} send={() => requestPasswordLink(email)} />
    </section>
  );
}
