import { useState } from 'react';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';

type Send = (file: File, onProgress: (share: number) => void) => Promise<void>;

/** A file that is chosen and sent, what was wrong with it, and how much of it is there. */
export function useResumeUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(chosen ? findResumeProblem(chosen) : undefined);
  }

  /** Gives what was refused of the other fields, by their names; undefined when all is stored. */
  async function send(post: Send): Promise<Record<string, string> | undefined> {
    const problem = findResumeProblem(file);
    setError(problem);
    if (!file || problem !== undefined) return {};
    setFailure('');
    setSent(0);
    try {
      await post(file, setSent);
      setFile(null);
      return undefined;
    } catch (reason) {
      const { resume = await findUploadProblem(reason, file), ...others } = fieldErrorsOf(reason);
      setError(resume);
      if (resume === undefined && Object.keys(others).length === 0) setFailure(messageOf(reason));
      return others;
    } finally {
      setSent(undefined);
    }
  }

  return { file, error, failure, sent, choose, send };
}
