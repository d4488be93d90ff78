import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { AuthPage } from '../features/accounts/components/auth-page.tsx';
import { ConfirmDeletion } from '../features/own-data/components/confirm-deletion.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { secretPageMeta } from '../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Delete your account');
export { secretPageHeaders as headers } from '../lib/private-page-meta.ts';

export default function DeleteAccount() {
  const [search] = useSearchParams();
  const [gone, setGone] = useState(false);
  const token = search.get('token') ?? '';
  return (
    <AuthPage title="Delete your account">
      {gone || !token ? <DeadLink /> : <ConfirmDeletion token={token} onGone={() => setGone(true)} />}
    </AuthPage>
  );
}

function DeadLink() {
  const { isAuthenticated } = useAuth();
  return (
    <>
      <Notice tone="bad">This link is incomplete, was used already, or has expired.</Notice>
      {isAuthenticated ? (
        <ButtonLink to={paths.account}>Get a new link</ButtonLink>
      ) : (
        <ButtonLink to={paths.login} state={{ next: paths.account }}>
          Sign in for a new link
        </ButtonLink>
      )}
    </>
  );
}
