import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';

interface ResumeUploadProps {
  label: string;
  onStored: (resume: Resume) => void;
}

/** Sends a resume as soon as it is chosen; one that cannot be one is refused beside the field. */
export function ResumeUpload({ label, onStored }: ResumeUploadProps) {
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number | null>(null);
  // The field begins anew once its file is stored.
  const [round, setRound] = useState(0);

  async function send(file: File) {
    setSent(0);
    try {
      onStored(await uploadResume(file, setSent));
      showSuccess(`${file.name} is stored.`);
      setRound((before) => before + 1);
    } catch (failure) {
      const broken = await findUploadProblem(failure, file);
      setProblem(broken ?? fieldErrorsOf(failure)['resume'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  function choose(file: File | null) {
    const found = file ? findResumeProblem(file) : undefined;
    setProblem(found);
    if (file && !found) void send(file);
  }

  return (
    <>
      <ResumeFileField key={round} label={label} file={null} onFile={choose} error={problem} />
      {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
    </>
  );
}

/** To the files of the CV manager. */
async function uploadResume(file: File, onProgress: (share: number) => void): Promise<Resume> {
  const form = new FormData();
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data;
}
