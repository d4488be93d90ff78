import type { Consent } from '@waymark/contract/identity/consents';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { consentWords, describeConsent } from '../consent-rules.ts';
import styles from './consent-section.module.css';
import { useConsents } from './use-consents.ts';

/** What a candidate agreed to; `consents` is null where they could not be loaded. */
export function ConsentSection({ consents }: { consents: readonly Consent[] | null }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        What you agree to
      </h2>
      {consents ? <ConsentChoices consents={consents} /> : <Missing />}
    </section>
  );
}

function ConsentChoices({ consents }: { consents: readonly Consent[] }) {
  const { choices, change } = useConsents(consents);
  return (
    <>
      <p className={styles['intro']}>Every choice is saved at once, and you can change it at any time.</p>
      <ul className={styles['choices']}>
        {choices.map(({ consent, checked, pending, error }) => (
          <li key={consent.purpose} className={styles['choice']}>
            <SwitchField
              label={consentWords[consent.purpose].label}
              hint={consentWords[consent.purpose].meaning}
              state={pending ? 'Saving…' : describeConsent(consent)}
              checked={checked}
              pending={pending}
              error={error}
              onChange={(granted) => void change(consent.purpose, granted)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Missing() {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['missing']} role="alert">
      <p>Your choices could not be loaded. They are as you left them.</p>
      <Button variant="secondary" pending={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
