import { missingResume } from '@waymark/contract/resumes/resume-review';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';

/** Checks the chosen file; this form has its own message if there is none (C-1). */
export function resumeProblemOf(file: File | null | undefined): string | undefined {
  return file ? findResumeProblem(file) : missingResume;
}

/** The multipart form of POST /resume-review. */
export function reviewFormOf({ resume, ...values }: ReviewValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  // The file comes last, so that a server reading in order has the fields first.
  if (resume) form.append('resume', resume);
  return form;
}

export interface ReviewValues {
  email: string;
  firstName: string;
  lastName: string;
  resume: File | null;
}
