import { staffRoleWords } from '@waymark/contract/identity/staff-choices';
import { joinStaffSchema, type StaffOffer } from '@waymark/contract/identity/team';
import { paths } from '@waymark/contract/paths';
import { msg, term } from '@waymark/contract/text/message';
import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { findInvitation, JoinForm, NoInvitation, useStaleOffer } from '../../components/form/invitation.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { callApi } from '../../lib/api-client.ts';
import { authenticate, useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { rich, useSay } from '../../lib/languages/say.ts';

const title = msg`Join the staff`;
const nameSchema = joinStaffSchema.omit({ token: true, password: true });
const schema = joinStaffSchema.omit({ token: true }).required({ password: true });

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return findInvitation(token, (body) => callApi('POST /staff-invitations/read', { body }));
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function JoinStaffPage() {
  const { offer, token, problem, dead } = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={title}>
      {offer ? <JoinStaff offer={offer} token={token} /> : <NoInvitation problem={problem} dead={dead} />}
    </AuthPage>
  );
}

function JoinStaff({ offer, token }: { offer: StaffOffer; token: string }) {
  const say = useSay();
  const { user } = useAuth();
  const navigate = useNavigate();
  const { refusal, handleStale } = useStaleOffer();
  return (
    <>
      <p>
        {rich(
          say,
          offer.provider === null
            ? msg`You are invited as <strong>${term(staffRoleWords[offer.staffRole])}</strong>, with the address <strong>${offer.email}</strong>. After this you set up two-factor authentication: have your phone beside you.`
            : msg`You are invited as <strong>${term(staffRoleWords[offer.staffRole])}</strong>, with the address <strong>${offer.email}</strong>. After this you sign in with ${offer.provider}, with the same address.`,
          { strong: <strong /> },
        )}
      </p>
      {user && offer.provider === null && (
        <p>{say`You are signed in here as ${user.email}. The new account takes its place in this browser.`}</p>
      )}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <JoinForm
        email={offer.email}
        schema={offer.provider === null ? schema : nameSchema}
        hasPassword={offer.provider === null}
        label={title}
        handleStale={handleStale}
        join={async (account) => {
          await authenticate(
            async () =>
              (await callApi('POST /staff-invitations/accept', { body: { token, ...account } })).data,
          );
          const next = offer.provider === null ? paths.staffMfa : paths.staffSignIn;
          await navigate(next, { replace: true });
        }}
      />
    </>
  );
}
