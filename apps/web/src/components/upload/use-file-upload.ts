import { useState, type SubmitEvent } from 'react';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';
import { findUploadProblem } from './find-upload-problem.ts';

interface FileUpload {
  /** The field of the API that a refusal of the file names. */
  field: string;
  findProblem: (file: File | null) => string | undefined;
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

/** The state of a form that sends one file; a refused file stays chosen. */
export function useFileUpload({ field, findProblem, send }: FileUpload) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  /** The share sent so far, from 0 to 1. */
  const [sent, setSent] = useState<number | null>(null);

  async function upload() {
    const found = findProblem(file);
    setProblem(found);
    setFailure('');
    if (found || !file || sent !== null) return;
    setSent(0);
    try {
      await send(file, setSent);
      setFile(null);
    } catch (reason) {
      const refusal = fieldErrorsOf(reason)[field] ?? (await findUploadProblem(reason, file));
      if (refusal) setProblem(refusal);
      else setFailure(messageOf(reason));
    } finally {
      setSent(null);
    }
  }

  return {
    file,
    problem,
    failure,
    setFailure,
    sent,
    choose: (event: { currentTarget: HTMLInputElement }) => setFile(event.currentTarget.files?.[0] ?? null),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void upload();
    },
  };
}
