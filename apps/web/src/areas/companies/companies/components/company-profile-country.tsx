import { countries } from '@waymark/contract/places/choices/countries';
import { bindField } from '../../../../components/form/bind-field.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { visibilityOf } from '../profile-visibility-rules.ts';
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
  return (
    <SelectField
      label="Country"
      hint={visibilityOf(name)}
      autoComplete={name === 'contactCountry' ? 'country-name' : 'off'}
      {...bindField(form, name, onChange && { onChange })}
    >
      <option value="">Choose a country</option>
      {!known && <option>{stored}</option>}
      {countries.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}
