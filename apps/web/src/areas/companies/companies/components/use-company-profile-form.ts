import { zodResolver } from '@hookform/resolvers/zod';
import { companyProfileSchema } from '@waymark/contract/companies/company-profile';
import type {
  CompanyProfileAnswer,
  CompanyProfileFields,
  SaveCompanyProfile,
} from '@waymark/contract/companies/company-profile';
import type { User } from '@waymark/contract/identity/accounts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';

export type CompanyProfileForm = UseFormReturn<CompanyProfileFields>;

const { position: _position, ...textFields } = companyProfileSchema.shape;
const keptNames = Object.keys(textFields) as (keyof typeof textFields)[];

/** Starts from the stored profile, and from what was saved once that is done (H-2). */
export function useCompanyProfileForm(
  user: User,
  { data: profile, version }: Pick<CompanyProfileAnswer, 'data' | 'version'>,
) {
  // Of what the form was begun from: the page may have loaded a newer profile since, which the form does not show.
  const [begunFrom, setBegunFrom] = useState(version);
  const form = useForm<CompanyProfileFields>({
    resolver: zodResolver(companyProfileSchema),
    defaultValues: profile,
    mode: 'onTouched',
  });

  const { revalidate } = useRevalidator();
  const restored = useFormDraft(form, 'company-profile-draft', keptNames, {
    owner: `${user.id} ${user.company?.id ?? ''}`,
    onLeave: true,
  });
  // What an import brought may not be what the form accepts: it says so before somebody wonders why it does not save.
  useEffect(() => void form.trigger(), [form]);

  async function save(fields: CompanyProfileFields) {
    try {
      const saved = await saveProfile(user, { ...fields, version: begunFrom });
      setBegunFrom(saved.version);
      form.reset(saved.data);
      // Another website is no longer verified.
      await revalidate();
    } catch (failure) {
      const found = Object.entries(fieldErrorsOf(failure));
      for (const [at, [name, message]] of found.entries()) {
        // A part of the position is at fault: the map says it.
        const field = name.split('.')[0] as keyof CompanyProfileFields;
        form.setError(field, { message }, { shouldFocus: at === 0 });
      }
      if (found.length === 0) showError(messageOf(failure));
      return;
    }
    showSuccess('Company profile updated');
  }

  return { form, restored, submit: form.handleSubmit(save) };
}

/** Saves the profile; the sidebar and the header know the company's new name at once. */
async function saveProfile(user: User, fields: SaveCompanyProfile): Promise<CompanyProfileAnswer> {
  const answer = await callApi('PUT /company-profile', { body: fields });
  if (user.company) changeUser({ ...user, company: { ...user.company, name: answer.data.name } });
  return answer;
}
