import { countries } from '@waymark/contract/places/choices/countries';
import { bindField } from '../../../../components/form/bind-field.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import styles from '../../../../components/form/form-sections.module.css';
import type { RegisterCompanyState } from './use-register-company-form.ts';

export function CompanyFields({ form }: { form: RegisterCompanyState }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>Your company</legend>
      <TextField label="Company name" autoComplete="organization" {...bindField(form, 'companyName')} />
      <TextField
        label="Website"
        hint="For example company.example"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...bindField(form, 'website')}
      />
      <SelectField label="Country" autoComplete="country-name" {...bindField(form, 'country')}>
        <option value="">Choose a country</option>
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </fieldset>
  );
}
