import { paths } from '@waymark/contract/paths';
import { AuthLink } from '../../areas/identity/accounts/components/auth-link.tsx';
import { AuthPage, AuthSwitch } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ForgotPasswordForm } from '../../areas/identity/accounts/components/forgot-password-form.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Forgot your password?');

export default function ForgotPassword() {
  return (
    <AuthPage title="Forgot your password?">
      <p>Tell us your email and we send you a link to set a new one.</p>
      <ForgotPasswordForm />
      <AuthSwitch>
        Remembered it? <AuthLink to={paths.login}>Sign in</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}
