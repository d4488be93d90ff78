import { zodResolver } from '@hookform/resolvers/zod';
import {
  resetPasswordSchema,
  setFirstPasswordSchema,
  type SetFirstPasswordFields,
  type User,
} from '@waymark/contract/identity/accounts';
import { msg } from '@waymark/contract/text/message';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MailLinkButton } from './settings/mail-link-button.tsx';
import { ownWordsOf } from '../rules.ts';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import styles from '../../../../components/form/form.module.css';
import ui from '../../../../styles/primitives.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';
import { fixed } from '@waymark/contract/text/say';

export function ChangePasswordPage() {
  const say = useSay();
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>{say`Change Password`}</PageHeading>
      {user.hasPassword ? <ChangePasswordForm user={user} /> : <NoPasswordYet user={user} />}
    </>
  );
}

/** The registration sets no password: a mailed link sets the first one (B-10), or a person who has just signed in. */
function NoPasswordYet({ user }: { user: User }) {
  const say = useSay();
  const { email, emailConfirmed } = user;
  return (
    <div className={`${ui['stack5']} ${styles['narrow']}`}>
      {emailConfirmed && <FirstPasswordForm user={user} />}
      <p>
        {rich(
          say,
          emailConfirmed
            ? msg`Or set it by mail: we mail a link to <strong>${email}</strong> with which you set one.`
            : msg`Your account has no password yet. We mail a link to <strong>${email}</strong> with which you set one.`,
          { strong: <strong /> },
        )}
      </p>
      <MailLinkButton
        label={say`Send me a link`}
        variant={emailConfirmed ? 'secondary' : 'primary'}
        to={email}
        send={() => callApi('POST /forgot-password', { body: { email } })}
      />
    </div>
  );
}

function FirstPasswordForm({ user }: { user: User }) {
  const say = useSay();
  const form = useForm<SetFirstPasswordFields>({
    resolver: zodResolver(setFirstPasswordSchema),
    mode: 'onTouched',
  });

  async function submit(body: SetFirstPasswordFields) {
    showSuccess((await callApi('POST /first-password', { body })).message);
    await refreshUser();
  }

  return (
    <Form form={form} onSubmit={submit} submit={say`Set password`}>
      <p>{say`Your account has no password yet. All your other devices get signed out when you set one.`}</p>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        label={say`New password`}
        userInputs={ownWordsOf(user)}
        {...bindField(form, 'newPassword')}
      />
    </Form>
  );
}

function ChangePasswordForm({ user }: { user: User }) {
  const say = useSay();
  const { form, submit } = useChangePasswordForm();
  const { errors, isSubmitting, touchedFields } = form.formState;

  // The repetition was compared with the previous value of this field.
  function recheckRepetition() {
    if (touchedFields.confirmPassword) void form.trigger('confirmPassword');
  }

  return (
    <form
      className={`${ui['stack5']} ${styles['narrow']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label={say`Old password`}
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'oldPassword')}
      />
      <NewPasswordField
        label={say`New password`}
        userInputs={ownWordsOf(user)}
        {...bindField(form, 'newPassword', { onChange: recheckRepetition })}
      />
      <TextField
        label={say`Confirm password`}
        hint={say`The new password once more.`}
        type="password"
        autoComplete="new-password"
        {...bindField(form, 'confirmPassword')}
      />
      <p className={`${ui['soft']} ${styles['note']}`}>{say`All your other devices get signed out.`}</p>
      <div className={`${ui['wrap3']} ${styles['actions']}`}>
        <Button type="submit" pending={isSubmitting}>
          {say`Change password`}
        </Button>
      </div>
    </form>
  );
}

interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const schema = resetPasswordSchema
  .extend({ confirmPassword: z.string().min(1, fixed`Confirm password is required`) })
  .refine((values) => values.confirmPassword === '' || values.confirmPassword === values.newPassword, {
    path: ['confirmPassword'],
    message: msg`Your passwords do not match.`,
    // Checks this even if another field is invalid: a form shows all its messages at once.
    when: () => true,
  });

const emptyValues: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The messages of the fields follow G-8. */
function useChangePasswordForm() {
  const form = useForm<ChangePasswordValues>({
    resolver: zodResolver(schema),
    defaultValues: emptyValues,
    mode: 'onTouched',
  });

  async function submit({ oldPassword, newPassword }: ChangePasswordValues) {
    try {
      // The server ends every other session of the account (B-13).
      await callApi('PUT /reset-password', { body: { oldPassword, newPassword } });
    } catch (failure) {
      showFailure(form, failure);
      return;
    }
    form.reset();
    showSuccess(sayHere`Password changed successfully`);
  }

  return { form, submit };
}
