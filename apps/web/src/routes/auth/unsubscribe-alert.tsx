import { paths } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Stop a job alert');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

/** Needs no session. */
export default function UnsubscribeAlert() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useMailedLink(
    token,
    async () => (await callApi('POST /job-alerts/unsubscribe', { query: { token } })).message,
  );
  const another = (
    <ButtonLink variant="secondary" to={paths.freeJobAlerts}>
      Create another job alert
    </ButtonLink>
  );
  return (
    <AuthPage title="Stop a job alert">
      <MailedPress link={link} button="Stop this job alert" answered={another} dead={another}>
        Press the button, and this job alert sends you no more mail. Your other alerts go on.
      </MailedPress>
    </AuthPage>
  );
}
