import { pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import {
  alternativeTextMaxLength,
  companyPictureMaxBytes,
} from '@waymark/contract/companies/choices/companies';
import type { CompanyMedia } from '@waymark/contract/companies/media';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addPicture } from '../api/change-pictures.ts';
import styles from './company-media.module.css';
import { useUpload } from './use-upload.ts';

const sayWhat = 'Say in a few words what it shows, for those who cannot see it.';

export function AddPictureForm({ onChanged }: { onChanged: (media: CompanyMedia) => void }) {
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
