import { paths } from '@waymark/contract/paths';
import { AuthLink } from '../features/accounts/components/auth-link.tsx';
import { AuthNotices } from '../features/accounts/components/auth-notices.tsx';
import { AuthPage, AuthSwitch } from '../features/accounts/components/auth-page.tsx';
import { RegisterWizard } from '../features/accounts/components/register-wizard.tsx';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Sign up');

export default function Register() {
  return (
    <AuthPage title="Personal Information">
      <AuthNotices />
      <RegisterWizard />
      <AuthSwitch>
        Already have an account? <AuthLink to={paths.login}>Sign In</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        Hiring? <AuthLink to={paths.employerRegister}>Register your company</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}
