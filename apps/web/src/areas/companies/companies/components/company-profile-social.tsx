import { CompanyProfileSection } from './company-profile-section.tsx';
import { ProfileLink } from './company-profile-text.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

const links = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'twitter', label: 'Twitter' },
  { name: 'google', label: 'Google' },
  { name: 'linkedin', label: 'Linkedin' },
] as const;

export function CompanyProfileSocial({ form }: { form: CompanyProfileForm }) {
  return (
    <CompanyProfileSection title="Social links">
      {links.map(({ name, label }) => (
        <ProfileLink key={name} form={form} name={name} label={label} autoComplete="off" />
      ))}
    </CompanyProfileSection>
  );
}
