import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import { AppError } from '../../../platform/errors.ts';

/**
 * Lets only an account pass that stays: an application would be gone within days. Throws `unauthenticated` or
 * `conflict`.
 */
export function requireStaying(account: { deletion_due_at: Date | null } | undefined): void {
  if (!account) {
    throw new AppError('unauthenticated', 'This account does not exist any more.', { logout: true });
  }
  if (account.deletion_due_at !== null) {
    throw new AppError(
      'conflict',
      'Your account is going to be deleted, and your applications with it. Keep the account to apply.',
    );
  }
}

/** A job as far as applying for it goes. */
export interface ApplicableJob {
  id: string;
  title: string;
  status: JobStatus;
  company_id: string;
  company_name: string;
  /** Somebody of the company reads what is sent here. */
  is_answered: boolean;
  /** It can be applied for where it comes from. */
  is_elsewhere: boolean;
  /** Who is told of applications; empty for everybody who works for the company. */
  notify_email: string;
}

/** Lets only an open job pass whose employer receives applications here. Throws `not_found`, `gone` or `conflict`. */
export function requireApplicable(job: ApplicableJob | undefined): ApplicableJob {
  if (!job || job.status === 'draft' || job.status === 'pending') {
    throw new AppError('not_found', 'There is no job with this address.');
  }
  if (job.status !== 'active') {
    throw new AppError('gone', 'This job is closed and takes no more applications.');
  }
  if (!job.is_answered) {
    throw new AppError(
      'conflict',
      job.is_elsewhere
        ? 'This employer takes applications on its own site.'
        : 'Nobody at this company can read applications at the moment, so it takes none.',
    );
  }
  return job;
}
