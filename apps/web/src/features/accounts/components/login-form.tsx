import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema, type LoginFields } from '@waymark/contract/accounts';
import { paths } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import { signIn } from '../api/sign-in.ts';
import styles from './form.module.css';

/** Afterwards the guard takes the person on: this page is for guests. */
export function LoginForm() {
  // No default values: what a browser filled in before the page was ready is taken over, not emptied.
  const form = useForm<LoginFields>({ resolver: zodResolver(loginSchema), mode: 'onChange' });
  const { errors, isDirty, isValid, isSubmitting, submitCount, touchedFields } = form.formState;

  function errorOf(name: keyof LoginFields) {
    return touchedFields[name] && submitCount > 0 ? errors[name]?.message : undefined;
  }

  async function submit(fields: LoginFields) {
    try {
      await signIn(fields);
    } catch {
      // The store has shown the server's message; what was typed stays (B-2).
      return;
    }
    showSuccess('Logged In');
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
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
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
      </p>
      <Button type="submit" pending={isSubmitting} disabled={!isValid || !isDirty}>
        Log in
      </Button>
    </form>
  );
}
