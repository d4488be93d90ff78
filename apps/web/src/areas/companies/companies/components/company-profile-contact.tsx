import { bindField } from '../../../../components/form/bind-field.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { visibilityOf } from '../profile-visibility-rules.ts';
import { ProfileCountry } from './company-profile-country.tsx';
import { CompanyProfileSection } from './company-profile-section.tsx';
import { ProfileText } from './company-profile-text.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface ContactProps {
  form: CompanyProfileForm;
  /** The city or the country is another now. */
  onMoved: () => void;
}

export function CompanyProfileContact({ form, onMoved }: ContactProps) {
  return (
    <CompanyProfileSection title="Contact Information">
      <ProfileText form={form} name="contactPhone" label="Phone" type="tel" autoComplete="tel" />
      <ProfileText form={form} name="contactEmail" label="Email" type="email" autoComplete="email" />
      <ProfileCountry form={form} name="contactCountry" onChange={onMoved} />
      <TextField
        label="City"
        hint={visibilityOf('contactCity')}
        autoComplete="address-level2"
        {...bindField(form, 'contactCity', { onBlur: onMoved })}
      />
      <ProfileText form={form} name="contactZip" label="Zip" autoComplete="postal-code" />
      <ProfileText form={form} name="contactAddress" label="Address" autoComplete="street-address" />
    </CompanyProfileSection>
  );
}
