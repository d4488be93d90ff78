import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema } from '@waymark/contract/identity/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { requestPasswordLink } from '../api/request-password-link.ts';
import styles from '../../../../components/form/form.module.css';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';

const carriedNames = ['email'] as const;

export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState('');
  const form = useForm<{ email: string }>({ resolver: zodResolver(forgotPasswordSchema), mode: 'onSubmit' });
  useCarriedFields(form, carriedNames);
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    setAnswer('');
    try {
      setAnswer(await requestPasswordLink(email));
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={styles['form']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {answer && <Notice tone="good">{answer}</Notice>}
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Email" type="email" autoComplete="username" {...bindField(form, 'email')} />
      <Button type="submit" pending={isSubmitting}>
        {answer ? 'Send it again' : 'Send me a link'}
      </Button>
    </form>
  );
}
