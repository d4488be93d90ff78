import type { User } from '@waymark/contract/identity/accounts';
import { pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { PrivacyNote } from '../../../../../components/layout/privacy-note.tsx';
import { Avatar } from '../../../../../components/media/avatar.tsx';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { FileField } from '../../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../../components/upload/upload-progress.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { changeUser } from '../../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { PictureCropper } from './picture-cropper.tsx';
import { usePictureForm } from './use-picture-form.ts';
import styles from './picture-change.module.css';

interface PictureChangeProps {
  user: User;
  /** As a line of text below a name. */
  compact?: boolean;
}

/** The way to another picture, or to none (G-1, H-1). */
export function PictureChange({ user, compact = false }: PictureChangeProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  // Each opening starts afresh; what was there stays in place while the dialog leaves.
  const [visit, setVisit] = useState(0);
  const [sent, setSent] = useState<number | null>(null);

  // One dialog follows the other: what the browser gives the focus back to may be gone with the first.
  useEffect(() => {
    if (visit > 0 && open === null) opener.current?.focus();
  }, [open, visit]);

  function start() {
    setVisit((before) => before + 1);
    setOpen('form');
  }

  function finish() {
    showSuccess('Picture saved');
    setOpen(null);
  }

  return (
    <>
      <Button
        ref={opener}
        variant={compact ? 'quiet' : 'secondary'}
        className={compact ? styles['compact'] : undefined}
        onClick={start}
      >
        Change picture
      </Button>
      <Dialog
        open={open === 'form'}
        title="Change picture"
        onClose={() => setOpen(null)}
        dismissable={sent === null}
      >
        {visit > 0 && (
          <PictureForm
            key={visit}
            user={user}
            sent={sent}
            onSent={setSent}
            onSaved={finish}
            onRemove={() => setOpen('removal')}
          />
        )}
      </Dialog>
      <PictureRemoveDialog
        open={open === 'removal'}
        onKeep={() => setOpen('form')}
        onRemoved={() => setOpen(null)}
      />
    </>
  );
}

interface PictureFormProps {
  user: User;
  /** The share that was sent; null when nothing is on its way. */
  sent: number | null;
  onSent: (share: number | null) => void;
  onSaved: () => void;
  onRemove: () => void;
}

function PictureForm({ user, sent, onSent, onSaved, onRemove }: PictureFormProps) {
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

interface PictureRemoveDialogProps {
  open: boolean;
  onKeep: () => void;
  onRemoved: () => void;
}

function PictureRemoveDialog({ open, onKeep, onRemoved }: PictureRemoveDialogProps) {
  async function remove() {
    await removePicture();
    showSuccess('Picture removed');
    onRemoved();
  }

  return (
    <ConfirmDialog
      open={open}
      title="Remove your picture?"
      confirm="Remove"
      cancel="Keep it"
      onConfirm={remove}
      onClose={onKeep}
    >
      It is deleted for good, and your initials take its place.
    </ConfirmDialog>
  );
}

async function removePicture(): Promise<void> {
  changeUser((await callApi('DELETE /profile-picture')).data);
}
