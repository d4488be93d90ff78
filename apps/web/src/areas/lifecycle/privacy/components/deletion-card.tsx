import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@waymark/contract/identity/accounts';
import { deleteAccountSchema } from '@waymark/contract/lifecycle/privacy';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf, fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth, changeUser } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { graceText, lossOf } from '../rules.ts';
import styles from './deletion.module.css';

/** Deleting the account for good, and changing one's mind about it (G-10). */
export function DeletionCard() {
  const { user } = useAuth();
  const content = useRef<HTMLDivElement>(null);
  const due = user?.deletionDueAt;
  const before = useRef(due);

  // What had the focus is gone with the change: it goes on from here.
  useEffect(() => {
    if (before.current !== undefined && before.current !== due) content.current?.focus();
    before.current = due;
  }, [due]);

  if (!user) return null;
  return (
    <Card title="Delete your account">
      <div ref={content} className={styles['content']} tabIndex={-1}>
        {user.deletionDueAt === null ? (
          <Deletion user={user} />
        ) : (
          <KeepAccount user={user} dueAt={user.deletionDueAt} />
        )}
      </div>
    </Card>
  );
}

function Deletion({ user }: { user: User }) {
  return (
    <>
      <p>
        {lossOf(user)} {graceText}
      </p>
      {user.hasPassword ? <DeletionForm user={user} /> : <DeletionLink email={user.email} />}
    </>
  );
}

/** An account from the wizard has no password: who reads its mail is its owner. */
function DeletionLink({ email }: { email: string }) {
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

/** Gives the server's sentence about the mail that is on its way. */
async function requestDeletionLink(): Promise<string> {
  return (await callApi('POST /delete-account/link')).message;
}

/** The days in which a deletion can be taken back. */
function KeepAccount({ user, dueAt }: { user: User; dueAt: string }) {
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

async function keepAccount(): Promise<void> {
  await callApi('POST /keep-account');
}

/** Asks for the password, then once more whether it is meant. */
function DeletionForm({ user }: { user: User }) {
  const form = useForm<{ password: string }>({ resolver: zodResolver(deleteAccountSchema) });
  const [asked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const { errors } = form.formState;
  const wrongPassword = errors.password?.type === 'server';

  // Once the dialog has given the focus back, it goes to what has to be typed again.
  useEffect(() => {
    if (wrongPassword && !asked) form.setFocus('password');
  }, [wrongPassword, asked, form]);

  async function confirm() {
    try {
      const deletionDueAt = await deleteAccount(form.getValues('password'));
      changeUser({ ...user, deletionDueAt });
      // The other devices have been signed out.
      await revalidate();
    } catch (failure) {
      setAsked(false);
      const { password } = fieldErrorsOf(failure);
      if (password) form.setError('password', { type: 'server', message: password });
      else form.setError('root', { message: messageOf(failure) });
    }
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setAsked(true))(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      <div>
        <Button type="submit" variant="danger">
          Delete my account
        </Button>
      </div>
      <DeletionDialog open={asked} onClose={() => setAsked(false)} onConfirm={confirm} />
    </form>
  );
}

/** Gives the moment at which the account will be gone. */
async function deleteAccount(password: string): Promise<string> {
  const json = { password };
  const { data } = await callApi('POST /delete-account', { body: json });
  return data.deletionDueAt;
}

interface DeletionDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function DeletionDialog({ open, onClose, onConfirm }: DeletionDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Delete your account?"
      confirm="Delete my account"
      cancel="Keep it"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {graceText} Your other devices are signed out now.
    </ConfirmDialog>
  );
}
