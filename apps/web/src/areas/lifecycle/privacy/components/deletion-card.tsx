import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@waymark/contract/identity/accounts';
import { deleteAccountSchema } from '@waymark/contract/lifecycle/privacy';
import { msg } from '@waymark/contract/text/message';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
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
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { graceText, lossOf } from '../rules.ts';
import styles from './privacy.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

/** Deletes the account, or cancels the deletion (G-10). */
export function DeletionCard() {
  const say = useSay();
  const { user } = useAuth();
  const content = useRef<HTMLDivElement>(null);
  const due = user?.deletionDueAt;
  const before = useRef(due);

  // The element that had the focus is gone after the change.
  useEffect(() => {
    if (before.current !== undefined && before.current !== due) content.current?.focus();
    before.current = due;
  }, [due]);

  if (!user) return null;
  return (
    <Card title={say`Delete your account`}>
      <div ref={content} className={ui['grid4']} tabIndex={-1}>
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
  const say = useSay();
  return (
    <>
      <p>
        {say(lossOf(user))} {say(graceText)}
      </p>
      {user.role === 'candidate' && <KeptByLaw />}
      {user.hasPassword ? <DeletionForm user={user} /> : <DeletionLink email={user.email} />}
    </>
  );
}

/** What a law has employers keep, which a deletion cannot take from them. */
function KeptByLaw() {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { data: kept } = useLoaded(async () => (await callApi('GET /delete-account/kept')).data, []);
  if (!kept || kept.length === 0) return null;
  return (
    <div className={ui['grid2']}>
      <p>
        {say`The law has these employers keep your application, with its resume, your name and what you wrote to them. It is deleted when that duty ends; your account itself is deleted as you ask.`}
      </p>
      <ul className={ui['grid2']}>
        {kept.map(({ applicationId, jobTitle, companyName, until, why }) => (
          <li key={applicationId}>
            {rich(
              say,
              msg`<span>${jobTitle}</span>, <span>${companyName}</span>: until ${formatDate(words, until, locale)} (<law>${why.join('; ')}</law>)`,
              { span: <span dir="auto" />, law: <span lang="en" dir="ltr" /> },
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An account without a password confirms by mail. */
function DeletionLink({ email }: { email: string }) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'good' | 'bad'; text: string }>();

  async function send() {
    setPending(true);
    try {
      setAnswer({ tone: 'good', text: (await callApi('POST /delete-account/link')).message });
    } catch (failure) {
      setAnswer({ tone: 'bad', text: messageOf(failure) });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={`${ui['grid4']} ${styles['form']}`}>
      <p>
        {rich(
          say,
          msg`You have no password yet, so we mail a link to <strong>${email}</strong>, with which you confirm it.`,
          { strong: <strong /> },
        )}
      </p>
      <Notice tone={answer?.tone ?? 'good'}>{answer?.text}</Notice>
      <div>
        <Button variant="danger" pending={pending} onClick={() => void send()}>
          {answer?.tone === 'good' ? say`Mail it again` : say`Mail me a link`}
        </Button>
      </div>
    </div>
  );
}

/** Shown until the deletion is due. */
function KeepAccount({ user, dueAt }: { user: User; dueAt: string }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function keep() {
    setFailure('');
    setPending(true);
    try {
      await callApi('POST /keep-account');
      changeUser({ ...user, deletionDueAt: null });
      showSuccess(sayHere`Your account stays`);
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <>
      <p>
        {rich(
          say,
          msg`Your account will be deleted on <strong>${formatDate(words, dueAt, locale)}</strong>, with everything in it. Until then it works as before, and you can still keep it.`,
          { strong: <strong className={`${ui['strong']} ${ui['nowrap']}`} /> },
        )}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button pending={pending} onClick={() => void keep()}>
          {say`Keep my account`}
        </Button>
      </div>
    </>
  );
}

/** Asks for the password, then for a confirmation. */
function DeletionForm({ user }: { user: User }) {
  const say = useSay();
  const form = useForm<{ password: string }>({ resolver: zodResolver(deleteAccountSchema) });
  const [isConfirming, setConfirming] = useState(false);
  const { revalidate } = useRevalidator();
  const { errors } = form.formState;
  const wrongPassword = errors.password?.type === 'server';

  // After the dialog has returned the focus, move it to the field to correct.
  useEffect(() => {
    if (wrongPassword && !isConfirming) form.setFocus('password');
  }, [wrongPassword, isConfirming, form]);

  async function confirm() {
    try {
      const password = form.getValues('password');
      const { data } = await callApi('POST /delete-account', { body: { password } });
      changeUser({ ...user, deletionDueAt: data.deletionDueAt });
      // The deletion signs out the other devices.
      await revalidate();
    } catch (failure) {
      setConfirming(false);
      const { password } = fieldErrorsOf(failure);
      if (password) form.setError('password', { type: 'server', message: password });
      else form.setError('root', { message: messageOf(failure) });
    }
  }

  return (
    <form
      className={`${ui['grid4']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setConfirming(true))(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label={say`Your password`}
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      <div>
        <Button type="submit" variant="danger">
          {say`Delete my account`}
        </Button>
      </div>
      <DeletionDialog open={isConfirming} onClose={() => setConfirming(false)} onConfirm={confirm} />
    </form>
  );
}

interface DeletionDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function DeletionDialog({ open, onClose, onConfirm }: DeletionDialogProps) {
  const say = useSay();
  return (
    <ConfirmDialog
      open={open}
      title={say`Delete your account?`}
      confirm={say`Delete my account`}
      cancel={say`Keep it`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {say(graceText)} {say`Your other devices are signed out now.`}
    </ConfirmDialog>
  );
}
