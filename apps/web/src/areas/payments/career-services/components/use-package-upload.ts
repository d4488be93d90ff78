import { useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { uploadResume } from '../api/upload-resume.ts';
import { findFileProblem } from '../rules.ts';

/** Sends a chosen resume at once; a file that cannot be one is refused and not kept (D-3). */
export function usePackageUpload() {
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
