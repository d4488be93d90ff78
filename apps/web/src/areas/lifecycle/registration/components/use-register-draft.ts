import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from '../../../../lib/session-draft.ts';
import { emptyRegisterValues, registerDraftKey, type RegisterValues } from '../constants.ts';
import { draftOf, parseDraft } from '../rules.ts';
import type { useWizardStep } from './use-wizard-step.ts';

interface KeptDraft {
  /** To be called after every change. */
  keep: () => void;
  /** The name of a file that was chosen before a reload, which keeps no files. */
  lostFile: string | undefined;
}

/** Gives back what a reload would have lost (B-3). */
export function useRegisterDraft(
  form: UseFormReturn<RegisterValues>,
  { step, known, go }: ReturnType<typeof useWizardStep>,
): KeptDraft {
  const { reset, getValues } = form;
  const [lostFile, setLostFile] = useState<string>();
  const keep = () => storeDraft(registerDraftKey, draftOf(step, getValues(), lostFile));

  const restore = useEffectEvent(() => {
    const draft = parseDraft(readDraft(registerDraftKey));
    if (draft) {
      reset({ ...emptyRegisterValues, ...draft.values });
      setLostFile(draft.fileName);
    }
    // A step whose answers are gone, such as those of somebody who has signed up, begins anew.
    if (!draft || !known) go(draft?.step ?? 0, { replace: true });
  });
  // After the first render, which has to be the server's: the server knows no drafts.
  useEffect(() => restore(), []);

  const keepStep = useEffectEvent(() => {
    const begun = step > 0 || readDraft(registerDraftKey) !== null;
    if (begun) keep();
  });
  useEffect(() => keepStep(), [step]);

  return { keep, lostFile };
}
