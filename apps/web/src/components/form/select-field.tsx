import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './field.tsx';
import styles from '../../styles/select.module.css';

/** The options are its children, plain `<option>` elements. */
type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className'>;

export function SelectField({ label, hint, error, id, onFocus, onBlur, ...select }: SelectFieldProps) {
  const { frame, control } = useField<HTMLSelectElement>({ label, hint, error }, id, onFocus, onBlur);
  return (
    <FieldFrame {...frame}>
      <div className={styles['select']}>
        <select {...select} {...control} />
      </div>
    </FieldFrame>
  );
}
