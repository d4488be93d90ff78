import { paths } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Keep your account`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function KeepAccount() {
  const say = useSay();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useMailedLink(
    token,
    async () => (await callApi('POST /unused-accounts/keep', { body: { token } })).message,
  );
  const signIn = <ButtonLink to={paths.login}>{say`Sign in`}</ButtonLink>;
  return (
    <AuthPage title={title}>
      <MailedPress link={link} button={say`Keep my account`} answered={signIn} dead={signIn}>
        {say`One press, and your account stays with everything in it.`}
      </MailedPress>
    </AuthPage>
  );
}
