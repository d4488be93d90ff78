import { paths } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';

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

/** Mail scanners open links, so only the button acts. */
function UndoEmailForm({ token }: { token: string }) {
  const { pending, answer, dead, failure, press } = useMailedLink(token, undoEmail);
  if (dead) {
    return (
      <>
        <Notice tone="bad" focus>
          {dead}
        </Notice>
        <p>If your account still has this address, a new password signs everybody else out of it.</p>
        <ButtonLink to={paths.forgotPassword}>Set a new password</ButtonLink>
      </>
    );
  }
  if (answer) {
    return (
      <>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink variant="secondary" to={paths.forgotPassword}>
          The mail did not come: send it again
        </ButtonLink>
      </>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>
        We received a request to move your account to another email address. If it was not you, undo it: your
        account returns to the address where you got this link, all devices are signed out, and we mail you a
        link to set a new password.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Take my account back
      </Button>
    </div>
  );
}

async function undoEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /undo-email', { body: { token } });
  return message;
}
