import { joinCompanySchema, type InvitationOffer } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { findInvitation, JoinForm, NoInvitation, useStaleOffer } from '../../components/form/invitation.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { authenticate, refreshUser, useAuth } from '../../lib/auth-store.ts';
import { board } from '../../lib/board.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { showSuccess } from '../../lib/toasts.ts';
import styles from '../../areas/companies/companies/components/companies.module.css';
import ui from '../../styles/primitives.module.css';
import { sayHere, useSay } from '../../lib/languages/say.ts';

const schema = joinCompanySchema.omit({ token: true });

export const meta = () => secretPageMeta(msg`Your invitation`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return findInvitation(token, (body) => callApi('POST /company-invitations/read', { body }));
}

export const HydrateFallback = () => {
  const say = useSay();
  return <AuthPageFallback title={say`Your invitation`} />;
};

export default function AcceptInvitation() {
  const say = useSay();
  const { offer, token, problem, dead } = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={offer ? say`Join ${offer.companyName}` : say`Your invitation`}>
      {offer ? <Invitation offer={offer} token={token} /> : <NoInvitation problem={problem} dead={dead} />}
    </AuthPage>
  );
}

interface OfferProps {
  offer: InvitationOffer;
  token: string;
}

function Invitation({ offer, token }: OfferProps) {
  const say = useSay();
  const { email, companyName } = offer;
  const navigate = useNavigate();
  const { refusal, handleStale } = useStaleOffer();
  return (
    <>
      <InvitationText offer={offer} />
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {offer.hasAccount ? (
        <JoinButton offer={offer} token={token} handleStale={handleStale} />
      ) : (
        <JoinForm
          email={email}
          schema={schema}
          label={say`Join ${companyName}`}
          handleStale={handleStale}
          join={async (account) => {
            await joinAsNew({ token, ...account });
            showSuccess(sayHere`You have joined ${companyName}`);
            await navigate(paths.companyManageJob, { replace: true });
          }}
        />
      )}
    </>
  );
}

function joinAsNew(body: { token: string; firstName: string; lastName: string; password: string }) {
  return authenticate(async () => {
    const answer = await callApi('POST /company-invitations/accept', { body });
    // The address has an account by now: it has joined, and signs in itself.
    if (!('data' in answer)) throw new Error(answer.message);
    return answer.data;
  });
}

function InvitationText({ offer }: { offer: InvitationOffer }) {
  const say = useSay();
  const { companyName, email, memberRole, invitedBy } = offer;
  return (
    <div className={ui['grid3']}>
      <p>
        {memberRole === 'owner'
          ? say`${invitedBy ?? say`A colleague`} invites you to ${companyName} on ${board.name}, to look after its jobs and applicants together, as one of its owners.`
          : say`${invitedBy ?? say`A colleague`} invites you to ${companyName} on ${board.name}, to look after its jobs and applicants together.`}
      </p>
      <OtherAccountNote offer={offer} />
      <p className={`${ui['panel']} ${styles['as']}`}>
        {say`You join as`} <strong>{email}</strong>
      </p>
    </div>
  );
}

/** The link decides who joins, even if another account is signed in here. */
function OtherAccountNote({ offer: { email, hasAccount } }: { offer: InvitationOffer }) {
  const say = useSay();
  const { user } = useAuth();
  if (!user || user.email.toLowerCase() === email) return null;
  return (
    <p>
      {say`You are signed in here as ${user.email}, and the invitation is for another address. ${
        hasAccount
          ? say`Joining works with the account of that one, and you remain signed in as you are.`
          : say`Joining makes an account for that one, and you are signed in with it instead.`
      }`}
    </p>
  );
}

interface JoinButtonProps extends OfferProps {
  handleStale: (failure: unknown) => boolean;
}

/** For an address that has an account. Mail scanners open links, so only the button joins. */
function JoinButton({ offer: { email, companyName }, token, handleStale }: JoinButtonProps) {
  const say = useSay();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [joined, setJoined] = useState('');

  async function join() {
    setPending(true);
    setFailure('');
    try {
      const answer = await callApi('POST /company-invitations/accept', { body: { token } });
      await proceed('message' in answer ? answer.message : '');
    } catch (reason) {
      if (!handleStale(reason)) setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  /**
   * The link itself is no sign-in: the invited person has to sign in first, unless they are signed in here.
   */
  async function proceed(message: string) {
    if (user?.email.toLowerCase() !== email) return setJoined(message);
    showSuccess(message);
    await refreshUser();
    await navigate(paths.companyManageJob, { replace: true });
  }

  if (joined) {
    return (
      <>
        <Notice tone="good">{joined}</Notice>
        {!user && (
          <ButtonLink to={paths.login} state={{ email, next: paths.companyManageJob }}>
            {say`Sign in`}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void join()}>
        {say`Join ${companyName}`}
      </Button>
    </>
  );
}
