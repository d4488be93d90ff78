import { paths } from '@waymark/contract/paths';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { checkLink } from '../../areas/identity/accounts/api/check-link.ts';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { MailedLinkPage } from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { LostStepForm } from '../../areas/identity/mfa/components/lost-step-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

const title = 'Take the second step off';

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return checkLink('reset-second-step', new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title={title}>
    <PageSpinner />
  </AuthPage>
);

export default function ResetSecondStep() {
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} wayOn={<WayOn />}>
      {(onGone) => <LostStepForm token={token} email={email} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function WayOn() {
  return (
    <>
      <p>If you still cannot sign in, write to us from the address of your account.</p>
      <ButtonLink to={paths.contact}>Write to us</ButtonLink>
    </>
  );
}
