import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Your newsletter`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function NewsletterSubscription() {
  const say = useSay();
  const [search] = useSearchParams();
  const stop = search.get('stop');
  return (
    <AuthPage title={say`Your newsletter`}>
      {stop === null ? <ConfirmForm token={search.get('token') ?? ''} /> : <StopForm token={stop} />}
    </AuthPage>
  );
}

const askAgain = (
  <ButtonLink variant="secondary" to={paths.newsletter}>
    {msg`Ask for the newsletter`}
  </ButtonLink>
);

function ConfirmForm({ token }: { token: string }) {
  const say = useSay();
  const [stopToken, setStopToken] = useState('');
  const link = useMailedLink(token, async () => {
    const confirmed = await callApi('POST /newsletter/confirm', { body: { token } });
    setStopToken(confirmed.stopToken);
    return confirmed.message;
  });
  return (
    <MailedPress
      link={link}
      button={say`Send me the newsletter`}
      answered={
        <>
          <ButtonLink to={paths.newsletter}>{say`Read what was sent before`}</ButtonLink>
          <ButtonLink variant="quiet" to={searchPath({ stop: stopToken }, paths.newsletterSubscription)}>
            {say`Stop the newsletter`}
          </ButtonLink>
        </>
      }
      dead={askAgain}
    >
      {say`One press, and the newsletter comes to you. Every mail has a link that stops it.`}
    </MailedPress>
  );
}

/** Stops the newsletter, and starts it again. */
function StopForm({ token }: { token: string }) {
  const say = useSay();
  const query = { token };
  const stop = useMailedLink(
    token,
    async () => (await callApi('POST /newsletter/unsubscribe', { query })).message,
  );
  const resume = useMailedLink(
    token,
    async () => (await callApi('POST /newsletter/resubscribe', { query })).message,
    '',
  );
  const isOver = resume.answer !== '' || resume.dead !== '';
  return (
    <MailedPress
      key={String(isOver)}
      link={isOver ? resume : stop}
      button={say`Stop the newsletter`}
      answered={
        !isOver && (
          <>
            <p>{say`We forget the address in a month. Until then you can take this back here.`}</p>
            {resume.failure && <Notice tone="bad">{resume.failure}</Notice>}
            <Button variant="secondary" pending={resume.pending} onClick={resume.press}>
              {say`Send me the newsletter again`}
            </Button>
          </>
        )
      }
      dead={askAgain}
    >
      {say`Press the button, and no newsletter comes any more. Mails about your account are not touched.`}
    </MailedPress>
  );
}
