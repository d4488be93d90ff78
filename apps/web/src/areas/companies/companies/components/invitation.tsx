import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import type { FoundInvitation } from '../api/read-invitation.ts';
import { InvitationText } from './invitation-text.tsx';
import { JoinButton } from './join-button.tsx';
import { JoinForm } from './join-form.tsx';

/** What the link of an invitation leads to: how to join, or why that is not possible. */
export function Invitation({ found }: { found: FoundInvitation }) {
  const { offer, token, problem, dead } = found;
  const [refusal, setRefusal] = useState('');
  const { revalidate } = useRevalidator();
  if (!offer) return <NoInvitation problem={problem} dead={dead} />;

  /** The offer is not what it was when the page was opened: it is read again, with the reason above it. */
  function changed(failure: unknown): boolean {
    const stale = isApiError(failure) && (failure.code === 'gone' || failure.code === 'conflict');
    if (stale) {
      setRefusal(messageOf(failure));
      void revalidate();
    }
    return stale;
  }

  return (
    <>
      <InvitationText offer={offer} />
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {offer.hasAccount ? (
        <JoinButton offer={offer} token={token} onChanged={changed} />
      ) : (
        <JoinForm offer={offer} token={token} onChanged={changed} />
      )}
    </>
  );
}

function NoInvitation({ problem, dead }: Pick<FoundInvitation, 'problem' | 'dead'>) {
  const { isAuthenticated } = useAuth();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <Notice tone="bad">{problem}</Notice>
      {!dead && (
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
      {dead && (
        <ButtonLink to={isAuthenticated ? paths.home : paths.login} variant="secondary">
          {isAuthenticated ? 'Go to the home page' : 'Go to the sign-in page'}
        </ButtonLink>
      )}
    </>
  );
}
