import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ConfirmForm, StopForm } from '../../areas/content/newsletter/components/subscription-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Your newsletter');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function NewsletterSubscription() {
  const [search] = useSearchParams();
  const stop = search.get('stop');
  return (
    <AuthPage title="Your newsletter">
      {stop === null ? <ConfirmForm token={search.get('token') ?? ''} /> : <StopForm token={stop} />}
    </AuthPage>
  );
}
