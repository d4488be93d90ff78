import { zodResolver } from '@hookform/resolvers/zod';
import { redirectFieldsSchema, type RedirectFields } from '@waymark/contract/office/redirects';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addRedirect } from '../api/change-redirects.ts';

export function RedirectForm() {
  const { revalidate } = useRevalidator();
  const form = useForm({
    resolver: zodResolver(redirectFieldsSchema),
    defaultValues: { fromPath: '', toPath: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function add(fields: RedirectFields) {
    try {
      showSuccess(await addRedirect(fields));
      form.reset();
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Old path" hint="For example /careers" {...bindField(form, 'fromPath')} />
      <TextField label="New path" hint="For example /about-us" {...bindField(form, 'toPath')} />
      <Actions>
        <Button type="submit" pending={isSubmitting}>
          Add
        </Button>
      </Actions>
    </form>
  );
}
