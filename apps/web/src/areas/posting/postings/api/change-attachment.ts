import type { Attachment } from '@waymark/contract/posting/postings';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';

export async function attachFile(
  draftId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Attachment | null> {
  const form = new FormData();
  form.append('attachment', file);
  const key = 'POST /company/drafts/:draftId/attachment';
  return (await uploadForm(key, form, onProgress, { draftId })).data.attachment;
}

export async function detachFile(draftId: string): Promise<void> {
  await callApi('DELETE /company/drafts/:draftId/attachment', { params: { draftId } });
}
