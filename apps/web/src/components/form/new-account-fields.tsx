import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bindField } from './bind-field.ts';
import styles from './form-sections.module.css';
import { NewPasswordField } from './password/new-password-field.tsx';
import { TextField } from './text-field.tsx';

interface NewAccount {
  firstName: string;
  lastName: string;
  password: string;
}

/** Name and password make an account for an address that was invited. */
export function NewAccountFields({ form, email }: { form: UseFormReturn<NewAccount>; email: string }) {
  const names = useWatch({ control: form.control, name: ['firstName', 'lastName'] });
  return (
    <div className={styles['section']}>
      <div className={styles['pair']}>
        <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      </div>
      {/* For password managers: which account the password below is of. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="Choose a password"
        userInputs={[email, ...names]}
        {...bindField(form, 'password')}
      />
    </div>
  );
}
