import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Stop a job alert`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

/** Needs no session. */
export default function UnsubscribeAlert() {
  const say = useSay();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useMailedLink(
    token,
    async () => (await callApi('POST /job-alerts/unsubscribe', { query: { token } })).message,
  );
  const another = (
    <ButtonLink variant="secondary" to={paths.freeJobAlerts}>
      {say`Create another job alert`}
    </ButtonLink>
  );
  return (
    <AuthPage title={say`Stop a job alert`}>
      <MailedPress link={link} button={say`Stop this job alert`} answered={another} dead={another}>
        {say`Press the button, and this job alert sends you no more mail. Your other alerts go on.`}
      </MailedPress>
    </AuthPage>
  );
}
