import type { User } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { MailLinkButton, useFreshUser } from './settings/mail-link-button.tsx';
import styles from './profile-form.module.css';

/** Shown until an account of the registration or the resume review has a password (B-10). */
export function PasswordCard({ user: { email } }: { user: User }) {
  useFreshUser();
  return (
    <section className={`${ui['spread']} ${styles['card']}`} aria-labelledby="set-password">
      <div>
        <h2 className={ui['textLg']} id="set-password">
          Set your password: we have mailed a link
        </h2>
        <p>It went to {email}. With a password you can sign in again, here and on other devices.</p>
      </div>
      <MailLinkButton
        label="Send a new link"
        to={email}
        send={() => callApi('POST /forgot-password', { body: { email } })}
      />
    </section>
  );
}
