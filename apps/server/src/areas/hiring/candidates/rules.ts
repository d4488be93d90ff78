import { AppError } from '../../../platform/errors.ts';

/** Who is hidden, and who never was here, is refused in the same words: neither is anybody's to know. */
export function unknownCandidate(): AppError {
  return new AppError('not_found', 'There is no candidate with this address.');
}
