import { zodResolver } from '@hookform/resolvers/zod';
import { mfaResetSchema } from '@waymark/contract/identity/mfa-reset';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router';
import { AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  mailedLinkLoader,
  MailedLinkPage,
} from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { bindField } from '../../components/form/bind-field.ts';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { showFailure } from '../../components/form/show-failure.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { fieldErrorsOf, isApiError } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Turn off two-factor authentication`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('reset-second-step');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function ResetMfa() {
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} alternative={<ContactLink />}>
      {(onGone) => <MfaResetForm token={token} email={email} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function ContactLink() {
  const say = useSay();
  return (
    <>
      <p>{say`If you still cannot sign in, write to us from the address of your account.`}</p>
      <ButtonLink to={paths.contact}>{say`Write to us`}</ButtonLink>
    </>
  );
}

const schema = mfaResetSchema.pick({ password: true });

interface MfaResetFormProps {
  token: string;
  /** The address the link was mailed to. */
  email: string;
  onGone: () => void;
}

/** Mail scanners open links, so only the button acts. */
function MfaResetForm({ token, email, onGone }: MfaResetFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: { password: string }) {
    try {
      const { message: successMessage } = await callApi('POST /second-step/reset', {
        body: { token, password },
      });
      await navigate(paths.login, { replace: true, state: { successMessage, email } });
    } catch (failure) {
      if (fieldErrorsOf(failure)['token'] || (isApiError(failure) && failure.code === 'gone'))
        return onGone();
      showFailure(form, failure);
    }
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>
        {say`Two-factor authentication and your passkeys are turned off, and you are signed out everywhere. After that your password alone signs in: set up two-factor authentication again then.`}
      </p>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={say`Your password`}
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      <Button type="submit" variant="danger" pending={isSubmitting}>
        {say`Turn off two-factor authentication`}
      </Button>
    </form>
  );
}
