import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { StopMailsForm } from '../../areas/identity/email-preferences/components/stop-mails-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Stop mails');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UnsubscribeMails() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Stop mails">
      <StopMailsForm token={search.get('token') ?? ''} kind={search.get('kind') ?? ''} />
    </AuthPage>
  );
}
