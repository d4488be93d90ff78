import { useId } from 'react';
import { bindField } from '../../../../components/form/bind-field.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { ProfileCountry } from './company-profile-country.tsx';
import { CompanyProfileSection, Wide } from './company-profile-section.tsx';
import { ProfileLink, ProfileText } from './company-profile-text.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface AboutProps {
  form: CompanyProfileForm;
  categories: readonly string[];
}

export function CompanyProfileAbout({ form, categories }: AboutProps) {
  const listId = useId();
  return (
    <CompanyProfileSection title="About the company">
      <ProfileText form={form} name="name" label="Company name" autoComplete="organization" />
      <ProfileText form={form} name="email" label="Email" type="email" autoComplete="off" />
      <ProfileLink
        form={form}
        name="website"
        label="Website"
        hint="Everybody sees it. Another website is verified anew."
        autoComplete="url"
      />
      <ProfileText form={form} name="foundedDate" label="Founded date" type="date" />
      <ProfileText form={form} name="category" label="Category" list={listId} autoComplete="off" />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <ProfileCountry form={form} name="country" />
      <Wide>
        <TextArea
          label="Description"
          hint="Everybody reads it on every job of the company. An empty line begins a new paragraph."
          rows={8}
          {...bindField(form, 'description')}
        />
      </Wide>
    </CompanyProfileSection>
  );
}
