import { paths, searchPath } from '@waymark/contract/paths';
import { alertSearch } from '@waymark/contract/seeking/choices';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Confirm your job alert`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function ConfirmAlert() {
  const say = useSay();
  const words = useBoardWords();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [links, setLinks] = useState({ stopToken: '', search: '' });
  const link = useMailedLink(token, async () => {
    const confirmed = await callApi('POST /job-alerts/confirm', { body: { token } });
    setLinks({ stopToken: confirmed.stopToken, search: searchPath(alertSearch(words, confirmed.criteria)) });
    return confirmed.message;
  });
  return (
    <AuthPage title={say`Confirm your job alert`}>
      <MailedPress
        link={link}
        button={say`Begin this job alert`}
        answered={
          <>
            <ButtonLink to={links.search}>{say`Look at the jobs of today`}</ButtonLink>
            <ButtonLink variant="quiet" to={searchPath({ token: links.stopToken }, paths.unsubscribeAlert)}>
              {say`Stop this job alert`}
            </ButtonLink>
          </>
        }
        dead={<ButtonLink to={paths.freeJobAlerts}>{say`Create a job alert`}</ButtonLink>}
      >
        {say`One press, and new jobs come to you by email. Every mail has a link that stops them.`}
      </MailedPress>
    </AuthPage>
  );
}
