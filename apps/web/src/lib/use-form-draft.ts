import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readAccessToken } from './access-token.ts';
import { formDraftOf, parseFormDraft, type FormDraft } from './form-draft.ts';
import { readDraft, removeDraft, storeDraft } from './drafts/session-draft.ts';

interface DraftOptions<T extends FieldValues> {
  /** Whose form it is: other people who sign in here do not get it back. */
  owner?: string;
  /**
   * Kept also when the form is left for another page, so that the way back finds it as it was: a guest's until they
   * sign in, a member's until they sign out.
   */
  onLeave?: boolean;
  /** The field with a file: only its name is kept. */
  file?: Path<T>;
}

/**
 * Keeps what is typed through a reload, such as the one that follows the end of a session. Gives what was filled in
 * again; null when there was nothing.
 */
export function useFormDraft<T extends FieldValues, Fields>(
  form: UseFormReturn<T, unknown, Fields>,
  key: string,
  names: readonly Path<T>[],
  { owner = '', onLeave = false, file }: DraftOptions<T> = {},
): FormDraft | null {
  const [restored, setRestored] = useState<FormDraft | null>(null);

  const restore = useEffectEvent(() => {
    const draft = parseFormDraft(readDraft(key), owner, names);
    removeDraft(key);
    setRestored(draft);
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      form.setValue(name as Path<T>, value as PathValue<T, Path<T>>, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
    }
  });
  const keep = useEffectEvent((leaving = false) => {
    const begun: Record<string, unknown> = form.formState.defaultValues ?? {};
    const draft = formDraftOf(owner, names, form.getValues(), begun, file && form.getValues(file));
    const isSignedIn = Boolean(readAccessToken());
    const isOver = owner === '' ? onLeave && isSignedIn : leaving && !isSignedIn;
    if (draft && !isOver) storeDraft(key, draft);
    else removeDraft(key);
  });

  // After the first render, which has to be the server's.
  useEffect(() => {
    restore();
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      if (onLeave) keep(true);
    };
  }, [key, owner, onLeave]);

  return restored;
}
