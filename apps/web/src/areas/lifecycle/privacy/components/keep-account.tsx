import type { User } from '@waymark/contract/identity/accounts';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { keepAccount } from '../api/keep-account.ts';
import styles from './deletion.module.css';

/** The days in which a deletion can be taken back. */
export function KeepAccount({ user, dueAt }: { user: User; dueAt: string }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function keep() {
    setFailure('');
    setPending(true);
    try {
      await keepAccount();
      changeUser({ ...user, deletionDueAt: null });
      showSuccess('Your account stays');
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <>
      <p>
        Your account will be deleted on <strong className={styles['day']}>{formatDate(dueAt)}</strong>, with
        everything in it. Until then it works as before, and you can still keep it.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button pending={pending} onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </>
  );
}
