import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { removeDraft } from '../../../../lib/session-draft.ts';
import { useWelcome } from '../../../../lib/use-welcome.ts';
import { lastRegisterStep, registerDraftKey } from '../constants.ts';
import type { RegisterField, RegisterValues } from '../constants.ts';
import { stepOfFields, signupFormOf } from '../rules.ts';

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
  go: (step: number) => void,
): RegisterSubmit {
  const [refusal, setRefusal] = useState<RegisterSubmit['refusal']>(null);
  const [sent, setSent] = useState<number | null>(null);
  const welcome = useWelcome();

  async function fail(failure: unknown, file: File | null) {
    const upload = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(upload ? { resume: upload } : fieldErrorsOf(failure));
    const taken = isApiError(failure) && failure.code === 'conflict';
    const shown = fields.filter(([name]) => name in form.getValues());
    const left = fields.filter((field) => !shown.includes(field)).map(([, message]) => message);
    if (fields.length === 0) left.push(messageOf(failure));
    if (taken || left.length > 0) setRefusal({ message: taken ? messageOf(failure) : left.join(' '), taken });
    for (const [name, message] of shown) {
      form.setError(name as RegisterField, { message }, { shouldFocus: true });
    }
    const faulty = stepOfFields(fields.map(([name]) => name));
    if (faulty !== undefined) go(faulty);
  }

  /** Asked at the end of the first step; where there is no answer, signing up itself will tell. */
  async function isTaken(): Promise<boolean> {
    try {
      await checkEmail(form.getValues('email'));
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 'conflict') return false;
      await fail(failure, null);
      return true;
    }
    return false;
  }

  async function submit() {
    setRefusal(null);
    if (step === 0 && (await isTaken())) return;
    if (step < lastRegisterStep) return go(step + 1);
    const values = form.getValues();
    setSent(0);
    try {
      await signUp(values, setSent);
    } catch (failure) {
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    removeDraft(registerDraftKey);
    welcome('Successfully registered!');
  }

  return { submit, sent, refusal };
}

/** Fails where signing up with the address would, so that nobody fills in five steps for it (B-11). */
async function checkEmail(email: string): Promise<void> {
  await callApi('POST /signup/check-email', { body: { email } });
}

function signUp(values: RegisterValues, onProgress: (share: number) => void): Promise<void> {
  return authenticate(async () => (await uploadForm('POST /signup', signupFormOf(values), onProgress)).data);
}
