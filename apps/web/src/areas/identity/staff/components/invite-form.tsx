import { zodResolver } from '@hookform/resolvers/zod';
import { inviteStaffSchema, type InviteStaffFields } from '@waymark/contract/identity/team';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { inviteStaff } from '../api/invite-staff.ts';
import { StaffRoleOptions } from './role-select.tsx';
import styles from './team.module.css';

const empty: InviteStaffFields = { email: '', staffRole: 'reviewer' };

export function InviteForm() {
  const form = useForm<InviteStaffFields>({
    resolver: zodResolver(inviteStaffSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  async function submit(fields: InviteStaffFields) {
    try {
      await inviteStaff(fields);
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
        <TextField label="Their email" type="email" autoComplete="off" {...bindField(form, 'email')} />
        <SelectField label="Role" {...bindField(form, 'staffRole')}>
          <StaffRoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
