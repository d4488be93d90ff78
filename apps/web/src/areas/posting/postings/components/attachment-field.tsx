import { attachmentExtensions } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import type { Attachment } from '@waymark/contract/posting/postings';
import { useId, useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import field from '../../../../components/form/field.module.css';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { formatFileSize, tooLarge } from '../../../../lib/format-file-size.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The file of a draft; choosing one uploads it, after the typed fields are saved. */
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
    const form = new FormData();
    form.append('attachment', chosen);
    const showProgress = (share: number) => setSent({ name: chosen.name, share });
    await act(async (draftId) => {
      const key = 'POST /company/drafts/:draftId/attachment';
      return (await uploadForm(key, form, showProgress, { draftId })).data.attachment;
    });
  }

  const remove = () =>
    act(async (draftId) => {
      await callApi('DELETE /company/drafts/:draftId/attachment', { params: { draftId } });
      return null;
    });

  return { file, sent, error, choose, remove };
}

export type AttachedFile = ReturnType<typeof useAttachment>;

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

export function AttachmentField({ attachment }: { attachment: AttachedFile }) {
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  const { file, sent, error, choose, remove } = attachment;

  function pick(input: HTMLInputElement) {
    const chosen = input.files?.[0];
    if (chosen) void choose(chosen);
    // The same file can be chosen again after a failure.
    input.value = '';
  }

  return (
    <div className={ui['grid2']}>
      <label className={`${ui['softSm']} ${field['label']}`} htmlFor={id}>
        {say`Upload File (optional)`}
      </label>
      <p className={`${ui['note']} ${field['hint']}`} id={`${id}-hint`}>
        {say`PDF, DOCX or a picture, at most 3 MB. Seekers can download it.`}
      </p>
      <input
        id={id}
        className={field['control']}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => pick(event.currentTarget)}
      />
      {sent && <UploadProgress sent={sent.share} label={sent.name} />}
      {file && !sent && (
        <p className={`${ui['cluster3']} ${ui['anywhere']}`}>
          <strong dir="auto">{file.name}</strong> {formatFileSize(file.size, locale)}
          <Button variant="quiet" aria-label={say`Remove ${file.name}`} onClick={() => void remove()}>
            {say`Remove`}
          </Button>
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
