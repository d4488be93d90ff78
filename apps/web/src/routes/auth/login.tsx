import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { AuthLink } from '../../areas/identity/accounts/components/auth-link.tsx';
import { AuthNotices } from '../../areas/identity/accounts/components/auth-notices.tsx';
import { AuthPage, AuthSwitch } from '../../areas/identity/accounts/components/auth-page.tsx';
import { LoginForm } from '../../areas/identity/accounts/components/login-form.tsx';
import { PasskeySignIn } from '../../areas/identity/mfa/components/passkey-sign-in.tsx';
import { SecondStep } from '../../areas/identity/mfa/components/second-step.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Sign in');

export default function Login() {
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  if (challenge) {
    return (
      <AuthPage title="One more step">
        <SecondStep challenge={challenge.challenge} onBack={() => setChallenge(null)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Sign in">
      <AuthNotices />
      <LoginForm onChallenge={setChallenge} />
      <PasskeySignIn />
      <AuthSwitch>
        New here? <AuthLink to={paths.register}>Sign up</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        Hiring? <AuthLink to={paths.employerRegister}>Register your company</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}
