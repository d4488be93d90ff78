import {
  companyPicturesLimit,
  alternativeTextMaxLength,
  companyPictureMaxBytes,
} from '@waymark/contract/companies/choices/companies';
import type { CompanyMedia, CompanyPicture } from '@waymark/contract/companies/media';
import { pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useUpload } from './use-upload.ts';
import styles from './company-media.module.css';

const sayWhat = 'Say in a few words what it shows, for those who cannot see it.';

interface PicturesCardProps {
  pictures: readonly CompanyPicture[];
  onChanged: (media: CompanyMedia) => void;
}

export function PicturesCard({ pictures, onChanged }: PicturesCardProps) {
  const [removed, setRemoved] = useState<CompanyPicture | null>(null);

  async function remove() {
    if (!removed) return;
    onChanged(await removePicture(removed.id));
    setRemoved(null);
    showSuccess('Picture removed');
  }

  return (
    <Card title="Pictures">
      <p className={styles['text']}>
        Everybody sees them on your public page: {pictures.length} of at most {companyPicturesLimit}.
      </p>
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((picture) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              onChanged={onChanged}
              onRemove={() => setRemoved(picture)}
            />
          ))}
        </ul>
      )}
      {pictures.length < companyPicturesLimit && <AddPictureForm onChanged={onChanged} />}
      <ConfirmDialog
        open={removed !== null}
        title="Remove this picture?"
        confirm="Remove"
        cancel="Keep it"
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        “{removed?.alternativeText}” is deleted for good.
      </ConfirmDialog>
    </Card>
  );
}

function AddPictureForm({ onChanged }: { onChanged: (media: CompanyMedia) => void }) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const upload = useUpload('picture', companyPictureMaxBytes, async (file, onProgress) => {
    onChanged(await addPicture(file, words.trim(), onProgress));
    setWords('');
    showSuccess('Picture added');
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(words.trim() === '');
    if (words.trim() !== '') upload.submit(event);
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
      <FileField
        key={upload.visit}
        label="Add a picture"
        hint="JPEG, PNG, WebP or AVIF, at most 10 MB. Where and when it was taken is not kept."
        accept={pictureMediaTypes.join(',')}
        error={upload.problem}
        onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
      />
      <TextField
        label="Description of the new picture"
        hint="For people who cannot see it, for example “Two engineers at the crane”."
        value={words}
        maxLength={alternativeTextMaxLength}
        autoComplete="off"
        error={missing && words.trim() === '' ? sayWhat : undefined}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      {upload.sent !== null && upload.file && <UploadProgress sent={upload.sent} label={upload.file.name} />}
      <Actions>
        <Button type="submit" variant="secondary" pending={upload.sent !== null}>
          Add picture
        </Button>
      </Actions>
    </form>
  );
}

interface PictureItemProps {
  picture: CompanyPicture;
  onChanged: (media: CompanyMedia) => void;
  onRemove: () => void;
}

function PictureItem({ picture, onChanged, onRemove }: PictureItemProps) {
  const [words, setWords] = useState(picture.alternativeText);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const isChanged = words.trim() !== picture.alternativeText;

  async function save(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setProblem(undefined);
    try {
      onChanged(await describePicture(picture.id, words));
      showSuccess('Description saved');
    } catch (reason) {
      setProblem(fieldErrorsOf(reason)['alternativeText'] ?? messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <li className={styles['item']}>
      <img
        className={styles['picture']}
        src={picture.smallUrl}
        alt={picture.alternativeText}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <form className={styles['words']} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="What it shows"
          value={words}
          maxLength={alternativeTextMaxLength}
          autoComplete="off"
          error={problem}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <div className={styles['tools']}>
          {isChanged && (
            <Button type="submit" variant="secondary" pending={pending}>
              Save
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            Remove <VisuallyHidden>{picture.alternativeText}</VisuallyHidden>
          </Button>
        </div>
      </form>
    </li>
  );
}

async function addPicture(
  file: File,
  alternativeText: string,
  onProgress: (share: number) => void,
): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('alternativeText', alternativeText);
  form.append('picture', file);
  return (await uploadForm('POST /company-pictures', form, onProgress)).data;
}

async function describePicture(pictureId: string, alternativeText: string): Promise<CompanyMedia> {
  const input = { params: { pictureId }, body: { alternativeText } };
  return (await callApi('PUT /company-pictures/:pictureId', input)).data;
}

async function removePicture(pictureId: string): Promise<CompanyMedia> {
  return (await callApi('DELETE /company-pictures/:pictureId', { params: { pictureId } })).data;
}
