import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import { providerLabels } from '@waymark/contract/identity/choices';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import { msg } from '@waymark/contract/text/message';
import { useState, type ReactNode } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { LoginForm } from './login-form.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface LinkQuestionProps {
  offer: ProviderOffer;
  /** The step after the password, where the account has one. */
  renderMfa: (challenge: SignInChallenge, onBack: () => void) => ReactNode;
  onDone: () => void;
}

/**
 * The address has an account: its owner signs in to it once, by what it has, and links the provider then. Nothing is
 * linked by the address alone.
 */
export function LinkQuestion({ offer, renderMfa, onDone }: LinkQuestionProps) {
  const say = useSay();
  const { user } = useAuth();
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const label = providerLabels[offer.provider];
  if (user) return <LinkForm offer={offer} email={user.email} onDone={onDone} />;
  if (challenge) return renderMfa(challenge, () => setChallenge(null));
  return (
    <>
      <p>
        {rich(
          say,
          msg`<strong>${offer.email}</strong> has an account here. Sign in to it once as you did before; after that, ${label} signs you in too.`,
          { strong: <strong /> },
        )}
      </p>
      <LoginForm onChallenge={setChallenge} />
    </>
  );
}

function LinkForm({ offer, email, onDone }: { offer: ProviderOffer; email: string; onDone: () => void }) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const label = providerLabels[offer.provider];

  async function link() {
    setPending(true);
    setProblem('');
    try {
      showSuccess((await callApi('POST /linked-providers', { body: { ticket: offer.ticket } })).message);
      onDone();
    } catch (failure) {
      setProblem(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <div className={ui['stack5']}>
      <p>
        {rich(
          say,
          offer.email
            ? msg`You are signed in as <strong>${email}</strong>. Do you want ${label} to sign you in to this account, as <strong>${offer.email}</strong>?`
            : msg`You are signed in as <strong>${email}</strong>. Do you want ${label} to sign you in to this account?`,
          { strong: <strong /> },
        )}
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Actions>
        <Button pending={pending} onClick={() => void link()}>
          {say`Link ${label}`}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onDone}>
          {say`Not now`}
        </Button>
      </Actions>
    </div>
  );
}
