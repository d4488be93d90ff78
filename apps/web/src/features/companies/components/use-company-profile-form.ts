import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@waymark/contract/accounts';
import { companyProfileSchema, type CompanyProfileFields } from '@waymark/contract/company-profile';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { saveProfile } from '../api/save-profile.ts';

export type CompanyProfileForm = UseFormReturn<CompanyProfileFields>;

/** Starts from the stored profile, and from what was saved once that is done (H-2). */
export function useCompanyProfileForm(user: User, profile: CompanyProfileFields) {
  const form = useForm<CompanyProfileFields>({
    resolver: zodResolver(companyProfileSchema),
    defaultValues: profile,
    mode: 'onTouched',
  });

  // What an import brought may not be what the form accepts: it says so before somebody wonders why it does not save.
  useEffect(() => void form.trigger(), [form]);

  async function save(fields: CompanyProfileFields) {
    try {
      form.reset(await saveProfile(user, fields));
    } catch (failure) {
      for (const [name, message] of Object.entries(fieldErrorsOf(failure))) {
        // A part of the position is at fault: the map says it.
        form.setError(name.split('.')[0] as keyof CompanyProfileFields, { message });
      }
      showError(messageOf(failure));
      return;
    }
    showSuccess('Company profile updated');
  }

  return { form, submit: form.handleSubmit(save) };
}
