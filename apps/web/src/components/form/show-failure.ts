import type { Control, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';

interface FormWithFields<T extends FieldValues> {
  control: Pick<Control<T>, '_names'>;
  setError: UseFormSetError<T>;
}

/** Fields of the form by the name that the contract has for them, where it is another one. */
type OtherNames<T extends FieldValues> = Readonly<Record<string, FieldPath<T>>>;

/**
 * Puts each refusal at its field, and the focus on the first. Gives what is left to show for the whole form: the
 * sentences about fields that it lacks, or why it was refused without any; empty where every sentence has its field.
 */
export function showFieldErrors<T extends FieldValues>(
  { control, setError }: FormWithFields<T>,
  failure: unknown,
  otherNames: OtherNames<T> = {},
): string {
  const unplaced: string[] = [];
  let placed = 0;
  for (const [given, message] of Object.entries(fieldErrorsOf(failure))) {
    const name = findField(control, otherNames[given] ?? given);
    if (name === undefined) unplaced.push(message);
    else setError(name as FieldPath<T>, { message }, { shouldFocus: placed++ === 0 });
  }
  return placed > 0 || unplaced.length > 0 ? unplaced.join(' ') : messageOf(failure);
}

/**
 * The field of a name, or the one that it is a part of. An error anywhere else would be seen by no one, and no
 * correction could clear it: the form would never be sent again.
 */
function findField({ _names }: Pick<Control, '_names'>, name: string): string | undefined {
  for (let path = name; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    if (_names.mount.has(path)) return path;
  }
  return undefined;
}

/** The same; what is left is shown for the whole form, as `errors.root`, which the next submit clears. */
export function showFailure<T extends FieldValues>(
  form: FormWithFields<T>,
  failure: unknown,
  otherNames?: OtherNames<T>,
): void {
  const message = showFieldErrors(form, failure, otherNames);
  if (message !== '') form.setError('root', { message });
}
