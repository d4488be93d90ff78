import { zodResolver } from '@hookform/resolvers/zod';
import { setPasswordSchema } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { NewPasswordField } from '../../../../components/form/password/new-password-field.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth, authenticate, refreshUser } from '../../../../lib/auth-store.ts';
import { readSignInNote } from '../../../../lib/sign-in-note.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { ownWordsOf } from '../rules.ts';
import styles from '../../../../components/form/form.module.css';

const schema = setPasswordSchema.pick({ password: true });

interface SetPasswordFormProps {
  token: string;
  /** Where the link was mailed to. */
  email: string;
  onGone: () => void;
}

/** Opening the link does nothing, because mail scanners open links: only this form's button acts. */
export function SetPasswordForm({ token, email, onGone }: SetPasswordFormProps) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const form = useForm<{ password: string }>({ resolver: zodResolver(schema), mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: { password: string }) {
    // Signing in ends the note.
    const wanted = readSignInNote()?.path;
    try {
      await leave(await setPassword(token, password), wanted);
    } catch (failure) {
      const { password: weakness, token: brokenLink } = fieldErrorsOf(failure);
      if (brokenLink || (isApiError(failure) && failure.code === 'gone')) return onGone();
      if (weakness) form.setError('password', { message: weakness }, { shouldFocus: true });
      else form.setError('root', { message: messageOf(failure) });
    }
  }

  // An account with a second step is not signed in yet: the login page asks for both.
  async function leave(successMessage: string, wanted: string = paths.home) {
    const { isAuthenticated } = useAuth.getState();
    if (isAuthenticated) showSuccess(successMessage);
    const target = isAuthenticated ? wanted : paths.login;
    await navigate(target, { replace: true, state: { successMessage, email } });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>
        The new password is for the account <strong>{email}</strong>.
      </p>
      {/* For password managers: which account the password below is of. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        userInputs={[email, ...ownWordsOf(user)]}
        {...bindField(form, 'password')}
      />
      <Button type="submit" pending={isSubmitting}>
        Set password
      </Button>
    </form>
  );
}

/** Sets it, signs in where nothing else has to follow, and gives the server's sentence about it. */
async function setPassword(token: string, password: string): Promise<string> {
  const json = { token, password };
  const { message, data } = await callApi('POST /set-password', { body: json });
  if (data) await authenticate(async () => data);
  // An account that was signed in has a password and a proven address now; the page's record is from before.
  else await refreshUser().catch(() => undefined);
  return message;
}
