import { attachmentExtensions } from '@waymark/contract/posting/choices/postings';
import { useId } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import field from '../../../../components/form/field.module.css';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import styles from './posting-form.module.css';
import type { AttachedFile } from './use-attachment.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** One file beside the posting. */
export function AttachmentField({ attachment }: { attachment: AttachedFile }) {
  const id = useId();
  const { file, sent, error, choose, remove } = attachment;

  function pick(input: HTMLInputElement) {
    const chosen = input.files?.[0];
    if (chosen) void choose(chosen);
    // The same file can be chosen again after a failure.
    input.value = '';
  }

  return (
    <div className={styles['file']}>
      <label className={field['label']} htmlFor={id}>
        Upload File (optional)
      </label>
      <p className={field['hint']} id={`${id}-hint`}>
        PDF, DOCX or a picture, at most 3 MB. Seekers can download it.
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
        <p className={styles['fileName']}>
          <strong>{file.name}</strong> {formatFileSize(file.size)}
          <Button variant="quiet" aria-label={`Remove ${file.name}`} onClick={() => void remove()}>
            Remove
          </Button>
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
