import { resumeLabelMaxLength, resumesLimit } from '@waymark/contract/identity/choices/accounts';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { uploadResume } from '../api/upload-resume.ts';
import styles from './cv-manager.module.css';
import { useResumeUpload } from './use-resume-upload.ts';

interface UploadCardProps {
  isFirst: boolean;
  isFull: boolean;
  onUploaded: () => void;
}

/** Another resume. What was chosen and typed stays while it is refused. */
export function UploadCard({ isFirst, isFull, onUploaded }: UploadCardProps) {
  const [label, setLabel] = useState('');
  const [labelError, setLabelError] = useState<string>();
  const upload = useResumeUpload();
  // Each upload begins with an empty field.
  const [visit, setVisit] = useState(0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setLabelError(undefined);
    const refusals = await upload.send((file, onProgress) => uploadResume(file, label, onProgress));
    if (refusals) return setLabelError(refusals['label']);
    setLabel('');
    setVisit((before) => before + 1);
    showSuccess('Your resume is stored');
    onUploaded();
  }

  if (isFull) {
    return (
      <Card title="Add a resume">
        <p>
          You have {resumesLimit} resumes, as many as there is room for. Replace or delete one to add another.
        </p>
      </Card>
    );
  }
  return (
    <Card title={isFirst ? 'Add your first resume' : 'Add a resume'}>
      <form className={styles['upload']} onSubmit={(event) => void submit(event)} noValidate>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <ResumeFileField
          key={visit}
          label="File"
          file={upload.file}
          onFile={upload.choose}
          error={upload.error}
        />
        <TextField
          label="Label"
          hint="For your eyes only, for example “For banks”. You may leave it out."
          value={label}
          maxLength={resumeLabelMaxLength}
          error={labelError}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        {upload.sent !== undefined && <UploadProgress sent={upload.sent} label="Your resume" />}
        <PrivacyNote />
        <Actions>
          <Button type="submit" pending={upload.sent !== undefined}>
            Upload
          </Button>
        </Actions>
      </form>
    </Card>
  );
}
