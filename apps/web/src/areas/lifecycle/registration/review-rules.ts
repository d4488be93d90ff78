import { missingResume, type ResumeReviewFields } from '@waymark/contract/resumes/resume-review';
import type { NameValues } from '../../../components/form/one-name.ts';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';

/** Checks the chosen file; this form has its own message if there is none (C-1). */
export function resumeProblemOf(file: File | null | undefined): string | undefined {
  return file ? findResumeProblem(file) : missingResume;
}

/** The multipart form of POST /resume-review. */
export function reviewFormOf({ resume, ...values }: ReviewFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  // The file comes last, so that a server reading in order has the fields first.
  if (resume) form.append('resume', resume);
  return form;
}

interface ReviewFile {
  resume: File | null;
}
export type ReviewFields = ResumeReviewFields & ReviewFile;
export type ReviewValues = Pick<ReviewFields, 'email' | 'resume'> & NameValues;
