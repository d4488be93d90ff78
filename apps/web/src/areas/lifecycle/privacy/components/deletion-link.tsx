import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { requestDeletionLink } from '../api/request-deletion-link.ts';
import styles from './deletion.module.css';

/** An account from the wizard has no password: who reads its mail is its owner. */
export function DeletionLink({ email }: { email: string }) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'good' | 'bad'; text: string }>();

  async function send() {
    setPending(true);
    try {
      setAnswer({ tone: 'good', text: await requestDeletionLink() });
    } catch (failure) {
      setAnswer({ tone: 'bad', text: messageOf(failure) });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles['form']}>
      <p>
        You have no password yet, so we mail a link to <strong>{email}</strong>, with which you confirm it.
      </p>
      {answer && <Notice tone={answer.tone}>{answer.text}</Notice>}
      <div>
        <Button variant="danger" pending={pending} onClick={() => void send()}>
          {answer?.tone === 'good' ? 'Mail it again' : 'Mail me a link'}
        </Button>
      </div>
    </div>
  );
}
