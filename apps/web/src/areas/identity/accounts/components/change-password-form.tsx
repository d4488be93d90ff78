import type { User } from '@waymark/contract/identity/accounts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { ownWordsOf } from '../rules.ts';
import styles from '../../../../components/form/form.module.css';
import { useChangePasswordForm } from './use-change-password-form.ts';

export function ChangePasswordForm({ user }: { user: User }) {
  const { form, submit } = useChangePasswordForm();
  const { errors, isSubmitting, touchedFields } = form.formState;

  // The repetition was checked against what this field said before.
  function recheckRepetition() {
    if (touchedFields.confirmPassword) void form.trigger('confirmPassword');
  }

  return (
    <form
      className={`${styles['form']} ${styles['narrow']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label="Old password"
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'oldPassword')}
      />
      <NewPasswordField
        label="New password"
        userInputs={ownWordsOf(user)}
        {...bindField(form, 'newPassword', { onChange: recheckRepetition })}
      />
      <TextField
        label="Confirm password"
        hint="The new password once more."
        type="password"
        autoComplete="new-password"
        {...bindField(form, 'confirmPassword')}
      />
      <p className={styles['note']}>All your other devices get signed out.</p>
      <div className={styles['actions']}>
        <Button type="submit" pending={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  );
}
