import { useFormContext } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function JobFields() {
  const form = useFormContext<RegisterValues>();
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      <TextField
        label="Desired job title"
        autoComplete="organization-title"
        {...bindField(form, 'jobTitle')}
      />
      <TextField
        label="Location"
        hint="The city you want to work in, or “Remote”."
        autoComplete="address-level2"
        {...bindField(form, 'location')}
      />
    </>
  );
}
