import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema, type ContactMessageFields } from '@waymark/contract/contact';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { sendMessage } from '../api/send-message.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './message-form.module.css';
import { useCaptcha } from './use-captcha.ts';

/** The form until the message has left, then what happens next. */
export function MessageForm() {
  const [answer, setAnswer] = useState('');
  if (answer) return <SentNotice answer={answer} onAnother={() => setAnswer('')} />;
  return <FieldsToSend onSent={setAnswer} />;
}

function SentNotice({ answer, onAnother }: { answer: string; onAnother: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on at what took its place.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles['sent']} tabIndex={-1}>
      <Notice tone="good">{answer}</Notice>
      <Button variant="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}

function FieldsToSend({ onSent }: { onSent: (answer: string) => void }) {
  const captcha = useCaptcha();
  const box = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm<ContactMessageFields>({ resolver: zodResolver(contactMessageSchema) });
  const { errors } = form.formState;
  useOwnAddress(form);

  async function send(fields: ContactMessageFields) {
    try {
      onSent(await sendMessage(fields));
    } catch (failure) {
      const found = Object.entries(fieldErrorsOf(failure));
      if (found.length === 0) form.setError('root', { message: messageOf(failure) });
      for (const [name, message] of found) form.setError(name as keyof ContactMessageFields, { message });
      if (found.some(([name]) => name === 'captcha')) captcha.reset();
    }
  }

  async function submit() {
    setSending(true);
    // The work may still be under way; the other fields are checked together with its result.
    form.setValue('captcha', await captcha.read());
    await form.handleSubmit(send, (problems) => {
      if (Object.keys(problems).every((name) => name === 'captcha')) box.current?.focus();
    })();
    setSending(false);
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Name" autoComplete="name" {...form.register('name')} error={errors.name?.message} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <TextArea label="Message" {...form.register('message')} error={errors.message?.message} />
      <CaptchaField captcha={captcha} box={box} error={errors.captcha?.message} />
      <Button type="submit" pending={isSending}>
        Send message
      </Button>
    </form>
  );
}

/** Who is signed in is known after the page: what was typed meanwhile stays. */
function useOwnAddress(form: UseFormReturn<ContactMessageFields>) {
  const { user } = useAuth();
  useEffect(() => {
    if (!user) return;
    if (!form.getValues('name')) form.setValue('name', `${user.firstName} ${user.lastName}`);
    if (!form.getValues('email')) form.setValue('email', user.email);
  }, [form, user]);
}
