import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import type { User } from '@waymark/contract/identity/accounts';
import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { fullName } from '@waymark/contract/text/format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { PrivacyNote } from '../../../../../components/layout/privacy-note.tsx';
import { Avatar } from '../../../../../components/media/avatar.tsx';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { FileField } from '../../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../../lib/api-client.ts';
import { changeUser } from '../../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import ui from '../../../../../styles/primitives.module.css';
import { centred, findPictureProblem, type Preview, squareOf } from '../../picture-rules.ts';
import styles from '../profile-form.module.css';
import { PictureCropper } from './picture-cropper.tsx';
import { sayHere, useSay } from '../../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface PictureChangeProps {
  user: User;
  /** Shows the button as text below a name. */
  compact?: boolean;
}

/** Changes or removes the profile picture (G-1, H-1). */
export function PictureChange({ user, compact = false }: PictureChangeProps) {
  const say = useSay();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  // A new key for each opening resets the form; the old content stays while the dialog closes.
  const [opening, setOpening] = useState(0);
  const [sent, setSent] = useState<number | null>(null);

  // One dialog replaces the other, so the browser may give the focus to an element that is gone.
  useEffect(() => {
    if (opening > 0 && open === null) opener.current?.focus();
  }, [open, opening]);

  function start() {
    setOpening((before) => before + 1);
    setOpen('form');
  }

  function finish() {
    showSuccess(sayHere`Picture saved`);
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
        {say`Change picture`}
      </Button>
      <Dialog
        open={open === 'form'}
        title={say`Change picture`}
        onClose={() => setOpen(null)}
        dismissable={sent === null}
      >
        {opening > 0 && (
          <PictureForm
            key={opening}
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
  /** The share that has been sent; null while nothing is being sent. */
  sent: number | null;
  onSent: (share: number | null) => void;
  onSaved: () => void;
  onRemove: () => void;
}

function PictureForm({ user, sent, onSent, onSaved, onRemove }: PictureFormProps) {
  const say = useSay();
  const form = usePictureForm({ onSent, onSaved });
  const { file, preview, framing, setFraming, error, failure, focusRequests } = form;
  const element = useRef<HTMLFormElement>(null);
  const sending = sent !== null;

  useEffect(() => {
    if (focusRequests > 0) element.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  }, [focusRequests]);

  return (
    <form ref={element} className={ui['grid5']} noValidate onSubmit={form.submit}>
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
          {say`Save picture`}
        </Button>
        {preview && (
          <Button variant="secondary" disabled={sending} onClick={() => form.askAgain()}>
            {say`Choose another`}
          </Button>
        )}
        {!preview && user.pictureUrl !== null && (
          <Button variant="danger" onClick={onRemove}>
            {say`Remove picture`}
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

/** The current picture or the initials, until a file is chosen. */
function FileChoice({ user, error, onChoose }: FileChoiceProps) {
  const say = useSay();
  return (
    <>
      <Avatar name={fullName(user.firstName, user.lastName)} pictureUrl={user.pictureUrl} size="large" />
      <FileField
        label={say`Picture`}
        hint={say`JPEG, PNG, WebP or AVIF, at most 5 MB. Drop the file here or choose it.`}
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
  const say = useSay();
  async function remove() {
    changeUser((await callApi('DELETE /profile-picture')).data);
    showSuccess(sayHere`Picture removed`);
    onRemoved();
  }

  return (
    <ConfirmDialog
      open={open}
      title={say`Remove your picture?`}
      confirm={say`Remove`}
      cancel={say`Keep it`}
      onConfirm={remove}
      onClose={onKeep}
    >
      {say`It is deleted for good, and your initials take its place.`}
    </ConfirmDialog>
  );
}

const cannotBeRead = msg`This file cannot be read as a picture. Choose another one.`;

interface PictureSending {
  /** Called with the share that has been sent, and with null at the end. */
  onSent: (share: number | null) => void;
  onSaved: () => void;
}

/** A file that is refused leads back to the file field. */
function usePictureForm({ onSent, onSaved }: PictureSending) {
  const [file, setFile] = useState<File | null>(null);
  const [framing, setFraming] = useState(centred);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  /** Raised each time the file field should take the focus. */
  const [focusRequests, setFocusRequests] = useState(0);
  const { preview, unreadable } = usePicturePreview(file);

  function choose(chosen: File | null, found = chosen ? findPictureProblem(chosen) : undefined) {
    setFile(found ? null : chosen);
    setFraming(centred);
    setProblem(found);
    setFailure('');
  }

  function askAgain(found?: string) {
    choose(null, found);
    setFocusRequests((before) => before + 1);
  }

  async function send(picture: File, square: PictureSquare) {
    setFailure('');
    onSent(0);
    try {
      await changePicture(picture, square, onSent);
      onSaved();
    } catch (reason) {
      const { picture: refusal } = fieldErrorsOf(reason);
      if (refusal) askAgain(refusal);
      else setFailure(messageOf(reason));
    } finally {
      onSent(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && preview) void send(file, squareOf(preview.size, framing));
    else if (!file) askAgain(problem ?? findPictureProblem(null));
    else setFocusRequests((before) => before + 1);
  }

  const error = problem ?? (unreadable ? cannotBeRead : undefined);
  return { file, preview, framing, setFraming, error, failure, focusRequests, choose, askAgain, submit };
}

/** Sends the whole file with the square to keep: the server crops it. */
async function changePicture(
  file: File,
  square: PictureSquare,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(square)) form.append(name, String(value));
  form.append('picture', file);
  const { data } = await uploadForm('POST /profile-picture', form, onProgress);
  changeUser(data);
}

interface PreviewState {
  /** The file that the other fields describe: the user may have chosen another since. */
  file: File | null;
  preview: Preview | null;
  unreadable: boolean;
}

const nothing: PreviewState = { file: null, preview: null, unreadable: false };

/** The chosen file as the browser displays it: upright, with its size. */
function usePicturePreview(file: File | null): PreviewState {
  const [state, setState] = useState(nothing);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      setState({ file, preview: { url, size }, unreadable: false });
    });
    image.addEventListener('error', () => setState({ file, preview: null, unreadable: true }));
    image.src = url;
    return () => {
      image.src = '';
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state.file === file ? state : nothing;
}
