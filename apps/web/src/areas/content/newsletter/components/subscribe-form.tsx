import { paths } from '@waymark/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { hasFeature } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './newsletter.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

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
      refuse(validity.valueMissing ? msg`Email is required` : msg`Enter a valid email`);
      return;
    }
    setPending(true);
    setError('');
    try {
      setAnswer((await callApi('POST /newsletter/subscriptions', { body: { dzEmail: value } })).message);
    } catch (failure) {
      refuse(fieldErrorsOf(failure)['dzEmail'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return { field, error, pending, answer, isReady, send, clear: () => setError('') };
}

/** Subscribes to the newsletter (E-2). Without its script the browser checks the field and posts the form. */
export function SubscribeForm({ label }: { label: string }) {
  const say = useSay();
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
      className={`${ui['stack3']} ${styles['form']}`}
      method="post"
      action="/api/newsletter/form"
      aria-label={label}
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        ref={field}
        label={say`Your email for the newsletter`}
        type="email"
        name="dzEmail"
        autoComplete="email"
        required
        maxLength={254}
        error={error || undefined}
        onChange={clear}
      />
      <Button type="submit" pending={pending}>
        {say`Subscribe`}
      </Button>
      <PrivacyNote />
    </form>
  );
}

/** In the footer of every page (E-2). */
export function SubscribeBand() {
  const say = useSay();
  return (
    <section className={styles['band']} aria-label={say`Newsletter`}>
      <div>
        <h2>{say`The newsletter`}</h2>
        <p>
          {say`What is worth knowing about finding work, once or twice a month.`}{' '}
          <Link to={paths.newsletter}>{say`Read what was sent`}</Link>
        </p>
      </div>
      <SubscribeForm label={say`Subscribe to the newsletter`} />
    </section>
  );
}

/** Beside posts (J-1). */
export function SubscribeAside() {
  const say = useSay();
  if (!hasFeature('newsletter')) return null;
  return (
    <section className={`${ui['grid4']} ${styles['side']}`} aria-label={say`Newsletter, beside the posts`}>
      <h2>{say`Newsletter`}</h2>
      <p>{say`New posts and what we see on the board, once or twice a month. You can stop it at any time.`}</p>
      <SubscribeForm label={say`Subscribe to the newsletter, beside the posts`} />
    </section>
  );
}
