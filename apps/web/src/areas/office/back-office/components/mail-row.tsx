import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import {
  sentMailKinds,
  sentMailStates,
  type SentMailState,
} from '@waymark/contract/office/choices/sent-mails';
import type { StaffMail } from '@waymark/contract/office/mails';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { resendMail, setMailAside } from '../api/resend-mail.ts';
import { RowButton } from './row-button.tsx';

const tones: Readonly<Record<SentMailState, 'good' | 'bad' | 'neutral'>> = {
  waiting: 'neutral',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
};

/** A mail of the list: whose it is, what became of it, and what can be done where it did not arrive. */
export function MailRow({ mail }: { mail: StaffMail }) {
  const { to, kind, state, attempts, reason, createdAt, sentAt } = mail;
  const at = sentAt ?? createdAt;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        {to || 'An address that was not noted'}
        <span className={styles['detail']}>{labelOf(sentMailKinds, kind)}</span>
      </th>
      <td>
        <Badge tone={tones[state]}>{labelOf(sentMailStates, state)}</Badge>
        {reason && <span className={styles['detail']}>{reason}</span>}
        {attempts > 1 && <span className={styles['detail']}>{plural(attempts, 'try', 'tries')}</span>}
      </td>
      <td className={styles['since']}>
        <time dateTime={at}>{formatSince(at)}</time>
      </td>
      <td>{mail.isResendable && <MailActions id={mail.id} to={to} />}</td>
    </tr>
  );
}

function MailActions({ id, to }: { id: string; to: string }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);

  async function resend() {
    setPending(true);
    try {
      showSuccess(await resendMail(id));
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  async function setAside() {
    showSuccess(await setMailAside(id));
    setAsked(false);
    await revalidate();
  }

  return (
    <span className={styles['tools']}>
      <RowButton name={`to ${to}`} pending={pending} onPress={() => void resend()}>
        Send again
      </RowButton>
      <RowButton name={`the mail to ${to}`} onPress={() => setAsked(true)}>
        Set aside
      </RowButton>
      <ConfirmDialog
        open={asked}
        title="Set this mail aside"
        confirm="Set aside"
        onConfirm={setAside}
        onClose={() => setAsked(false)}
      >
        What the mail to {to} says is forgotten: it cannot be sent any more. That it did not arrive stays
        here.
      </ConfirmDialog>
    </span>
  );
}
