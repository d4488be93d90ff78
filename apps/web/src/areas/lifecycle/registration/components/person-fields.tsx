import { useFormContext } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { RegisterValues } from '../constants.ts';

export function PersonFields() {
  const form = useFormContext<RegisterValues>();
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      <PhoneField label="Phone" {...bindField(form, 'phone')} />
      <CheckboxField
        label="You may send me text messages about career opportunities"
        {...form.register('allowedText')}
      />
      <CheckboxField label="Notify me of my best job matches first" {...form.register('bestJobFirst')} />
    </>
  );
}
