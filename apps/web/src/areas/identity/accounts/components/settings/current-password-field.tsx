import { TextField } from '../../../../../components/form/text-field.tsx';

type TextFieldProps = Parameters<typeof TextField>[0];

/** Asked for beside a new e-mail, by whoever has a password: whoever finds an open laptop must not take the account. */
export function CurrentPasswordField(
  field: Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'autoComplete'>,
) {
  return (
    <TextField
      label="Current password"
      hint="A new email needs it."
      type="password"
      autoComplete="current-password"
      {...field}
    />
  );
}
