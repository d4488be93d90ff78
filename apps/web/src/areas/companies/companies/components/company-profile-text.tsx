import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';
import type { ComponentProps } from 'react';
import { bindField } from '../../../../components/form/bind-field.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { visibilityOf } from '../profile-visibility-rules.ts';
import type { CompanyProfileForm } from './use-company-profile-form.ts';

interface ProfileTextProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: CompanyProfileForm;
  name: Exclude<keyof CompanyProfileFields, 'position'>;
}

export function ProfileText({ form, name, ...field }: ProfileTextProps) {
  return <TextField hint={visibilityOf(name)} {...field} {...bindField(form, name)} />;
}

/** An address of the web, which people paste or type without its beginning. */
export function ProfileLink(props: ProfileTextProps) {
  return <ProfileText inputMode="url" autoCapitalize="none" spellCheck={false} {...props} />;
}
