import { zodResolver } from '@hookform/resolvers/zod';
import { callBackRequestSchema, type CallBackFields } from '@waymark/contract/content/contact';
import { fullName } from '@waymark/contract/text/format';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import styles from './contact.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export interface CallBackDialogProps {
  open: boolean;
  topic: string;
  onClose: () => void;
}

/** Asks for name and number; the team calls back. */
export function CallBackDialog({ open, topic, onClose }: CallBackDialogProps) {
  const say = useSay();
  const [answer, setAnswer] = useState('');
  // Closing the dialog keeps typed text, but not sent text.
  const [round, setRound] = useState(0);

  function close() {
    onClose();
    if (!answer) return;
    setAnswer('');
    setRound(round + 1);
  }

  // In a portal, because the dialog hides the menu that the button may stand in.
  return createPortal(
    <Dialog open={open} title={say`Request a call back`} onClose={close}>
      {answer ? (
        <Sent answer={answer} onClose={close} />
      ) : (
        <Fields key={round} topic={topic} onSent={setAnswer} />
      )}
    </Dialog>,
    document.body,
  );
}

function Sent({ answer, onClose }: { answer: string; onClose: () => void }) {
  const say = useSay();
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus goes to the notice in its place.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles['sent']} tabIndex={-1}>
      <Notice tone="good">{answer}</Notice>
      <Button onClick={onClose}>{say`Close`}</Button>
    </div>
  );
}

function Fields({ topic, onSent }: { topic: string; onSent: (answer: string) => void }) {
  const say = useSay();
  const { user } = useAuth();
  const form = useForm<CallBackFields>({
    defaultValues: {
      name: user ? fullName(user.firstName, user.lastName) : '',
      phone: user?.phone ?? '',
      topic,
    },
    resolver: zodResolver(callBackRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    try {
      onSent((await callApi('POST /call-back-requests', { body: fields })).message);
    } catch (failure) {
      showFailure(form, failure);
    }
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say`Leave your number, and our team calls you.`}</p>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label={say`Name`} autoComplete="name" {...bindField(form, 'name')} />
      <PhoneField label={say`Mobile Number`} {...bindField(form, 'phone')} />
      <PrivacyNote />
      <Button type="submit" pending={isSubmitting}>
        {say`Submit`}
      </Button>
    </form>
  );
}
