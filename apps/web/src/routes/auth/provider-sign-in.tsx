import { providerLabels } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useEffect, useState } from 'react';
import { replace, useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthLink, AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { LinkQuestion } from '../../areas/identity/accounts/components/link-question.tsx';
import { ProviderSignupForm } from '../../areas/lifecycle/registration/components/provider-signup-form.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { ProviderButtons } from '../../components/form/provider/provider-buttons.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { authenticate, findUser, useAuth } from '../../lib/auth-store.ts';
import { guardTarget } from '../../lib/guard-target.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import {
  findBegunPage,
  keepOffer,
  readOffer,
  removeOffer,
  takeBegun,
  type KeptOffer,
} from '../../components/form/provider/provider-sign-in.ts';
import { showSuccess } from '../../lib/toasts.ts';
import { readAddress } from '../../lib/languages/page-address.ts';
import ui from '../../styles/primitives.module.css';
import { sayHere, useSay } from '../../lib/languages/say.ts';

/** Few accounts have MFA, so it is loaded when it is needed. */
const MfaForm = lazyComponent(
  async () => (await import('../../areas/identity/mfa/components/mfa-form.tsx')).MfaForm,
);

const title = msg`Sign in`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

type Loaded =
  | { kind: 'problem'; problem: string; isMember: boolean }
  | { kind: 'in'; onward: string | undefined }
  | { kind: 'mfa'; challenge: string; onward: string | undefined }
  | { kind: 'offer'; offer: KeptOffer };

/** With an answer of the provider in the address it is taken; without, what is still to be done is shown. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded | Response> {
  const { search, pathname } = readAddress(request);
  const elsewhere = search === '' ? undefined : findBegunPage(search);
  if (elsewhere !== undefined) {
    location.replace(elsewhere);
    // This page is left.
    return new Promise<never>(() => {});
  }
  if (search !== '') return takeAnswer(search, pathname);
  const offer = readOffer();
  if (offer) return { kind: 'offer', offer };
  return { kind: 'problem', problem: '', isMember: (await findUser(pathname)) !== null };
}

async function takeAnswer(query: string, pathname: string): Promise<Loaded | Response> {
  const begun = takeBegun();
  if (!begun) {
    const isMember = (await findUser(pathname)) !== null;
    return {
      kind: 'problem',
      problem: msg`This sign-in was begun in another window. Start again.`,
      isMember,
    };
  }
  const { token, purpose, next: onward } = begun;
  // The token of the session is needed for linking, and only known once the check has ended.
  const isMember = (await findUser(pathname)) !== null && purpose === 'link';
  try {
    const { data } = await callApi('POST /login/provider', { body: { token, query } });
    if ('accessToken' in data) {
      await authenticate(async () => data);
      return { kind: 'in', onward };
    }
    if ('mfa' in data) return { kind: 'mfa', challenge: data.challenge ?? '', onward };
    if (data.next === 'link') return await linkNow(data.ticket);
    keepOffer(data, begun);
    // Out of the address goes what the provider put there.
    return replace(paths.providerSignIn);
  } catch (failure) {
    return { kind: 'problem', problem: messageOf(failure), isMember };
  }
}

async function linkNow(ticket: string): Promise<Response> {
  const { message } = await callApi('POST /linked-providers', { body: { ticket } });
  showSuccess(message);
  return replace(paths.account);
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function ProviderSignInPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (loaded.kind === 'offer') return <OfferPage offer={loaded.offer} />;
  if (loaded.kind === 'problem') return <ProblemPage {...loaded} />;
  return <EntryPage loaded={loaded} />;
}

/** Leads on as the sign-in page does (decision 032), once there is a member. */
function useOnward(onward: string | undefined, isReady: boolean): void {
  const navigate = useNavigate();
  const { user } = useAuth();
  const role = user?.role;
  useEffect(() => {
    if (!isReady || role === undefined) return;
    const target = guardTarget({
      path: paths.login,
      auth: { authenticationChecked: true, loading: false, isAuthenticated: true },
      wasAuthenticated: false,
      returnPath: onward,
      signedInAs: role,
    });
    void navigate(target ?? paths.root, { replace: true });
  }, [isReady, role, onward, navigate]);
}

/** Signed in, or with MFA still to come. */
function EntryPage({ loaded }: { loaded: Extract<Loaded, { kind: 'in' | 'mfa' }> }) {
  const say = useSay();
  const navigate = useNavigate();
  const { isAuthenticated } = useAuth();
  useOnward(loaded.onward, isAuthenticated);
  if (loaded.kind === 'in' || isAuthenticated) {
    return (
      <AuthPage title={title}>
        <PageSpinner />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={say`One more step`}>
      <MfaForm challenge={loaded.challenge} onBack={() => void navigate(paths.login, { replace: true })} />
    </AuthPage>
  );
}

function ProblemPage({ problem, isMember }: { problem: string; isMember: boolean }) {
  const say = useSay();
  return (
    <AuthPage title={title}>
      {problem && (
        <Notice tone="bad" focus>
          {problem}
        </Notice>
      )}
      {isMember ? (
        <ButtonLink to={paths.account}>{say`Go to your account`}</ButtonLink>
      ) : (
        <>
          <ProviderButtons />
          <p className={ui['soft']}>
            <AuthLink to={paths.login}>{say`Sign in another way`}</AuthLink>
          </p>
        </>
      )}
    </AuthPage>
  );
}

/** There is no account that is linked with the person yet. */
function OfferPage({ offer }: { offer: KeptOffer }) {
  const say = useSay();
  const [onward, setOnward] = useState<string>();
  const [isDone, setDone] = useState(false);
  useOnward(onward ?? offer.onward, isDone);
  const label = providerLabels[offer.provider];

  function done(to?: string) {
    removeOffer();
    setOnward(to);
    setDone(true);
  }

  if (offer.next === 'register') {
    return (
      <AuthPage title={say`Create your account`}>
        <ProviderSignupForm
          offer={offer}
          role={offer.role}
          plan={offer.plan}
          signIn={<AuthLink to={paths.login} />}
          onDone={(role) => {
            showSuccess(sayHere`Successfully registered!`);
            done(role === 'employer' ? employerPath(offer.plan) : undefined);
          }}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={say`Link ${label}`}>
      <LinkQuestion
        offer={offer}
        renderMfa={({ challenge }, onBack) => <MfaForm challenge={challenge ?? ''} onBack={onBack} />}
        onDone={() => done()}
      />
    </AuthPage>
  );
}

function employerPath(plan: string | undefined): string {
  return plan === undefined ? paths.companyManageJob : paths.companyTransactions;
}
