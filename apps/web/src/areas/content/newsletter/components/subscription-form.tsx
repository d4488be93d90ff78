import { paths, searchPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';
import { confirmNewsletter, resumeNewsletter, stopNewsletter } from '../api/change-subscription.ts';

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmForm({ token }: { token: string }) {
  const [stopToken, setStopToken] = useState('');
  const { pending, answer, dead, failure, press } = useMailedLink(token, async () => {
    const confirmed = await confirmNewsletter(token);
    setStopToken(confirmed.stopToken);
    return confirmed.message;
  });
  if (answer) {
    return (
      <div className={formStyles['form']}>
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
  if (dead) return <Dead problem={dead} />;
  return (
    <div className={formStyles['form']}>
      <p>One press, and the newsletter comes to you. Every mail has a link that stops it.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Send me the newsletter
      </Button>
    </div>
  );
}

/** Stops the newsletter, and takes that back. */
export function StopForm({ token }: { token: string }) {
  const stop = useMailedLink(token, stopNewsletter);
  const resume = useMailedLink(token, resumeNewsletter);
  const dead = stop.dead || resume.dead;
  if (dead) return <Dead problem={dead} />;
  if (resume.answer) {
    return (
      <Notice tone="good" focus>
        {resume.answer}
      </Notice>
    );
  }
  if (stop.answer) {
    return (
      <div className={formStyles['form']}>
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
    <div className={formStyles['form']}>
      <p>Press the button, and no newsletter comes any more. Mails about your account are not touched.</p>
      {stop.failure && <Notice tone="bad">{stop.failure}</Notice>}
      <Button pending={stop.pending} onClick={stop.press}>
        Stop the newsletter
      </Button>
    </div>
  );
}

function Dead({ problem }: { problem: string }) {
  return (
    <div className={formStyles['form']}>
      <Notice tone="bad" focus>
        {problem}
      </Notice>
      <ButtonLink variant="secondary" to={paths.newsletter}>
        Ask for the newsletter
      </ButtonLink>
    </div>
  );
}
