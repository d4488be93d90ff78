import { useRef, useState } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { findFileProblem } from '../rules.ts';
import styles from './career-services.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function PackageUploadForm() {
  const say = useSay();
  const { input, choose, problem, sent, stored } = usePackageUpload();
  return (
    <div className={`${ui['grid4']} ${styles['form']}`}>
      <p>{say`The work starts from it. It is kept with your resumes, and you can apply with it as well.`}</p>
      <ResumeFileField file={null} onFile={(file) => void choose(file)} error={problem} ref={input} />
      {sent !== null && <UploadProgress sent={sent} label={say`Your resume`} />}
      <Notice tone="good">{stored && say`${stored} is stored with your resumes.`}</Notice>
    </div>
  );
}

/** Sends a chosen resume at once; a file that cannot be one is refused and not kept (D-3). */
function usePackageUpload() {
  const element = useRef<HTMLInputElement | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number | null>(null);
  const [stored, setStored] = useState('');

  /** Empties the field, which gets the event of any other change. */
  function empty() {
    if (!element.current?.value) return;
    element.current.value = '';
    element.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async function send(file: File) {
    setSent(0);
    try {
      const form = new FormData();
      form.append('resume', file);
      setStored((await uploadForm('POST /resumes', form, setSent)).data.name);
      empty();
    } catch (failure) {
      const broken = await findUploadProblem(failure, file);
      setProblem(broken ?? fieldErrorsOf(failure)['resume'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  async function choose(file: File | null) {
    // Emptying the field is a change too, and must keep the message.
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
