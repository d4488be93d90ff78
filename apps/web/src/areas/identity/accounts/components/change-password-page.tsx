import type { User } from '@waymark/contract/identity/accounts';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { requestPasswordLink } from '../api/request-password-link.ts';
import { ownWordsOf } from '../rules.ts';
import { MailLinkButton } from './settings/mail-link-button.tsx';
import { useChangePasswordForm } from './use-change-password-form.ts';
import styles from '../../../../components/form/form.module.css';

export function ChangePasswordPage() {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>Change Password</PageHeading>
      {user.hasPassword ? <ChangePasswordForm user={user} /> : <NoPasswordYet email={user.email} />}
    </>
  );
}

/** An account from the wizard starts without a password: a mailed link sets the first one (B-10). */
function NoPasswordYet({ email }: { email: string }) {
  return (
    <div className={`${styles['form']} ${styles['narrow']}`}>
      <p>
        Your account has no password yet. We mail a link to <strong>{email}</strong> with which you set one.
      </p>
      <MailLinkButton
        label="Send me a link"
        variant="primary"
        to={email}
        send={() => requestPasswordLink(email)}
      />
    </div>
  );
}

function ChangePasswordForm({ user }: { user: User }) {
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
