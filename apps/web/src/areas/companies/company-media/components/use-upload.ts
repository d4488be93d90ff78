import { useState, type FormEvent } from 'react';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { findFileProblem } from '../rules.ts';

/** A file that is chosen, looked at, and sent by `send`; what the server says of it stands at its field. */
export function useUpload(
  field: string,
  maxBytes: number,
  send: (file: File, onProgress: (share: number) => void) => Promise<void>,
) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  /** What was sent is no longer chosen: its field begins anew. */
  const [visit, setVisit] = useState(0);

  function choose(chosen: File | null) {
    setFile(chosen);
    setFailure('');
    setProblem(chosen ? findFileProblem(chosen, maxBytes) : undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = findFileProblem(file, maxBytes);
    setProblem(found);
    if (found || !file || sent !== null) return;
    setFailure('');
    setSent(0);
    try {
      await send(file, setSent);
      setFile(null);
      setVisit((before) => before + 1);
    } catch (reason) {
      const refusal = fieldErrorsOf(reason)[field] ?? (await findUploadProblem(reason, file));
      if (refusal) setProblem(refusal);
      else setFailure(messageOf(reason));
    } finally {
      setSent(null);
    }
  }

  return { file, problem, failure, sent, visit, choose, submit: (event: FormEvent) => void submit(event) };
}
