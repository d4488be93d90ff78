import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';

export interface LetterRow {
  id: string;
  title: string;
  recipient: string;
  company: string;
  job_title: string;
  text: string;
  version: number;
  updated_at: Date;
}

export function presentLetter({
  job_title: jobTitle,
  updated_at: updatedAt,
  ...row
}: LetterRow): CoverLetter {
  return { ...row, jobTitle, updatedAt: updatedAt.toISOString() };
}
