import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { fullName } from '@waymark/contract/text/format';
import { AppError } from '../../../platform/errors.ts';
import { requireStaying } from '../../hiring/applications/rules.ts';
import type { OwnerRow, WaitingRow } from './queries.ts';
import { msg } from '@waymark/contract/text/message';

/** Refuses an account that cannot apply. Throws `forbidden` or `conflict`; only the reader of the mail sees it. */
export function requireApplicant(owner: OwnerRow | undefined): void {
  if (!owner) return;
  if (owner.suspended_at !== null) {
    throw new AppError(
      'forbidden',
      msg`Your account is suspended, so nothing can be sent. We wrote to you why; answer by the contact page.`,
    );
  }
  if (owner.role !== 'candidate') {
    throw new AppError(
      'conflict',
      owner.role === 'employer'
        ? msg`Only candidate accounts can apply. This address has an employer’s account. Apply again with another address.`
        : msg`Only candidate accounts can apply. This address has an account of our staff. Apply again with another address.`,
    );
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
