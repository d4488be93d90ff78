import type { RemovedResume, Resume } from '@waymark/contract/resumes/resumes';

/** What its owner calls a resume. */
export function titleOf({ label, name }: Pick<Resume | RemovedResume, 'label' | 'name'>): string {
  return label || name;
}
