import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';

/** Puts what the server refused at its fields, and the focus to the first; false where it is about none of them. */
export function showFieldErrors<T extends FieldValues>(
  setError: UseFormSetError<T>,
  failure: unknown,
): boolean {
  const found = Object.entries(fieldErrorsOf(failure));
  for (const [at, [name, message]] of found.entries()) {
    setError(name as FieldPath<T>, { message }, { shouldFocus: at === 0 });
  }
  return found.length > 0;
}

/** The same; what is about no field is said of the whole form, as `errors.root`. */
export function showFailure<T extends FieldValues>(setError: UseFormSetError<T>, failure: unknown): void {
  if (!showFieldErrors(setError, failure)) setError('root', { message: messageOf(failure) });
}
