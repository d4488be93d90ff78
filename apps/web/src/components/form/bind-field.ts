import type { FieldError, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

type FormOf<T extends FieldValues> = Pick<UseFormReturn<T>, 'register' | 'formState'>;

/**
 * Binds a field to a value of its form, not of one inside: `<TextField label="Email" {...bindField(form, 'email')} />`.
 */
export function bindField<T extends FieldValues, N extends FieldPath<T> & keyof T>(
  form: FormOf<T>,
  name: N,
  options?: RegisterOptions<T, N>,
) {
  const error = form.formState.errors[name] as FieldError | undefined;
  return { ...form.register(name, options), error: error?.message };
}
