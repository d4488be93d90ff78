import { commentMaxLength } from '../resumes/choices/resume-review.ts';
import type { CheckFinding } from '../resumes/resume-check.ts';

/** A finding of the instant check as the text of a comment. The server knows by it which comments were left as found. */
export function textOfFinding({
  title,
  seen,
  why,
  mend,
}: Pick<CheckFinding, 'title' | 'seen' | 'why' | 'mend'>): string {
  const text = [`${title}. ${seen}`, why, mend].filter(Boolean).join(' ');
  return text.slice(0, commentMaxLength).toWellFormed();
}
