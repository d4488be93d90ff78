import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { UndoEmailForm } from '../../areas/identity/accounts/components/undo-email-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Take your account back');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UndoEmail() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Take your account back">
      <UndoEmailForm token={search.get('token') ?? ''} />
    </AuthPage>
  );
}
