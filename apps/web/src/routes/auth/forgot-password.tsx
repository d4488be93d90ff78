import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api-client.ts';
import { AuthLink, AuthPage, AuthSwitch } from '../../areas/identity/accounts/components/auth-page.tsx';
import { bindField } from '../../components/form/bind-field.ts';
import { Button } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { sentByScript } from '../../components/form/sent-by-script.ts';
import { showFailure } from '../../components/form/show-failure.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useCarriedFields } from '../../lib/use-carried-fields.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Forgot your password?`);

export default function ForgotPassword() {
  const say = useSay();
  return (
    <AuthPage title={say`Forgot your password?`}>
      <p>{say`Tell us your email and we send you a link to set a new one.`}</p>
      <ForgotPasswordForm />
      <AuthSwitch>
        {say`Remembered it?`} <AuthLink to={paths.login}>{say`Sign in`}</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}

const carriedNames = ['email'] as const;

function ForgotPasswordForm() {
  const say = useSay();
  const [answer, setAnswer] = useState('');
  const form = useForm<{ email: string }>({ resolver: zodResolver(forgotPasswordSchema), mode: 'onSubmit' });
  useCarriedFields(form, carriedNames);
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    setAnswer('');
    try {
      setAnswer((await callApi('POST /forgot-password', { body: { email } })).message);
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={ui['stack5']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Notice tone="good">{answer}</Notice>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label={say`Email`} type="email" autoComplete="username" {...bindField(form, 'email')} />
      <Button type="submit" pending={isSubmitting}>
        {answer ? say`Send it again` : say`Send me a link`}
      </Button>
    </form>
  );
}
