import { missingResume } from '@waymark/contract/resumes/resume-review';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';
import type { ReviewValues } from './review-constants.ts';

/** What speaks against the chosen file: nothing chosen in this form's words, the rest in the picker's (C-1). */
export function resumeProblemOf(file: File | null | undefined): string | undefined {
  return file ? findResumeProblem(file) : missingResume;
}

/** The multipart form of POST /resume-review. */
export function reviewFormOf({ resume, ...values }: ReviewValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  // The file comes last, so that a server which reads in order has the fields before it.
  if (resume) form.append('resume', resume);
  return form;
}
