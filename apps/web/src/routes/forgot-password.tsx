import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { AuthPage, AuthSwitch } from '../features/accounts/components/auth-page.tsx';
import { ForgotPasswordForm } from '../features/accounts/components/forgot-password-form.tsx';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Forgot your password?');

export default function ForgotPassword() {
  return (
    <AuthPage title="Forgot your password?">
      <p>Tell us your email and we send you a link to set a new one.</p>
      <ForgotPasswordForm />
      <AuthSwitch>
        Remembered it? <Link to={paths.login}>Sign in</Link>
      </AuthSwitch>
    </AuthPage>
  );
}
