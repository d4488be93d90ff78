import { mailKinds } from '@waymark/contract/identity/choices/email-preferences';
import type { MailKind } from '@waymark/contract/identity/choices/email-preferences';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import form from '../../../../components/form/form.module.css';

/** Stops a kind of mail without a session; only the button acts, as mail scanners open links. */
export function StopMailsForm({ token, kind }: { token: string; kind: string }) {
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const chosen = mailKinds.find(({ value }) => value === kind);

  async function stop() {
    if (!chosen) return;
    setPending(true);
    setFailure('');
    try {
      setAnswer(await stopMails(token, chosen.value));
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (!chosen)
    return <Notice tone="bad">This link is not complete. Please copy all of it from the mail.</Notice>;
  if (answer) {
    return (
      <div className={form['form']}>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink variant="secondary" to={paths.jobsAppliedJob}>
          See your applications
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={form['form']}>
      <p>
        Press the button, and mails of the kind “{chosen.label}” come no more. What they say still stands on
        your pages.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => void stop()}>
        Stop these mails
      </Button>
    </div>
  );
}

/** Stops a kind of mail by its link; gives the sentence that says so. */
async function stopMails(token: string, kind: MailKind): Promise<string> {
  return (await callApi('POST /mail-choices/unsubscribe', { query: { token, kind } })).message;
}
