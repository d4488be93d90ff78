import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { fullName } from '@waymark/contract/text/format';
import { AppError } from '../../../platform/errors.ts';
import { requireStaying } from '../../hiring/applications/rules.ts';
import type { OwnerRow, WaitingRow } from './queries.ts';

/** Refuses an account that cannot apply. Throws `forbidden` or `conflict`; only the reader of the mail sees it. */
export function requireApplicant(owner: OwnerRow | undefined): void {
  if (!owner) return;
  if (owner.suspended_at !== null) {
    const message =
      'Your account is suspended, so nothing can be sent. We wrote to you why; answer by the contact page.';
    throw new AppError('forbidden', message);
  }
  if (owner.role !== 'candidate') {
    const kind = owner.role === 'employer' ? 'an employer’s account' : 'an account of our staff';
    const message = `This address has ${kind}, and applications are sent from a candidate’s. Apply again with another address.`;
    throw new AppError('conflict', message);
  }
  requireStaying(owner);
}

/**
 * The name that the employer reads. An account of an unproven address may have been opened by a stranger: the reader
 * of the mail is its first proven owner, and the name typed now is theirs.
 */
export function namesSent(waiting: WaitingRow, owner: OwnerRow | undefined): string {
  const { first_name: first, last_name: last } = owner && owner.email_confirmed_at !== null ? owner : waiting;
  return fullName(first, last);
}

/** The answers to questions that are still asked; the employer may have taken others away meanwhile. */
export function keepAsked(
  questions: readonly Pick<JobQuestion, 'id'>[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = new Set(questions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}
