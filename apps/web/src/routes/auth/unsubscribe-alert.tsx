import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { StopAlertForm } from '../../areas/seeking/alerts/components/stop-alert-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Stop a job alert');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UnsubscribeAlert() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Stop a job alert">
      <StopAlertForm token={search.get('token') ?? ''} />
    </AuthPage>
  );
}
