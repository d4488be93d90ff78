import { useId, type ComponentProps, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './choice.module.css';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';

interface Option {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** The other attributes, such as those of react-hook-form's `register`, go to each radio button. */
type RadioGroupFieldProps = FieldProps & {
  options: readonly Option[];
  /** The value that is chosen, where no form library keeps it. */
  chosen?: string;
} & Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'id'>;

export function RadioGroupField({ label, hint, error, options, chosen, ...input }: RadioGroupFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={ui['grid1']} aria-describedby={described || undefined}>
      <legend className={`${ui['softSm']} ${styles['legend']}`}>{label}</legend>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label className={styles['choice']} key={option.value}>
          <input
            {...input}
            type="radio"
            value={option.value}
            {...(chosen !== undefined && { checked: chosen === option.value })}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles['optionHint']}>{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
