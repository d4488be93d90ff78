import { zodResolver } from '@hookform/resolvers/zod';
import { setPasswordSchema } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useForm } from 'react-hook-form';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  mailedLinkLoader,
  MailedLinkPage,
} from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { ownWordsOf } from '../../areas/identity/accounts/rules.ts';
import { bindField } from '../../components/form/bind-field.ts';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { NewPasswordField } from '../../components/form/password/new-password-field.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { authenticate, refreshUser, useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { returnPathOf } from '../../lib/return-path.ts';
import { readSignInNote } from '../../lib/sign-in-note.ts';
import { showSuccess } from '../../lib/toasts.ts';
import ui from '../../styles/primitives.module.css';
import { rich, useSay } from '../../lib/languages/say.ts';

const title = msg`Set your password`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('set-password');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function SetPassword() {
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} alternative={<NewLink />}>
      {(onGone) => <SetPasswordForm token={token} email={email} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function NewLink() {
  const say = useSay();
  const { user } = useAuth();
  return (
    <ButtonLink to={paths.forgotPassword} state={user ? { email: user.email } : undefined}>
      {say`Get a new link`}
    </ButtonLink>
  );
}

const schema = setPasswordSchema.pick({ password: true });

interface SetPasswordFormProps {
  token: string;
  /** The address the link was mailed to. */
  email: string;
  onGone: () => void;
}

/** Mail scanners open links, so only the button acts. */
function SetPasswordForm({ token, email, onGone }: SetPasswordFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { user } = useAuth();
  const { state } = useLocation();
  const form = useForm<{ password: string }>({ resolver: zodResolver(schema), mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: { password: string }) {
    // Read now, because signing in removes the note.
    const returnPath = readSignInNote()?.path ?? returnPathOf(state);
    try {
      await leave(await setPassword(token, password), returnPath);
    } catch (failure) {
      const { password: weakness, token: brokenLink } = fieldErrorsOf(failure);
      if (brokenLink || (isApiError(failure) && failure.code === 'gone')) return onGone();
      if (weakness) form.setError('password', { message: weakness }, { shouldFocus: true });
      else form.setError('root', { message: messageOf(failure) });
    }
  }

  // An account with MFA is not signed in yet: the login page asks for both.
  async function leave(successMessage: string, returnPath: string = paths.home) {
    const { isAuthenticated } = useAuth.getState();
    if (isAuthenticated) showSuccess(successMessage);
    const target = isAuthenticated ? returnPath : paths.login;
    await navigate(target, { replace: true, state: { successMessage, email } });
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>
        {rich(say, msg`The new password is for the account <strong>${email}</strong>.`, {
          strong: <strong />,
        })}
      </p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={say`New password`}
        userInputs={[email, ...ownWordsOf(user)]}
        {...bindField(form, 'password')}
      />
      <Button type="submit" pending={isSubmitting}>
        {say`Set password`}
      </Button>
    </form>
  );
}

/** Signs in as well, unless the account has MFA. Returns the message of the server. */
async function setPassword(token: string, password: string): Promise<string> {
  const { message, data } = await callApi('POST /set-password', { body: { token, password } });
  if (data) await authenticate(async () => data);
  // The record of an account that was signed in is out of date now.
  else await refreshUser().catch(() => undefined);
  return message;
}
