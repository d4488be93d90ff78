import { useId, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { FieldError } from './field-error.tsx';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  label: ReactNode;
  hint: ReactNode;
  /** What is known of the choice, such as since when it holds. */
  state: ReactNode;
  checked: boolean;
  /** While it is being saved; a second press then does nothing. */
  pending?: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once, without a button that saves it. */
export function SwitchField({ label, hint, state, checked, pending, error, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={ui['grid1']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        <div id={`${id}-hint`}>
          <p className={styles['hint']}>{hint}</p>
          <p className={`${ui['note']} ${styles['state']}`}>{state}</p>
        </div>
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <input
        type="checkbox"
        // A checkbox says by itself whether it is on, also as a switch.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        id={id}
        className={styles['switch']}
        checked={checked}
        aria-busy={pending || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => !pending && onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
