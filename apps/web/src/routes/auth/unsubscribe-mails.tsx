import { mailKinds } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg, term } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Stop mails`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UnsubscribeMails() {
  const say = useSay();
  const [search] = useSearchParams();
  return (
    <AuthPage title={say`Stop mails`}>
      <StopMailsForm token={search.get('token') ?? ''} kind={search.get('kind') ?? ''} />
    </AuthPage>
  );
}

/** Needs no session. Mail scanners open links, so only the button acts. */
function StopMailsForm({ token, kind }: { token: string; kind: string }) {
  const say = useSay();
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const chosen = mailKinds.find(({ value }) => value === kind);

  async function stop() {
    if (!chosen) return;
    setPending(true);
    setFailure('');
    try {
      setAnswer(
        (await callApi('POST /mail-choices/unsubscribe', { query: { token, kind: chosen.value } })).message,
      );
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (!chosen)
    return <Notice tone="bad">{say`This link is not complete. Please copy all of it from the mail.`}</Notice>;
  if (answer) {
    return (
      <div className={ui['stack5']}>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink variant="secondary" to={paths.jobsAppliedJob}>
          {say`See your applications`}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>
        {say`Press the button, and mails of the kind “${term(chosen.label)}” come no more. What they say still stands on your pages.`}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void stop()}>
        {say`Stop these mails`}
      </Button>
    </div>
  );
}
