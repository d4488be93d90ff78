import type { CompanyMedia } from '@waymark/contract/companies/media';
import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useUpload } from './use-upload.ts';
import styles from './company-media.module.css';

interface LogoCardProps {
  name: string;
  logoUrl: string | null;
  onChanged: (media: CompanyMedia) => void;
}

export function LogoCard({ name, logoUrl, onChanged }: LogoCardProps) {
  const [removing, setRemoving] = useState(false);
  const upload = useUpload('logo', pictureMaxBytes, async (file, onProgress) => {
    onChanged(await changeLogo(file, onProgress));
    showSuccess('Logo saved');
  });

  async function remove() {
    onChanged(await removeLogo());
    setRemoving(false);
    showSuccess('Logo removed');
  }

  return (
    <Card title="Logo">
      <form className={styles['form']} noValidate onSubmit={upload.submit}>
        <div className={styles['logo']}>
          <CompanyMark name={name} logoUrl={logoUrl} size="l" />
          <p className={styles['text']}>
            {logoUrl === null ? 'Your initials take its place so far. ' : ''}
            Everybody sees it: on your jobs, in lists and on your public page. It is shown whole, in a square.
          </p>
        </div>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={upload.visit}
          label="New logo"
          hint="JPEG, PNG, WebP or AVIF, at most 5 MB. A square of 256 pixels or more looks best."
          accept={pictureMediaTypes.join(',')}
          error={upload.problem}
          onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
        />
        {upload.sent !== null && upload.file && (
          <UploadProgress sent={upload.sent} label={upload.file.name} />
        )}
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            Save logo
          </Button>
          {logoUrl !== null && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              Remove logo
            </Button>
          )}
        </Actions>
      </form>
      <ConfirmDialog
        open={removing}
        title="Remove the logo?"
        confirm="Remove"
        cancel="Keep it"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        It is deleted for good, and your initials take its place everywhere.
      </ConfirmDialog>
    </Card>
  );
}

/** Sends the file as it is: the server makes the sizes. The head of the area shows the logo at once. */
async function changeLogo(file: File, onProgress: (share: number) => void): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('logo', file);
  const { data } = await uploadForm('POST /company-logo', form, onProgress);
  await refreshUser();
  return data;
}

async function removeLogo(): Promise<CompanyMedia> {
  const { data } = await callApi('DELETE /company-logo');
  await refreshUser();
  return data;
}
