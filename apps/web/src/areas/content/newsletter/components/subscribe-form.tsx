import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { subscribe } from '../api/change-subscription.ts';
import styles from './subscribe-form.module.css';

function useSubscription() {
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isReady, setReady] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);

  function refuse(problem: string) {
    setError(problem);
    field.current?.focus();
  }

  async function send() {
    if (!field.current) return;
    const { value, validity } = field.current;
    if (!validity.valid) {
      refuse(validity.valueMissing ? 'Email is required' : 'Enter a valid email');
      return;
    }
    setPending(true);
    setError('');
    try {
      setAnswer(await subscribe(value));
    } catch (failure) {
      refuse(fieldErrorsOf(failure)['dzEmail'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return { field, error, pending, answer, isReady, send, clear: () => setError('') };
}

/** Asks for the newsletter (E-2). Where no script runs, the browser checks the field and posts the form itself. */
export function SubscribeForm({ label }: { label: string }) {
  const { field, error, pending, answer, isReady, send, clear } = useSubscription();
  if (answer) {
    return (
      <Notice tone="good" focus>
        {answer}
      </Notice>
    );
  }
  return (
    <form
      className={styles['form']}
      method="post"
      action="/api/newsletter/form"
      aria-label={label}
      // Until its script is there the browser checks the field, in words of its own.
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        ref={field}
        label="Your email for the newsletter"
        type="email"
        name="dzEmail"
        autoComplete="email"
        required
        maxLength={254}
        error={error || undefined}
        onChange={clear}
      />
      <Button type="submit" pending={pending}>
        Subscribe
      </Button>
      <PrivacyNote />
    </form>
  );
}
