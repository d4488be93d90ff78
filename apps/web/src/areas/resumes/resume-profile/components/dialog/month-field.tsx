import { useId } from 'react';
import { FieldError } from '../../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { monthOptions, withDatePart } from '../../option-rules.ts';
import styles from './edit-dialog.module.css';

interface MonthFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** `2020`, `2020-01`, or with a day, which stays. */
  value: string;
  years: readonly string[];
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A month and its year; whoever remembers the year alone says that. */
export function MonthField({ label, hint, error, value, years, onChange, onLeave }: MonthFieldProps) {
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const known = year === '' || years.includes(year) ? years : [year, ...years];
  return (
    <fieldset className={styles['group']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      {hint && <p>{hint}</p>}
      <div className={styles['pair']}>
        <SelectField
          label="Month"
          value={month}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(withDatePart(value, 'month', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">Month</option>
          {monthOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Year"
          value={year}
          onChange={(event) => onChange(withDatePart(value, 'year', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">Year</option>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
