import type { ConsentPurpose } from '@waymark/contract/identity/choices/accounts';
import type { Consent } from '@waymark/contract/identity/consents';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeConsent } from '../api/change-consent.ts';

type ByPurpose<Value> = Partial<Record<ConsentPurpose, Value>>;

/** The choices as they are wished for: shown at once, and put back where the server refuses. */
export function useConsents(loaded: readonly Consent[]) {
  const [consents, setConsents] = useState(loaded);
  const [wished, setWished] = useState<ByPurpose<boolean>>({});
  const [failures, setFailures] = useState<ByPurpose<string>>({});

  async function change(purpose: ConsentPurpose, granted: boolean) {
    setWished((before) => ({ ...before, [purpose]: granted }));
    setFailures((before) => ({ ...before, [purpose]: undefined }));
    try {
      const saved = (await changeConsent({ purpose, granted })).find((one) => one.purpose === purpose);
      // Only this one: another may be on its way, and its answer is still to come.
      setConsents((before) => before.map((one) => (saved && one.purpose === purpose ? saved : one)));
      showSuccess('Your choice is saved');
    } catch (reason) {
      setFailures((before) => ({ ...before, [purpose]: messageOf(reason) }));
    } finally {
      setWished((before) => ({ ...before, [purpose]: undefined }));
    }
  }

  const choices = consents.map((consent) => ({
    consent,
    checked: wished[consent.purpose] ?? consent.granted,
    pending: wished[consent.purpose] !== undefined,
    error: failures[consent.purpose],
  }));
  return { choices, change };
}
