import { zodResolver } from '@hookform/resolvers/zod';
import { inviteSchema, type InviteFields } from '@waymark/contract/companies';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { inviteColleague } from '../api/invite-colleague.ts';
import styles from './invite-form.module.css';
import { RoleOptions } from './role-options.tsx';

const empty: InviteFields = { email: '', memberRole: 'member' };

export function InviteForm() {
  const form = useForm<InviteFields>({ resolver: zodResolver(inviteSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  async function submit(fields: InviteFields) {
    try {
      await inviteColleague(fields);
    } catch (failure) {
      const faulty = Object.entries(fieldErrorsOf(failure));
      if (faulty.length === 0) form.setError('root', { message: messageOf(failure) });
      for (const [name, message] of faulty) {
        form.setError(name as keyof InviteFields, { message }, { shouldFocus: true });
      }
      return;
    }
    form.reset(empty);
    form.setFocus('email');
    showSuccess(`Invitation sent to ${fields.email}`);
    await revalidate();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <div className={styles['fields']}>
        <TextField
          label="Their work email"
          type="email"
          autoComplete="off"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <SelectField label="Role" {...form.register('memberRole')} error={errors.memberRole?.message}>
          <RoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
      <p className={styles['note']}>
        A member works with jobs and applicants. An owner also invites and removes colleagues.
      </p>
    </form>
  );
}
