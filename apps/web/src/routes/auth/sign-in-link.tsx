import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  mailedLinkLoader,
  MailedLinkPage,
} from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { authenticate } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useWelcome } from '../../lib/use-welcome.ts';
import ui from '../../styles/primitives.module.css';
import { rich, sayHere, useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** Few accounts have MFA, so it is loaded when it is needed. */
const MfaForm = lazyComponent(
  async () => (await import('../../areas/identity/mfa/components/mfa-form.tsx')).MfaForm,
);

const title = msg`Sign in`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('sign-in');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

/** The guard redirects after signing in: this page is for guests. */
export default function SignInLink() {
  const say = useSay();
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  if (challenge !== null) {
    const back = () => {
      setChallenge(null);
      setUsed(true);
    };
    return (
      <AuthPage title={say`One more step`}>
        <MfaForm challenge={challenge} onBack={back} />
      </AuthPage>
    );
  }
  return (
    <MailedLinkPage
      title={title}
      isDead={dead !== '' || isUsed}
      alternative={
        <ButtonLink to={paths.login} state={{ email }}>
          {say`Go to the sign-in page`}
        </ButtonLink>
      }
    >
      {(onGone) => <SignInForm {...{ token, email, onGone }} onChallenge={setChallenge} />}
    </MailedLinkPage>
  );
}

interface SignInFormProps {
  token: string;
  /** The address the link was mailed to; empty if it is not known. */
  email: string;
  onGone: () => void;
  onChallenge: (challenge: string | null) => void;
}

/** Mail scanners open links, so only the button signs in. */
function SignInForm({ token, email, onGone, onChallenge }: SignInFormProps) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const welcome = useWelcome();

  async function press() {
    setPending(true);
    setFailure('');
    try {
      const challenge = await signIn(token);
      if (challenge) return onChallenge(challenge.challenge);
      welcome(sayHere`Logged In`);
    } catch (reason) {
      if (isApiError(reason) && (reason.code === 'gone' || reason.code === 'invalid_input')) return onGone();
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={ui['stack5']}>
      <p>
        {email === '' ? (
          say`One press, and you are signed in on this device.`
        ) : (
          <>
            {rich(say, msg`One press, and you are signed in as <strong>${email}</strong> on this device.`, {
              strong: <strong />,
            })}
          </>
        )}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void press()}>
        {say`Sign in`}
      </Button>
    </div>
  );
}

/** Returns the challenge of MFA, or undefined once signed in. */
async function signIn(token: string): Promise<SignInChallenge | undefined> {
  let challenge: SignInChallenge | undefined;
  await authenticate(async () => {
    const { data } = await callApi('POST /login/by-link', { body: { token } });
    if ('accessToken' in data) return data;
    challenge = data;
    return null;
  });
  return challenge;
}
