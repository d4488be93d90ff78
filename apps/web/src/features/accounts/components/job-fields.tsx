import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/text-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function JobFields() {
  const { register, formState } = useFormContext<RegisterValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Desired job title"
        autoComplete="organization-title"
        {...register('jobTitle')}
        error={errors.jobTitle?.message}
      />
      <TextField
        label="Location"
        hint="The city you want to work in, or “Remote”."
        autoComplete="address-level2"
        {...register('location')}
        error={errors.location?.message}
      />
    </>
  );
}
