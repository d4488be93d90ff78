import { requestPasswordLink } from '../api/request-password-link.ts';
import styles from '../../../../components/form/form.module.css';
import { MailLinkButton } from './settings/mail-link-button.tsx';

/** An account from the wizard starts without a password: a mailed link sets the first one (B-10). */
export function NoPasswordYet({ email }: { email: string }) {
  return (
    <div className={`${styles['form']} ${styles['narrow']}`}>
      <p>
        Your account has no password yet. We mail a link to <strong>{email}</strong> with which you set one.
      </p>
      <MailLinkButton
        label="Send me a link"
        variant="primary"
        to={email}
        send={() => requestPasswordLink(email)}
      />
    </div>
  );
}
