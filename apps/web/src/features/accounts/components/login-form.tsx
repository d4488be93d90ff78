import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema, type LoginFields } from '@waymark/contract/accounts';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { isApiError } from '../../../lib/api-answer.ts';
import { signIn } from '../api/sign-in.ts';
import { AuthLink } from './auth-link.tsx';
import styles from './form.module.css';
import { useCarriedFields } from './use-carried-fields.ts';
import { useWelcome } from './use-welcome.ts';

const carriedNames = ['email'] as const;

/** Afterwards the guard takes the person on: this page is for guests. */
export function LoginForm() {
  // No default values: what a browser filled in before the page was ready is taken over, not emptied.
  const form = useForm<LoginFields>({ resolver: zodResolver(loginSchema), mode: 'onChange' });
  const welcome = useWelcome();
  useCarriedFields(form, carriedNames);
  const { errors, isDirty, isValid, isSubmitting, submitCount, touchedFields } = form.formState;

  function errorOf(name: keyof LoginFields) {
    return touchedFields[name] && submitCount > 0 ? errors[name]?.message : undefined;
  }

  async function submit(fields: LoginFields) {
    welcome.prepare();
    try {
      await signIn(fields);
    } catch (failure) {
      welcome.abandon();
      // The store has shown the server's message; what was typed stays (B-2). When to try again stays as well.
      if (isApiError(failure) && failure.code === 'too_many_requests') {
        form.setError('root', { message: failure.message });
      }
      return;
    }
    welcome.finish('Logged In');
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...form.register('email')}
        error={errorOf('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errorOf('password')}
      />
      <p className={styles['aside']}>
        <AuthLink to={paths.forgotPassword}>Forgot your password?</AuthLink>
      </p>
      <Button type="submit" pending={isSubmitting} disabled={!isValid || !isDirty}>
        Log in
      </Button>
    </form>
  );
}
