import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';

type Send = (file: File, onProgress: (share: number) => void) => Promise<unknown>;

/** Checks a chosen resume and sends it; `missing` is the message when there is no file. */
export function useResumeUpload(missing = findResumeProblem(null)) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(chosen ? findResumeProblem(chosen) : undefined);
  }

  /** Returns the problems of other fields by name, or undefined once everything is stored. */
  async function send(post: Send, chosen = file): Promise<Record<string, string> | undefined> {
    const problem = chosen ? findResumeProblem(chosen) : missing;
    setError(problem);
    if (!chosen || problem !== undefined) return {};
    setFailure('');
    setSent(0);
    try {
      await post(chosen, setSent);
      setFile(null);
      return undefined;
    } catch (reason) {
      const { resume = await findUploadProblem(reason, chosen), ...others } = fieldErrorsOf(reason);
      setError(resume);
      if (resume === undefined && Object.keys(others).length === 0) setFailure(messageOf(reason));
      return others;
    } finally {
      setSent(undefined);
    }
  }

  return { file, error, failure, sent, choose, send };
}

/** Stores another resume of the candidate. */
export async function storeResume(
  file: File,
  onProgress: (share: number) => void,
  label?: string,
): Promise<Resume> {
  const form = new FormData();
  if (label !== undefined) form.append('label', label);
  form.append('resume', file);
  return (await uploadForm('POST /resumes', form, onProgress)).data;
}
