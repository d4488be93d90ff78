import { TextField } from '../../../../components/form/text-field.tsx';

type FieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>;

/** For a code: six figures out of an app, or one that was put away for recovery. */
export function CodeField({ isRecovery = false, ...field }: FieldProps & { isRecovery?: boolean }) {
  return isRecovery ? (
    <TextField
      key="recovery"
      label="Code for recovery"
      hint="One of the ten that you put away, such as 7k2m-9xqa-t4wd. It works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  ) : (
    <TextField
      key="app"
      label="Code"
      hint="The six figures that your app shows now."
      autoComplete="one-time-code"
      inputMode="numeric"
      {...field}
    />
  );
}
