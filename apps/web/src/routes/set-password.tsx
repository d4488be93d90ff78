import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { AuthPage } from '../features/accounts/components/auth-page.tsx';
import { SetPasswordForm } from '../features/accounts/components/set-password-form.tsx';
import { secretPageMeta } from '../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Set your password');
export { secretPageHeaders as headers } from '../lib/private-page-meta.ts';

export default function SetPassword() {
  const [search] = useSearchParams();
  const [gone, setGone] = useState(false);
  const token = search.get('token') ?? '';
  return (
    <AuthPage title="Set your password">
      {gone || !token ? (
        <>
          <Notice tone="bad">This link is incomplete, was used already, or has expired.</Notice>
          <ButtonLink to={paths.forgotPassword}>Get a new link</ButtonLink>
        </>
      ) : (
        <SetPasswordForm token={token} onGone={() => setGone(true)} />
      )}
    </AuthPage>
  );
}
