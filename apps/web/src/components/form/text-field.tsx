import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>;

export function TextField({ label, hint, error, id, onFocus, onBlur, ...input }: TextFieldProps) {
  const { frame, control } = useField<HTMLInputElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <input type="text" dir={hasWords(input.type) ? 'auto' : undefined} {...input} {...control} />
    </FieldFrame>
  );
}

/** Addresses and numbers are written from left to right in every language. */
const hasWords = (type = 'text') => type === 'text' || type === 'search';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, hint, error, id, onFocus, onBlur, ...textarea }: TextAreaProps) {
  const { frame, control } = useField<HTMLTextAreaElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} dir="auto" {...textarea} {...control} />
    </FieldFrame>
  );
}
