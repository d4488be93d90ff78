import { paths } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { confirmEmail } from '../api/confirm-email.ts';
import { DeadEmailLink } from './dead-email-link.tsx';
import styles from '../../../../components/form/form.module.css';

interface ConfirmEmailFormProps {
  token: string;
  /** The address that the link is about. */
  email: string;
  /** Why the link is of no use; empty as far as is known. */
  problem: string;
}

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmEmailForm({ token, email, problem }: ConfirmEmailFormProps) {
  const { pending, answer, dead, failure, press } = useMailedLink(token, confirmEmail, problem);
  const { isAuthenticated } = useAuth();
  if (dead) return <DeadEmailLink message={dead} />;
  if (answer) {
    return (
      <>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink to={isAuthenticated ? paths.account : paths.login} state={{ email }}>
          {isAuthenticated ? 'Go to your account' : 'Sign in'}
        </ButtonLink>
      </>
    );
  }
  return (
    <div className={styles['form']}>
      <p>One press, and we know that our mails reach you at this address.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Confirm this address
      </Button>
    </div>
  );
}
