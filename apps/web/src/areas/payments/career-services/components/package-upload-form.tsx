import type { Resume } from '@waymark/contract/resumes/resumes';
import { useRef, useState } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { findFileProblem } from '../rules.ts';
import styles from './package-upload.module.css';

export function PackageUploadForm() {
  const { input, choose, problem, sent, stored } = usePackageUpload();
  return (
    <div className={styles['form']}>
      <p>The work starts from it. It is kept with your resumes, and you can apply with it as well.</p>
      <ResumeFileField file={null} onFile={(file) => void choose(file)} error={problem} ref={input} />
      {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
      {stored && <Notice tone="good">{stored} is stored with your resumes.</Notice>}
    </div>
  );
}

/** Sends a chosen resume at once; a file that cannot be one is refused and not kept (D-3). */
function usePackageUpload() {
  const element = useRef<HTMLInputElement | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number | null>(null);
  const [stored, setStored] = useState('');

  /** The field forgets its file; it hears of that as of any other change. */
  function empty() {
    if (!element.current?.value) return;
    element.current.value = '';
    element.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async function send(file: File) {
    setSent(0);
    try {
      setStored((await uploadResume(file, setSent)).name);
      empty();
    } catch (failure) {
      const broken = await findUploadProblem(failure, file);
      setProblem(broken ?? fieldErrorsOf(failure)['resume'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  async function choose(file: File | null) {
    // Emptying the field is reported as well, and must not wipe out what it was emptied for.
    if (!file) return;
    const invalid = findFileProblem(file);
    setProblem(invalid);
    setStored('');
    if (invalid) empty();
    else await send(file);
  }

  return {
    input: (node: HTMLInputElement | null) => {
      element.current = node;
    },
    choose,
    problem,
    sent,
    stored,
  };
}

async function uploadResume(file: File, onProgress: (share: number) => void): Promise<Resume> {
  const form = new FormData();
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data;
}
