import { paths } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth, refreshUser } from '../../../../lib/auth-store.ts';
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

/** Gives the server's sentence about it. Whoever is signed in here sees the change at once. */
async function confirmEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /confirm-email', { body: { token } });
  // The address is confirmed all the same; without this only the page's own record is of before.
  await refreshUser().catch(() => undefined);
  return message;
}

/** A link that was used or has expired: a new one is asked for on the account's page. */
function DeadEmailLink({ message }: { message: string }) {
  const { isAuthenticated } = useAuth();
  return (
    <>
      <Notice tone="bad" focus>
        {message}
      </Notice>
      {isAuthenticated ? (
        <ButtonLink to={paths.account}>Go to your account for a new one</ButtonLink>
      ) : (
        <ButtonLink to={paths.login} state={{ next: paths.account }}>
          Sign in for a new one
        </ButtonLink>
      )}
    </>
  );
}
