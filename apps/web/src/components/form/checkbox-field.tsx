import { useId, type ComponentProps } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './choice.module.css';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={ui['grid1']}>
      <label className={styles['choice']}>
        <input
          {...input}
          type="checkbox"
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span lang={input.lang}>{label}</span>
      </label>
      {hint && (
        <p className={styles['hint']} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${fieldId}-error`} message={error} />
    </div>
  );
}
