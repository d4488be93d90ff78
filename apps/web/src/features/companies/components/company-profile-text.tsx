import type { CompanyProfileFields } from '@waymark/contract/company-profile';
import type { ComponentProps } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface ProfileTextProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: CompanyProfileForm;
  name: Exclude<keyof CompanyProfileFields, 'position'>;
}

export function ProfileText({ form, name, ...field }: ProfileTextProps) {
  return <TextField {...field} {...form.register(name)} error={form.formState.errors[name]?.message} />;
}

/** An address of the web, which people paste or type without its beginning. */
export function ProfileLink(props: ProfileTextProps) {
  return <ProfileText inputMode="url" autoCapitalize="none" spellCheck={false} {...props} />;
}
