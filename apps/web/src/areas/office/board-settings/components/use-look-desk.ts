import { msg } from '@waymark/contract/text/message';
import type { LookDesk, LookDraft } from '@waymark/contract/office/look';
import { previewParameter } from '@waymark/contract/page';
import { useState } from 'react';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { loadPagesWhole } from '../../../../lib/load-pages-whole.ts';
import { showSuccess } from '../../../../lib/toasts.ts';

export const loadLookDesk = async (): Promise<LookDesk> => (await callApi('GET /staff/look')).data;

/** What is public, as a draft begins. */
const publicValue = ({ look, accent }: LookDesk): LookDraft => ({ look: look.value, accent: accent.value });

async function saveDraft(value: LookDraft | null, { draft }: LookDesk): Promise<LookDesk> {
  return (await callApi('PUT /staff/look/draft', { body: { value, version: draft.version } })).data;
}

/** The query of a link to the draft. */
async function openPreview(): Promise<string> {
  const { data } = await callApi('POST /staff/look/previews');
  return `?${new URLSearchParams({ [previewParameter]: data.token })}`;
}

async function publishDraft({ draft, look, accent }: LookDesk): Promise<LookDesk> {
  const body = { version: draft.version, lookVersion: look.version, accentVersion: accent.version };
  return (await callApi('POST /staff/look/publication', { body })).data;
}

/** One request at a time, and what refused the last. */
function useRequest(onNewer: (desk: LookDesk) => void) {
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<unknown>();

  async function run(act: () => Promise<void>) {
    setPending(true);
    setRefused(undefined);
    try {
      await act();
    } catch (failure) {
      // What was typed stays; the next attempt builds on the newer version.
      if (isApiError(failure) && failure.code === 'conflict') onNewer(await loadLookDesk());
      setRefused(failure);
    } finally {
      setPending(false);
    }
  }

  return { run, pending, refused };
}

/** The draft of the look: typed, kept, looked at and published. */
export function useLookDesk(initial: LookDesk) {
  const [desk, setDesk] = useState(initial);
  const [value, change] = useState(initial.draft.value ?? publicValue(initial));
  const { run, pending, refused } = useRequest(setDesk);
  /** Of a link to the draft. */
  const [preview, setPreview] = useState('');

  const kept = desk.draft.value ?? publicValue(desk);
  const isChanged = JSON.stringify(value) !== JSON.stringify(kept);

  function take(next: LookDesk) {
    setDesk(next);
    change(next.draft.value ?? publicValue(next));
    setPreview('');
  }

  async function keep(): Promise<LookDesk> {
    if (!isChanged && desk.draft.value) return desk;
    const next = await saveDraft(value, desk);
    setDesk(next);
    return next;
  }

  const fields = fieldErrorsOf(refused);
  return {
    desk,
    value,
    change,
    isChanged,
    pending,
    preview,
    errorAt: (field: string) => fields[`value.${field}`],
    failure: refused === undefined || Object.keys(fields).length > 0 ? '' : messageOf(refused),
    hasErrors: Object.keys(fields).length > 0,
    save: () =>
      run(async () => {
        await keep();
        showSuccess(msg`The draft is kept. Nobody sees it yet.`);
      }),
    look: () =>
      run(async () => {
        await keep();
        setPreview(await openPreview());
      }),
    publish: () =>
      run(async () => {
        take(await publishDraft(await keep()));
        loadPagesWhole();
        showSuccess(msg`Published. The next page that is opened shows it.`);
      }),
    discard: () =>
      run(async () => {
        take(await saveDraft(null, desk));
      }),
  };
}

export type LookDeskState = ReturnType<typeof useLookDesk>;
