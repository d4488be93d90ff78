import type { ConsentPurpose } from '@waymark/contract/identity/choices';
import type { Consent, ChangeConsentFields } from '@waymark/contract/identity/consents';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Button } from '../../../../components/form/button.tsx';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser, loadCritiqueDetail } from '../../../../lib/auth-store.ts';
import { hasFeature } from '../../../../lib/board.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { consentWords, describeConsent } from '../consent-rules.ts';
import styles from './profile-form.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

/** `consents` is null if they could not be loaded. */
export function ConsentSection({ consents }: { consents: readonly Consent[] | null }) {
  const say = useSay();
  const titleId = useId();
  return (
    <section className={`${ui['grid4']} ${styles['consentSection']}`} aria-labelledby={titleId}>
      <h2 className={`${ui['headingRule']} ${styles['sectionTitle']}`} id={titleId}>
        {say`What you agree to`}
      </h2>
      {consents ? <ConsentChoices consents={consents} /> : <LoadError />}
    </section>
  );
}

function ConsentChoices({ consents }: { consents: readonly Consent[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { choices, change } = useConsents(consents);
  return (
    <>
      <p className={ui['soft']}>{say`Every choice is saved at once, and you can change it at any time.`}</p>
      <ul className={`${ui['grid']} ${styles['choices']}`}>
        {choices.filter(isShown).map(({ consent, checked, pending, error }) => (
          <li key={consent.purpose} className={styles['choice']}>
            <SwitchField
              label={consentWords[consent.purpose].label}
              hint={consentWords[consent.purpose].meaning}
              state={pending ? say`Saving…` : describeConsent(say, words, consent, locale)}
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

/** A review that was asked for can be taken back where none can be asked for any more. */
const isShown = ({ consent }: { consent: Consent }) =>
  consent.purpose !== 'sendResumeToExpert' || consent.granted || hasFeature('resumeReview');

function LoadError() {
  const say = useSay();
  const { state, revalidate } = useRevalidator();
  return (
    <div className={`${ui['grid3']} ${ui['justifyStart']}`} role="alert">
      <p>{say`Your choices could not be loaded. They are as you left them.`}</p>
      <Button variant="secondary" pending={state === 'loading'} onClick={() => void revalidate()}>
        {say`Try again`}
      </Button>
    </div>
  );
}

type ByPurpose<Value> = Partial<Record<ConsentPurpose, Value>>;

/** Shows a choice at once, and reverts it if the server refuses. */
function useConsents(loaded: readonly Consent[]) {
  const [consents, setConsents] = useState(loaded);
  const [requested, setRequested] = useState<ByPurpose<boolean>>({});
  const [failures, setFailures] = useState<ByPurpose<string>>({});

  async function change(purpose: ConsentPurpose, granted: boolean) {
    setRequested((before) => ({ ...before, [purpose]: granted }));
    setFailures((before) => ({ ...before, [purpose]: undefined }));
    try {
      const saved = (await changeConsent({ purpose, granted })).find((one) => one.purpose === purpose);
      // Updates this choice only: the answer to another may still be on its way.
      setConsents((before) => before.map((one) => (saved && one.purpose === purpose ? saved : one)));
      showSuccess(sayHere`Your choice is saved`);
    } catch (reason) {
      setFailures((before) => ({ ...before, [purpose]: messageOf(reason) }));
    } finally {
      setRequested((before) => ({ ...before, [purpose]: undefined }));
    }
  }

  const choices = consents.map((consent) => ({
    consent,
    checked: requested[consent.purpose] ?? consent.granted,
    pending: requested[consent.purpose] !== undefined,
    error: failures[consent.purpose],
  }));
  return { choices, change };
}

/** Returns the current choices, and updates the user. */
async function changeConsent(fields: ChangeConsentFields): Promise<Consent[]> {
  const { data } = await callApi('PUT /consents', { body: fields });
  changeUser(data.user);
  // This choice requests a review or withdraws it.
  if (fields.purpose === 'sendResumeToExpert') void loadCritiqueDetail();
  return data.consents;
}
