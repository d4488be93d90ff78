import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { useWelcome } from '../../../../lib/use-welcome.ts';
import ui from '../../../../styles/primitives.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

/** Signs in without a password where the browser supports passkeys; the guard redirects then. */
export function PasskeySignIn() {
  const say = useSay();
  const isSupported = usePasskeySupport();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  /** Undefined until the server asks for it. */
  const [password, setPassword] = useState<string>();
  const welcome = useWelcome();
  if (!isSupported) return null;

  async function signIn() {
    setPending(true);
    setProblem('');
    try {
      if (await signInByPasskey(password)) return welcome(sayHere`Logged In`);
      setProblem(say`No passkey was used. Try again, or sign in with your password.`);
    } catch (failure) {
      const passwordProblem = fieldErrorsOf(failure)['password'];
      if (passwordProblem) setPassword((typed) => typed ?? '');
      setProblem(passwordProblem ?? messageOf(failure));
    }
    setPending(false);
  }

  return (
    <div className={ui['grid4']}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {password !== undefined && (
        <TextField
          label={say`Password for the passkey`}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      <Button variant="secondary" pending={pending} onClick={() => void signIn()}>
        {say`Sign in with a passkey`}
      </Button>
    </div>
  );
}

/** Undefined if the user chooses no passkey. */
async function signInByPasskey(password?: string): Promise<true | undefined> {
  const { data } = await callApi('POST /login/passkey/options');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!response) return undefined;
  const body = { token: data.token, response, password };
  await authenticate(async () => (await callApi('POST /login/passkey', { body })).data);
  return true;
}

const never = () => () => undefined;

/** Passkeys need a host name and a secure connection. */
function hasPasskeySupport(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return isName && isSecureContext && typeof PublicKeyCredential !== 'undefined';
}

/** False until the script runs. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, hasPasskeySupport, () => false);
}
