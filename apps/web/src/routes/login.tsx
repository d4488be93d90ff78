import { paths } from '@waymark/contract/paths';
import { AuthLink } from '../features/accounts/components/auth-link.tsx';
import { AuthNotices } from '../features/accounts/components/auth-notices.tsx';
import { AuthPage, AuthSwitch } from '../features/accounts/components/auth-page.tsx';
import { LoginForm } from '../features/accounts/components/login-form.tsx';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Sign in');

export default function Login() {
  return (
    <AuthPage title="Sign in">
      <AuthNotices />
      <LoginForm />
      <AuthSwitch>
        New here? <AuthLink to={paths.register}>Sign up</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        Hiring? <AuthLink to={paths.employerRegister}>Register your company</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}
