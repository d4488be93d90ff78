import { countries } from '@waymark/contract/countries';
import { SelectField } from '../../../components/select-field.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface CountryProps {
  form: CompanyProfileForm;
  name: 'country' | 'contactCountry';
  onChange?: () => void;
}

/** A country that was stored under another spelling stays a choice. */
export function ProfileCountry({ form, name, onChange }: CountryProps) {
  const stored = form.formState.defaultValues?.[name] ?? '';
  const known = stored === '' || countries.includes(stored);
  const field = form.register(name, onChange && { onChange });
  return (
    <SelectField
      label="Country"
      autoComplete={name === 'contactCountry' ? 'country-name' : 'off'}
      {...field}
      error={form.formState.errors[name]?.message}
    >
      <option value="">Choose a country</option>
      {!known && <option>{stored}</option>}
      {countries.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}
