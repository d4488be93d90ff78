import { coverLetterLimits } from '@waymark/contract/resumes/choices';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';

export type LetterValues = Pick<CoverLetter, 'title' | 'recipient' | 'company' | 'jobTitle' | 'text'>;

/** A new letter, named after its job if there is one. */
export function emptyLetter(jobTitle = '', company = ''): LetterValues {
  const title = [jobTitle, company].filter(Boolean).join(', ').slice(0, coverLetterLimits.title);
  const cut = (text: string) => text.slice(0, coverLetterLimits.line);
  return { title, recipient: '', company: cut(company), jobTitle: cut(jobTitle), text: '' };
}

export function valuesOf({ title, recipient, company, jobTitle, text }: LetterValues): LetterValues {
  return { title, recipient, company, jobTitle, text };
}
