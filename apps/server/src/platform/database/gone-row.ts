import { NoResultError } from 'kysely';
import { AppError } from '../errors.ts';

/**
 * True when a row that a statement builds on was deleted while the call went on: an account, a company, a
 * job.
 */
export function isRowGone(error: unknown): boolean {
  if (error instanceof NoResultError) return true;
  // foreign_key_violation
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** The answer to a change of something that no longer exists. */
export function rowIsGone(cause: unknown): AppError {
  const message = 'This was deleted a moment ago. Load the page again.';
  return new AppError('conflict', message, {}, { cause });
}
