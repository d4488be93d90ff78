import { companyValueChoices, companyValuesRequired } from '@waymark/contract/identity/choices/accounts';
import { useId, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../../../components/form/field-error.tsx';
import type { RegisterValues } from '../constants.ts';
import styles from './register-step.module.css';

export function ValueFields() {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<RegisterValues, 'valueMostInCompany'>({
    name: 'valueMostInCompany',
  });
  const id = useId();
  const chosen = field.value;
  const full = chosen.length >= companyValuesRequired;

  function toggle({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) {
    if (checked && full) return;
    field.onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value));
  }

  return (
    <fieldset className={styles['choices']} aria-describedby={`${id}-counter ${id}-error`}>
      <legend className={styles['legend']}>
        <span>Choose the two that matter most to you.</span>
        <span className={styles['selected']} id={`${id}-counter`} role="status">
          {chosen.length}/{companyValuesRequired} selected
        </span>
      </legend>
      {companyValueChoices.map((value, index) => {
        const checked = chosen.includes(value);
        // Not `disabled`: the others stay reachable by keyboard and are read out as unavailable.
        const unavailable = full && !checked;
        return (
          <label className={styles['choice']} key={value} data-full={unavailable || undefined}>
            <input
              type="checkbox"
              name={field.name}
              value={value}
              checked={checked}
              aria-disabled={unavailable || undefined}
              onChange={toggle}
              onBlur={field.onBlur}
              ref={index === 0 ? ref : undefined}
            />
            {value}
          </label>
        );
      })}
      <FieldError id={`${id}-error`} message={fieldState.error?.message} />
    </fieldset>
  );
}
