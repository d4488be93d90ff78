import { countries } from '@waymark/contract/countries';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './company-form.module.css';
import type { RegisterCompanyState } from './use-register-company-form.ts';

export function CompanyFields({ form }: { form: RegisterCompanyState }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>Your company</legend>
      <TextField
        label="Company name"
        autoComplete="organization"
        {...register('companyName')}
        error={errors.companyName?.message}
      />
      <TextField
        label="Website"
        hint="For example company.example"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...register('website')}
        error={errors.website?.message}
      />
      <SelectField
        label="Country"
        autoComplete="country-name"
        {...register('country')}
        error={errors.country?.message}
      >
        <option value="">Choose a country</option>
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </fieldset>
  );
}
