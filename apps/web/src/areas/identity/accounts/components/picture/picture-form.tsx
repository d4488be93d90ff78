import { pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import type { User } from '@waymark/contract/identity/accounts';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../../../../components/media/avatar.tsx';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { PrivacyNote } from '../../../../../components/layout/privacy-note.tsx';
import { FileField } from '../../../../../components/upload/file-field.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { UploadProgress } from '../../../../../components/upload/upload-progress.tsx';
import { PictureCropper } from './picture-cropper.tsx';
import styles from './picture-form.module.css';
import { usePictureForm } from './use-picture-form.ts';

interface PictureFormProps {
  user: User;
  /** The share that was sent; null when nothing is on its way. */
  sent: number | null;
  onSent: (share: number | null) => void;
  onSaved: () => void;
  onRemove: () => void;
}

export function PictureForm({ user, sent, onSent, onSaved, onRemove }: PictureFormProps) {
  const form = usePictureForm({ onSent, onSaved });
  const { file, preview, framing, setFraming, error, failure, asked } = form;
  const element = useRef<HTMLFormElement>(null);
  const sending = sent !== null;

  useEffect(() => {
    if (asked > 0) element.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  }, [asked]);

  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={form.submit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {preview ? (
        <PictureCropper preview={preview} framing={framing} onChange={setFraming} disabled={sending} />
      ) : (
        <FileChoice user={user} error={error} onChoose={(chosen) => form.choose(chosen)} />
      )}
      {sending && file && <UploadProgress sent={sent} label={file.name} />}
      <PrivacyNote />
      <Actions>
        <Button type="submit" pending={sending}>
          Save picture
        </Button>
        {preview && (
          <Button variant="secondary" disabled={sending} onClick={() => form.askAgain()}>
            Choose another
          </Button>
        )}
        {!preview && user.pictureUrl !== null && (
          <Button variant="danger" onClick={onRemove}>
            Remove picture
          </Button>
        )}
      </Actions>
    </form>
  );
}

interface FileChoiceProps {
  user: User;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

/** The picture there is, or its initials, until another one is chosen. */
function FileChoice({ user, error, onChoose }: FileChoiceProps) {
  return (
    <>
      <Avatar name={`${user.firstName} ${user.lastName}`} pictureUrl={user.pictureUrl} size="large" />
      <FileField
        label="Picture"
        hint="JPEG, PNG, WebP or AVIF, at most 5 MB. Drop the file here or choose it."
        accept={pictureMediaTypes.join(',')}
        error={error}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
    </>
  );
}
