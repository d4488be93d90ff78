import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, hint, error, id, onFocus, onBlur, ...textarea }: TextAreaProps) {
  const { frame, control } = useField<HTMLTextAreaElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} {...textarea} {...control} />
    </FieldFrame>
  );
}
