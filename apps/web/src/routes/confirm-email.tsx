import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../features/accounts/components/auth-page.tsx';
import { ConfirmEmailForm } from '../features/accounts/components/confirm-email-form.tsx';
import { DeadEmailLink } from '../features/accounts/components/dead-email-link.tsx';
import { secretPageMeta } from '../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Confirm your email');
export { secretPageHeaders as headers } from '../lib/private-page-meta.ts';

export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [dead, setDead] = useState(
    token ? '' : 'This link is not complete. Open it again from the mail, or ask for a new one.',
  );
  return (
    <AuthPage title="Confirm your email">
      {dead ? <DeadEmailLink message={dead} /> : <ConfirmEmailForm token={token} onDead={setDead} />}
    </AuthPage>
  );
}
