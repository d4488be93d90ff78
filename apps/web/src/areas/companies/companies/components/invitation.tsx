import type { InvitationOffer } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useRevalidator, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { useAuth, refreshUser } from '../../../../lib/auth-store.ts';
import { board } from '../../../../lib/board.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { joinWithAccount } from '../api/accept-invitation.ts';
import type { FoundInvitation } from '../api/read-invitation.ts';
import { JoinForm } from './join-form.tsx';
import styles from './invitation.module.css';

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

/** Who invites whom to what, and as whom one joins. */
function InvitationText({ offer }: { offer: InvitationOffer }) {
  const { companyName, email, memberRole, invitedBy } = offer;
  return (
    <div className={styles['text']}>
      <p>
        {invitedBy ?? 'A colleague'} invites you to {companyName} on {board.name}, to look after its jobs and
        applicants together{memberRole === 'owner' && ', as one of its owners'}.
      </p>
      <OtherPerson offer={offer} />
      <p className={styles['as']}>
        You join as <strong>{email}</strong>
      </p>
    </div>
  );
}

/** Somebody else is signed in here: the link decides who joins. */
function OtherPerson({ offer: { email, hasAccount } }: { offer: InvitationOffer }) {
  const { user } = useAuth();
  if (!user || user.email.toLowerCase() === email) return null;
  return (
    <p>
      You are signed in here as {user.email}, and the invitation is for another address.{' '}
      {hasAccount
        ? 'Joining works with the account of that one, and you remain signed in as you are.'
        : 'Joining makes an account for that one, and you are signed in with it instead.'}
    </p>
  );
}

interface JoinButtonProps {
  offer: InvitationOffer;
  token: string;
  /** Whether a failure means that the offer has changed, and was dealt with. */
  onChanged: (failure: unknown) => boolean;
}

/** For an address that has an account: opening the link does nothing, only this button acts. */
function JoinButton({ offer, token, onChanged }: JoinButtonProps) {
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
