import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ProviderSignIn } from '../../areas/identity/staff/components/provider-sign-in.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { authenticate } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { readDraft, removeDraft } from '../../lib/drafts/session-draft.ts';
import { staffSignInDraft } from '../../areas/identity/staff/sign-in-constants.ts';

const title = msg`Staff sign-in`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

/** With an answer of the provider in the address it is signed in by it; without, the way to the provider is shown. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const { data: offer } = await callApi('GET /login/staff-sso');
  if (search === '') return { offer, problem: '', isSignedIn: false };
  const token = readDraft(staffSignInDraft);
  removeDraft(staffSignInDraft);
  if (typeof token !== 'string') {
    return { offer, problem: msg`This sign-in was begun in another window. Start again.`, isSignedIn: false };
  }
  try {
    await authenticate(
      async () => (await callApi('POST /login/staff-sso', { body: { token, query: search } })).data,
    );
    return { offer, problem: '', isSignedIn: true };
  } catch (failure) {
    return { offer, problem: messageOf(failure), isSignedIn: false };
  }
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function StaffSignInPage() {
  const { offer, problem, isSignedIn } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(paths.staff, { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <AuthPage title={title}>
      {isSignedIn ? <PageSpinner /> : <ProviderSignIn offer={offer} problem={problem} />}
    </AuthPage>
  );
}
