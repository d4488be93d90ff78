import { zodResolver } from '@hookform/resolvers/zod';
import { callBackRequestSchema, type CallBackFields } from '@waymark/contract/contact';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { requestCallBack } from '../api/request-call-back.ts';
import styles from './message-form.module.css';

export interface CallBackDialogProps {
  open: boolean;
  topic: string;
  onClose: () => void;
}

/** Name and number; somebody of the team calls back. */
export function CallBackDialog({ open, topic, onClose }: CallBackDialogProps) {
  const [answer, setAnswer] = useState('');
  // What was typed stays when the dialog is closed; what was sent does not.
  const [round, setRound] = useState(0);

  function close() {
    onClose();
    if (!answer) return;
    setAnswer('');
    setRound(round + 1);
  }

  // Beside the page: the menu in which the button may stand is hidden by the dialog.
  return createPortal(
    <Dialog open={open} title="Request a call back" onClose={close}>
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
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on at what took its place.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles['sent']} tabIndex={-1}>
      <Notice tone="good">{answer}</Notice>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

function Fields({ topic, onSent }: { topic: string; onSent: (answer: string) => void }) {
  const { user } = useAuth();
  const form = useForm<CallBackFields>({
    defaultValues: {
      name: user ? `${user.firstName} ${user.lastName}` : '',
      phone: user?.phone ?? '',
      topic,
    },
    resolver: zodResolver(callBackRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    try {
      onSent(await requestCallBack(fields));
    } catch (failure) {
      const { name, phone } = fieldErrorsOf(failure);
      if (name) form.setError('name', { message: name });
      if (phone) form.setError('phone', { message: phone });
      if (!name && !phone) form.setError('root', { message: messageOf(failure) });
    }
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>Leave your number, and somebody of our team calls you.</p>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Name" autoComplete="name" {...form.register('name')} error={errors.name?.message} />
      <TextField
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
        {...form.register('phone')}
        error={errors.phone?.message}
      />
      <Button type="submit" pending={isSubmitting}>
        Submit
      </Button>
    </form>
  );
}
