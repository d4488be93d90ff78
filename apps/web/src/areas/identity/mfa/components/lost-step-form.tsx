import { zodResolver } from '@hookform/resolvers/zod';
import { secondStepResetSchema } from '@waymark/contract/identity/second-step-reset';
import type { SecondStepReset } from '@waymark/contract/identity/second-step-reset';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { fieldErrorsOf, isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import styles from '../../../../components/form/form.module.css';

const schema = secondStepResetSchema.pick({ password: true });

interface LostStepFormProps {
  token: string;
  /** Where the link was mailed to. */
  email: string;
  onGone: () => void;
}

/** Opening the link does nothing, because mail scanners open links: only this form's button acts. */
export function LostStepForm({ token, email, onGone }: LostStepFormProps) {
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: { password: string }) {
    try {
      const successMessage = await confirmReset({ token, password });
      await navigate(paths.login, { replace: true, state: { successMessage, email } });
    } catch (failure) {
      if (fieldErrorsOf(failure)['token'] || (isApiError(failure) && failure.code === 'gone'))
        return onGone();
      showFailure(form, failure);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>
        Your second step and your passkeys are taken off, and you are signed out everywhere. After that your
        password alone signs in: set up a new second step then.
      </p>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      <Button type="submit" variant="danger" pending={isSubmitting}>
        Take the second step off
      </Button>
    </form>
  );
}

/** Gives the server's sentence about it. */
async function confirmReset(body: SecondStepReset): Promise<string> {
  return (await callApi('POST /second-step/reset', { body })).message;
}
