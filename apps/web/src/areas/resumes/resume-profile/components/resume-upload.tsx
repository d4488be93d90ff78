import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { storeResume, useResumeUpload } from '../../resumes/components/use-resume-upload.ts';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

interface ResumeUploadProps {
  label: string;
  onStored: (resume: Resume) => void;
}

/** Sends a resume as soon as it is chosen. */
export function ResumeUpload({ label, onStored }: ResumeUploadProps) {
  const say = useSay();
  const { error, failure, sent, choose, send } = useResumeUpload();
  // A new key empties the field after each upload.
  const [uploads, setUploads] = useState(0);

  async function store(file: File, onProgress: (share: number) => void) {
    onStored(await storeResume(file, onProgress));
    showSuccess(sayHere`${file.name} is stored.`);
    setUploads((count) => count + 1);
  }

  return (
    <>
      <ResumeFileField
        key={uploads}
        label={label}
        file={null}
        onFile={(file) => (file ? void send(store, file) : choose(null))}
        error={error ?? (failure || undefined)}
      />
      {sent !== undefined && <UploadProgress sent={sent} label={say`Your resume`} />}
    </>
  );
}
