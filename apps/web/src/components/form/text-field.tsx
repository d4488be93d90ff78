import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>;

export function TextField({ label, hint, error, id, onFocus, onBlur, ...input }: TextFieldProps) {
  const { frame, control } = useField<HTMLInputElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <input type="text" dir={directionFor(input)} {...input} {...control} />
    </FieldFrame>
  );
}

const plainTypes = new Set(['email', 'url', 'tel', 'number', 'password']);
const plainModes = new Set(['email', 'url', 'tel', 'numeric', 'decimal']);
const plainNames = new Set(['one-time-code', 'username']);

/** Addresses, numbers and codes are written from left to right in every language; words as they are typed. */
function directionFor({ type = 'text', inputMode, autoComplete = '' }: ComponentProps<'input'>) {
  if (plainTypes.has(type) || plainModes.has(inputMode ?? '') || plainNames.has(autoComplete)) return 'ltr';
  return type === 'text' || type === 'search' ? 'auto' : undefined;
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, hint, error, id, onFocus, onBlur, ...textarea }: TextAreaProps) {
  const { frame, control } = useField<HTMLTextAreaElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} dir="auto" {...textarea} {...control} />
    </FieldFrame>
  );
}
