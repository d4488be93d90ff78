import type { User } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { MailLinkButton, useFreshUser } from './settings/mail-link-button.tsx';
import styles from './profile-form.module.css';

/** Shown until an account has a password (B-10). Its address is proven where mailed links have served so far (L-33). */
export function PasswordCard({ user: { email, emailConfirmed } }: { user: User }) {
  useFreshUser();
  return (
    <section className={`${ui['spread']} ${styles['card']}`} aria-labelledby="set-password">
      <div>
        <h2 className={ui['textLg']} id="set-password">
          {emailConfirmed ? 'You have no password yet' : 'Set your password: we have mailed a link'}
        </h2>
        <p>
          {emailConfirmed
            ? `The sign-in page mails you a link each time. To sign in without it, set a password: the link for that goes to ${email}.`
            : `It went to ${email}. With a password you can sign in again, here and on other devices.`}
        </p>
      </div>
      <MailLinkButton
        label={emailConfirmed ? 'Send me the link' : 'Send a new link'}
        to={email}
        send={() => callApi('POST /forgot-password', { body: { email } })}
      />
    </section>
  );
}
