import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ConfirmAlertForm } from '../../areas/seeking/alerts/components/confirm-alert-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Confirm your job alert');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function ConfirmAlert() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Confirm your job alert">
      <ConfirmAlertForm token={search.get('token') ?? ''} />
    </AuthPage>
  );
}
