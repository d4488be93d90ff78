import { useWatch } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import styles from '../../../../components/form/form-sections.module.css';
import type { RegisterCompanyState } from './use-register-company-form.ts';

const ownWords = ['email', 'firstName', 'lastName', 'companyName'] as const;

export function OwnerFields({ form }: { form: RegisterCompanyState }) {
  const userInputs = useWatch({ control: form.control, name: ownWords });
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>You, its first owner</legend>
      <div className={styles['pair']}>
        <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      </div>
      <TextField label="Work email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      <PhoneField label="Phone" {...bindField(form, 'phone')} />
      <NewPasswordField label="Password" userInputs={userInputs} {...bindField(form, 'password')} />
    </fieldset>
  );
}
