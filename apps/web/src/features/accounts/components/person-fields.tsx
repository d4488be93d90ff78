import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function PersonFields() {
  const { register, formState } = useFormContext<RegisterValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        {...register('firstName')}
        error={errors.firstName?.message}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        {...register('lastName')}
        error={errors.lastName?.message}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        {...register('phone')}
        error={errors.phone?.message}
      />
      <CheckboxField
        label="You may send me text messages about career opportunities"
        {...register('allowedText')}
      />
      <CheckboxField label="Notify me of my best job matches first" {...register('bestJobFirst')} />
    </>
  );
}
