import { useWatch } from 'react-hook-form';
import { NewPasswordField } from '../../../components/new-password-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './company-form.module.css';
import type { RegisterCompanyState } from './use-register-company-form.ts';

const ownWords = ['email', 'firstName', 'lastName', 'companyName'] as const;

export function OwnerFields({ form }: { form: RegisterCompanyState }) {
  const { register, formState, control } = form;
  const { errors } = formState;
  const userInputs = useWatch({ control, name: ownWords });
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>You, its first owner</legend>
      <div className={styles['pair']}>
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
      </div>
      <TextField
        label="Work email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        {...register('phone')}
        error={errors.phone?.message}
      />
      <NewPasswordField
        label="Password"
        userInputs={userInputs}
        {...register('password')}
        error={errors.password?.message}
      />
    </fieldset>
  );
}
