import { zodResolver } from '@hookform/resolvers/zod';
import { inviteSchema, type InviteFields } from '@waymark/contract/companies/companies';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { inviteColleague } from '../api/invite-colleague.ts';
import styles from './invite-form.module.css';
import { RoleOptions } from './role-options.tsx';

const empty: InviteFields = { email: '', memberRole: 'recruiter' };

export function InviteForm() {
  const form = useForm<InviteFields>({ resolver: zodResolver(inviteSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  async function submit(fields: InviteFields) {
    try {
      await inviteColleague(fields);
    } catch (failure) {
      showFailure(form, failure);
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
        <TextField label="Their work email" type="email" autoComplete="off" {...bindField(form, 'email')} />
        <SelectField label="Role" {...bindField(form, 'memberRole')}>
          <RoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
      <p className={styles['note']}>
        A recruiter works with jobs and applicants. A viewer sees them and changes nothing. An owner also
        invites and removes colleagues.
      </p>
      <PrivacyNote />
    </form>
  );
}
