import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { graceText } from '../rules.ts';
import styles from './deletion.module.css';

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmDeletion({ token, onGone }: { token: string; onGone: () => void }) {
  const { isAuthenticated } = useAuth();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [dueAt, setDueAt] = useState('');

  async function confirm() {
    setFailure('');
    setPending(true);
    try {
      setDueAt(await confirmDeletion(token));
      // The link may be for another account than the one that is signed in here.
      if (isAuthenticated) await refreshUser().catch(() => undefined);
    } catch (reason) {
      if (isApiError(reason) && reason.code === 'gone') return onGone();
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (dueAt) return <Scheduled dueAt={dueAt} />;
  return (
    <div className={styles['form']}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>Your account and everything in it will be deleted. {graceText}</p>
      <Actions>
        <Button variant="danger" pending={pending} onClick={() => void confirm()}>
          Delete my account
        </Button>
        <ButtonLink variant="secondary" to={paths.home}>
          Keep it
        </ButtonLink>
      </Actions>
    </div>
  );
}

function Scheduled({ dueAt }: { dueAt: string }) {
  return (
    <div className={styles['form']}>
      <Notice tone="good">
        Your account will be deleted on <strong className={styles['day']}>{formatDate(dueAt)}</strong>. We
        have sent you a mail that says how to keep it.
      </Notice>
      <div>
        <ButtonLink variant="secondary" to={paths.home}>
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}

/** Gives the moment at which the account of the mailed link will be gone. */
async function confirmDeletion(token: string): Promise<string> {
  const json = { token };
  const answer = await callApi('POST /delete-account/confirm', { body: json });
  return answer.data.deletionDueAt;
}
