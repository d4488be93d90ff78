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

export const meta = () => secretPageMeta(msg`Take your account back`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UndoEmail() {
  const say = useSay();
  const [search] = useSearchParams();
  const link = useMailedLink(search.get('token') ?? '', undoEmail);
  return (
    <AuthPage title={say`Take your account back`}>
      <MailedPress
        link={link}
        button={say`Take my account back`}
        answered={
          <ButtonLink variant="secondary" to={paths.forgotPassword}>
            {say`The mail did not come: send it again`}
          </ButtonLink>
        }
        dead={
          <>
            <p>{say`If your account still has this address, a new password signs everybody else out of it.`}</p>
            <ButtonLink to={paths.forgotPassword}>{say`Set a new password`}</ButtonLink>
          </>
        }
      >
        {say`We received a request to move your account to another email address. If it was not you, undo it: your account returns to the address where you got this link, all devices are signed out, and we mail you a link to set a new password.`}
      </MailedPress>
    </AuthPage>
  );
}

async function undoEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /undo-email', { body: { token } });
  return message;
}
