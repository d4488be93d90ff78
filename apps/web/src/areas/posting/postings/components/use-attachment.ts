import { postingLimits } from '@waymark/contract/posting/choices/postings';
import type { Attachment } from '@waymark/contract/posting/postings';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { tooLarge } from '../../../../lib/format-file-size.ts';

/** The file of a draft; it is sent as soon as it is chosen, after what was typed. */
export function useAttachment(stored: Attachment | null, flush: () => Promise<{ id: string } | null>) {
  const [file, setFile] = useState(stored);
  const [sent, setSent] = useState<{ name: string; share: number } | null>(null);
  const [error, setError] = useState<string>();

  async function act(run: (draftId: string) => Promise<Attachment | null>) {
    setError(undefined);
    try {
      const draft = await flush();
      if (draft) setFile(await run(draft.id));
    } catch (failure) {
      setError(fieldErrorsOf(failure)['attachment'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  async function choose(chosen: File) {
    if (chosen.size > postingLimits.attachmentBytes) return setError(tooLarge(postingLimits.attachmentBytes));
    await act((draftId) => attachFile(draftId, chosen, (share) => setSent({ name: chosen.name, share })));
  }

  const remove = () =>
    act(async (draftId) => {
      await detachFile(draftId);
      return null;
    });

  return { file, sent, error, choose, remove };
}

export type AttachedFile = ReturnType<typeof useAttachment>;

async function attachFile(
  draftId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Attachment | null> {
  const form = new FormData();
  form.append('attachment', file);
  const key = 'POST /company/drafts/:draftId/attachment';
  return (await uploadForm(key, form, onProgress, { draftId })).data.attachment;
}

async function detachFile(draftId: string): Promise<void> {
  await callApi('DELETE /company/drafts/:draftId/attachment', { params: { draftId } });
}
