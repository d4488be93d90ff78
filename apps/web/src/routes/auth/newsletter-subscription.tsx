import { paths, searchPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';

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

/** Only the button acts, because mail scanners open links. */
function ConfirmForm({ token }: { token: string }) {
  const [stopToken, setStopToken] = useState('');
  const { pending, answer, dead, failure, press } = useMailedLink(token, async () => {
    const confirmed = await callApi('POST /newsletter/confirm', { body: { token } });
    setStopToken(confirmed.stopToken);
    return confirmed.message;
  });
  if (answer) {
    return (
      <div className={ui['stack5']}>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink to={paths.newsletter}>Read what was sent before</ButtonLink>
        <ButtonLink variant="quiet" to={searchPath({ stop: stopToken }, paths.newsletterSubscription)}>
          Stop the newsletter
        </ButtonLink>
      </div>
    );
  }
  if (dead) return <DeadLink problem={dead} />;
  return (
    <div className={ui['stack5']}>
      <p>One press, and the newsletter comes to you. Every mail has a link that stops it.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Send me the newsletter
      </Button>
    </div>
  );
}

/** Stops the newsletter, and starts it again. */
function StopForm({ token }: { token: string }) {
  const query = { token };
  const stop = useMailedLink(
    token,
    async () => (await callApi('POST /newsletter/unsubscribe', { query })).message,
  );
  const resume = useMailedLink(
    token,
    async () => (await callApi('POST /newsletter/resubscribe', { query })).message,
  );
  const dead = stop.dead || resume.dead;
  if (dead) return <DeadLink problem={dead} />;
  if (resume.answer) {
    return (
      <Notice tone="good" focus>
        {resume.answer}
      </Notice>
    );
  }
  if (stop.answer) {
    return (
      <div className={ui['stack5']}>
        <Notice tone="good" focus>
          {stop.answer}
        </Notice>
        <p>We forget the address in a month. Until then you can take this back here.</p>
        {resume.failure && <Notice tone="bad">{resume.failure}</Notice>}
        <Button variant="secondary" pending={resume.pending} onClick={resume.press}>
          Send me the newsletter again
        </Button>
      </div>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>Press the button, and no newsletter comes any more. Mails about your account are not touched.</p>
      {stop.failure && <Notice tone="bad">{stop.failure}</Notice>}
      <Button pending={stop.pending} onClick={stop.press}>
        Stop the newsletter
      </Button>
    </div>
  );
}

function DeadLink({ problem }: { problem: string }) {
  return (
    <div className={ui['stack5']}>
      <Notice tone="bad" focus>
        {problem}
      </Notice>
      <ButtonLink variant="secondary" to={paths.newsletter}>
        Ask for the newsletter
      </ButtonLink>
    </div>
  );
}
