import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, isApiError, messageOf } from '../../../lib/api-answer.ts';
import { findUploadProblem } from '../../../lib/find-upload-problem.ts';
import { removeDraft } from '../../../lib/session-draft.ts';
import { signUp } from '../api/sign-up.ts';
import { lastRegisterStep, registerDraftKey, type RegisterField, type RegisterValues } from '../constants.ts';
import { stepOfFields } from '../rules.ts';
import { useWelcome } from './use-welcome.ts';

interface RegisterSubmit {
  /** A valid step leads to the next one; the last one signs up. */
  submit: () => Promise<void>;
  /** The share of the form that has been sent; null while nothing is. */
  sent: number | null;
  /** A failure that is about no field; `taken` when the address has an account (B-11). */
  refusal: { message: string; taken: boolean } | null;
}

/** What the button under each step does. */
export function useRegisterSubmit(
  form: UseFormReturn<RegisterValues>,
  step: number,
  setStep: (step: number) => void,
): RegisterSubmit {
  const [refusal, setRefusal] = useState<RegisterSubmit['refusal']>(null);
  const [sent, setSent] = useState<number | null>(null);
  const welcome = useWelcome();

  async function fail(failure: unknown, file: File | null) {
    const upload = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(upload ? { resume: upload } : fieldErrorsOf(failure));
    const taken = isApiError(failure) && failure.code === 'conflict';
    if (taken || fields.length === 0) setRefusal({ message: messageOf(failure), taken });
    for (const [name, message] of fields) {
      form.setError(name as RegisterField, { message }, { shouldFocus: true });
    }
    const faulty = stepOfFields(fields.map(([name]) => name));
    if (faulty !== undefined) setStep(faulty);
  }

  async function submit() {
    setRefusal(null);
    if (step < lastRegisterStep) return setStep(step + 1);
    const values = form.getValues();
    setSent(0);
    welcome.prepare();
    try {
      await signUp(values, setSent);
    } catch (failure) {
      welcome.abandon();
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    removeDraft(registerDraftKey);
    welcome.finish('Successfully registered!');
  }

  return { submit, sent, refusal };
}
