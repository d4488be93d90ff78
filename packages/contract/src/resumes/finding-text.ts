import { cleanText } from '../text/clean-text.ts';
import { commentMaxLength } from './choices.ts';
import type { CheckFinding } from './resume-check.ts';

/** The text of a comment made from a finding, by which the server recognises unchanged ones. */
export function textOfFinding({
  title,
  seen,
  why,
  mend,
}: Pick<CheckFinding, 'title' | 'seen' | 'why' | 'mend'>): string {
  const text = cleanText([`${title}. ${seen}`, why, mend].filter(Boolean).join(' '));
  return text.slice(0, commentMaxLength).toWellFormed();
}
