import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/form/button.tsx';
import { Notice } from '../../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../lib/api-answer.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { confirmEmail } from '../api/confirm-email.ts';
import styles from '../../../components/form/form.module.css';

/** Used, expired or taken meanwhile, cut short: another press would not help. */
const deadCodes: readonly string[] = ['gone', 'conflict', 'invalid_input'];

interface ConfirmEmailFormProps {
  token: string;
  /** The address that the link is about. */
  email: string;
  /** The link is of no use any more. */
  onDead: (message: string) => void;
}

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmEmailForm({ token, email, onDead }: ConfirmEmailFormProps) {
  const [pending, setPending] = useState(false);
  const [confirmed, setConfirmed] = useState('');
  const [failure, setFailure] = useState('');
  const { isAuthenticated } = useAuth();

  async function confirm() {
    setFailure('');
    setPending(true);
    try {
      setConfirmed(await confirmEmail(token));
    } catch (reason) {
      const dead = isApiError(reason) && deadCodes.includes(reason.code);
      if (dead) onDead(fieldErrorsOf(reason)['token'] ?? reason.message);
      else setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (confirmed) {
    return (
      <>
        <Notice tone="good" focus>
          {confirmed}
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
      <Button pending={pending} onClick={() => void confirm()}>
        Confirm this address
      </Button>
    </div>
  );
}
