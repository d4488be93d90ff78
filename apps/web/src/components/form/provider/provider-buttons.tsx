import { providerLabels, type SignInProvider } from '@waymark/contract/identity/choices';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-answer.ts';
import { leaveForProvider, offeredProviders } from './provider-sign-in.ts';
import { readReturnPath } from '../../../lib/return-path.ts';
import ui from '../../../styles/primitives.module.css';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import styles from './provider-buttons.module.css';
import { ProviderMark } from './provider-mark.tsx';
import { useSay } from '../../../lib/languages/say.ts';

interface ProviderButtonsProps {
  /** Where to go on afterwards; by default where signing in on this page leads. */
  next?: string;
  /** What stands between them and the form below. */
  divider?: string;
}

/** The providers that sign in members, and sign them up; nothing where there is none. */
export function ProviderButtons({ next, divider }: ProviderButtonsProps) {
  const say = useSay();
  const providers = offeredProviders();
  if (providers.length === 0) return null;
  return (
    <div className={ui['grid4']}>
      <div className={styles['list']}>
        {providers.map((provider) => (
          <ProviderButton
            key={provider}
            provider={provider}
            label={say`Continue with ${providerLabels[provider]}`}
            purpose="sign-in"
            next={next}
          />
        ))}
      </div>
      {divider && <p className={`${ui['softSm']} ${styles['or']}`}>{divider}</p>}
    </div>
  );
}

interface ProviderButtonProps {
  provider: SignInProvider;
  label: string;
  purpose: 'sign-in' | 'link';
  next: string | undefined;
}

/** Goes to the provider; why that is not possible stands beside it. */
export function ProviderButton({ provider, label, purpose, next }: ProviderButtonProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function leave() {
    setPending(true);
    setProblem('');
    try {
      await leaveForProvider(provider, { purpose, next: next ?? readReturnPath() });
    } catch (failure) {
      setProblem(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="secondary" pending={pending} onClick={() => void leave()}>
        <ProviderMark provider={provider} />
        {label}
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
