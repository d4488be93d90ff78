import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import {
  AuthLink,
  AuthNotices,
  AuthPage,
  AuthSwitch,
} from '../../areas/identity/accounts/components/auth-page.tsx';
import { LoginForm } from '../../areas/identity/accounts/components/login-form.tsx';
import { PasskeySignIn } from '../../areas/identity/mfa/components/passkey-sign-in.tsx';
import { Button } from '../../components/form/button.tsx';
import { ProviderButtons } from '../../components/form/provider/provider-buttons.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

/** Few accounts have MFA, so it is loaded when it is needed. */
const MfaForm = lazyComponent(
  async () => (await import('../../areas/identity/mfa/components/mfa-form.tsx')).MfaForm,
);

export const meta = () => privatePageMeta(msg`Sign in`);

export default function Login() {
  const say = useSay();
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  if (challenge) {
    return (
      <AuthPage title={say`One more step`}>
        <MfaStep challenge={challenge.challenge} onBack={() => setChallenge(null)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={say`Sign in`}>
      <AuthNotices />
      <LoginForm onChallenge={setChallenge} />
      <PasskeySignIn />
      <ProviderButtons />
      <AuthSwitch>
        {say`New here?`} <AuthLink to={paths.register}>{say`Sign up`}</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        {say`Hiring?`} <AuthLink to={paths.employerRegister}>{say`Register your company`}</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}

interface MfaStepProps {
  /** Proves that the password was right; null where only a passkey signs in. */
  challenge: string | null;
  onBack: () => void;
}

function MfaStep({ challenge, onBack }: MfaStepProps) {
  const say = useSay();
  if (challenge !== null) {
    return (
      <>
        <MfaForm challenge={challenge} onBack={onBack} />
        <PasskeySignIn />
      </>
    );
  }
  return (
    <>
      <p>{say`Your account signs in with its passkey. Use the device or the password manager that keeps it.`}</p>
      <PasskeySignIn />
      <Button variant="quiet" onClick={onBack}>
        {say`Back`}
      </Button>
    </>
  );
}
