import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { refreshUser, useAuth } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { joinWithAccount } from '../api/accept-invitation.ts';

interface JoinButtonProps {
  offer: InvitationOffer;
  token: string;
  /** Whether a failure means that the offer has changed, and was dealt with. */
  onChanged: (failure: unknown) => boolean;
}

/** For an address that has an account: opening the link does nothing, only this button acts. */
export function JoinButton({ offer, token, onChanged }: JoinButtonProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [joined, setJoined] = useState('');
  const { email, companyName } = offer;

  async function join() {
    setPending(true);
    setFailure('');
    try {
      await lead(await joinWithAccount(token));
    } catch (reason) {
      if (!onChanged(reason)) setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  /** A link signs nobody in: who is there already goes on, anybody else signs in first. */
  async function lead(message: string) {
    if (user?.email.toLowerCase() !== email) return setJoined(message);
    showSuccess(message);
    await refreshUser();
    await navigate(paths.companyManageJob, { replace: true });
  }

  if (joined) {
    const next = paths.companyManageJob;
    return (
      <>
        <Notice tone="good">{joined}</Notice>
        {!user && (
          <ButtonLink to={paths.login} state={{ email, next }}>
            Sign in
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void join()}>
        Join {companyName}
      </Button>
    </>
  );
}
