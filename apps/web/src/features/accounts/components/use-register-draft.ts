import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from '../../../lib/session-draft.ts';
import { emptyRegisterValues, registerDraftKey, type RegisterValues } from '../constants.ts';
import { draftOf, parseDraft } from '../rules.ts';

/** Gives back what a reload would have lost (B-3), and a function to call after every change. */
export function useRegisterDraft(
  form: UseFormReturn<RegisterValues>,
  step: number,
  setStep: (step: number) => void,
): () => void {
  const { reset, getValues } = form;

  // After the first render, which has to be the server's: the server knows no drafts.
  useEffect(() => {
    const draft = parseDraft(readDraft(registerDraftKey));
    if (!draft) return;
    reset({ ...emptyRegisterValues, ...draft.values });
    setStep(draft.step);
  }, [reset, setStep]);

  useEffect(() => {
    const begun = step > 0 || readDraft(registerDraftKey) !== null;
    if (begun) storeDraft(registerDraftKey, draftOf(step, getValues()));
  }, [step, getValues]);

  return () => storeDraft(registerDraftKey, draftOf(step, getValues()));
}
