import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import styles from './check-tools.module.css';

interface VersionUploadProps {
  onUploaded: (resumeId: string) => void;
  /** Undefined where there is nothing to go back to. */
  onCancel?: () => void;
}

/** A file that is stored with one's resumes, and checked. */
export function VersionUpload({ onUploaded, onCancel }: VersionUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<number | null>(null);

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(chosen ? findResumeProblem(chosen) : undefined);
  }

  async function send() {
    const problem = file ? findResumeProblem(file) : 'Please upload a file';
    if (!file || problem) return setError(problem);
    setSent(0);
    try {
      onUploaded(await uploadResume(file, setSent));
    } catch (failure) {
      const broken = await findUploadProblem(failure, file);
      setError(broken ?? fieldErrorsOf(failure)['resume'] ?? messageOf(failure));
      setSent(null);
    }
  }

  return (
    <div className={styles['upload']}>
      <ResumeFileField label="Resume to check" file={file} onFile={choose} error={error} />
      {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
      <Actions>
        <Button pending={sent !== null} onClick={() => void send()}>
          Check it
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** Stores a resume and gives its id. */
async function uploadResume(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data.id;
}
