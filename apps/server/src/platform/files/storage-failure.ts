import { msg } from '@waymark/contract/text/message';
import { AppError, retryAfterSeconds } from '../errors.ts';

/** What the file system says when nothing can be written, and what that means for the operator. */
const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space; everything goes on by itself then.',
  EDQUOT: 'The disk quota is used up. Free some space; everything goes on by itself then.',
  EROFS: 'The disk is read-only. Mount it for writing; everything goes on by itself then.',
  EACCES: 'The data directory cannot be written. Give this user write access to it.',
  EPERM: 'The data directory cannot be written. Give this user write access to it.',
  EIO: 'The disk fails to read or write. Check the disk.',
  EMFILE: 'Too many files are open. Raise the limit of open files.',
  // disk_full and io_error, as the database says them.
  53100: 'The disk of the database is full. Free some space; everything goes on by itself then.',
  58030: 'The disk of the database fails to read or write. Check the disk.',
};

/** One sentence for the operator; undefined for what has nothing to do with its disk. */
export function describeStorageFailure(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return undefined;
  return Object.hasOwn(causes, code) ? causes[code] : undefined;
}

/** What a caller is told while nothing can be stored. */
export function storageUnavailable(cause: unknown): AppError {
  const message = msg`Nothing can be stored at the moment. Please try again in a few minutes.`;
  return new AppError('unavailable', message, { retryAfterSeconds: retryAfterSeconds * 12 }, { cause });
}

/** A file that a row names and this store does not have: another machine's, or lost. */
export function missingFile(cause?: unknown): AppError {
  const message = msg`This file is not available here. Please ask us for it, or send it again.`;
  return new AppError('not_found', message, {}, { cause });
}
