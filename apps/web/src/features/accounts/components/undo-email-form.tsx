import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/form/button.tsx';
import { Notice } from '../../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../lib/api-answer.ts';
import { undoEmail } from '../api/undo-email.ts';
import styles from '../../../components/form/form.module.css';

/** Used, expired or taken meanwhile, cut short: another press would not help. */
const deadCodes: readonly string[] = ['gone', 'conflict', 'invalid_input'];

interface UndoEmailFormProps {
  token: string;
  /** The link is of no use any more. */
  onDead: (message: string) => void;
}

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function UndoEmailForm({ token, onDead }: UndoEmailFormProps) {
  const [pending, setPending] = useState(false);
  const [undone, setUndone] = useState('');
  const [failure, setFailure] = useState('');

  async function undo() {
    setFailure('');
    setPending(true);
    try {
      setUndone(await undoEmail(token));
    } catch (reason) {
      const dead = isApiError(reason) && deadCodes.includes(reason.code);
      if (dead) onDead(fieldErrorsOf(reason)['token'] ?? reason.message);
      else setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (undone) {
    return (
      <>
        <Notice tone="good" focus>
          {undone}
        </Notice>
        <ButtonLink variant="secondary" to={paths.forgotPassword}>
          The mail did not come: send it again
        </ButtonLink>
      </>
    );
  }
  return (
    <div className={styles['form']}>
      <p>
        Somebody asked to move your account to another e-mail address. If it was not you, take it back: your
        account returns to the address where you got this link, everybody is signed out of it, and we mail you
        a link to set a new password.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void undo()}>
        Take my account back
      </Button>
    </div>
  );
}
