import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordSchema } from '@waymark/contract/identity/accounts';
import type { ResetPasswordFields } from '@waymark/contract/identity/accounts';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';

interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const schema = resetPasswordSchema
  .extend({ confirmPassword: z.string().min(1, 'Confirm password is required') })
  .refine((values) => values.confirmPassword === '' || values.confirmPassword === values.newPassword, {
    path: ['confirmPassword'],
    message: 'Your passwords do not match.',
    // Also while another field is at fault: all messages of a form are shown together.
    when: () => true,
  });

const emptyValues: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordForm {
  form: UseFormReturn<ChangePasswordValues>;
  submit: (values: ChangePasswordValues) => Promise<void>;
}

/** The three fields with the messages of G-8, and what their button does. */
export function useChangePasswordForm(): ChangePasswordForm {
  const form = useForm<ChangePasswordValues>({
    resolver: zodResolver(schema),
    defaultValues: emptyValues,
    mode: 'onTouched',
  });

  async function submit({ oldPassword, newPassword }: ChangePasswordValues) {
    try {
      await changePassword({ oldPassword, newPassword });
    } catch (failure) {
      showFailure(form, failure);
      return;
    }
    form.reset();
    showSuccess('Password changed successfully');
  }

  return { form, submit };
}

/** Every other session of the account ends with it (B-13). */
async function changePassword(fields: ResetPasswordFields): Promise<void> {
  await callApi('PUT /reset-password', { body: fields });
}
