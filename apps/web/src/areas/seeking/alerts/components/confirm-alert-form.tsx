import type { Answer } from '@waymark/contract/endpoints';
import { paths, searchPath } from '@waymark/contract/paths';
import { alertSearch } from '@waymark/contract/seeking/choices/alerts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';
import { callApi } from '../../../../lib/api-client.ts';
import styles from './alert-form.module.css';

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmAlertForm({ token }: { token: string }) {
  const [links, setLinks] = useState({ stopToken: '', search: '' });
  const { pending, answer, dead, failure, press } = useMailedLink(token, async () => {
    const confirmed = await confirmAlert(token);
    setLinks({ stopToken: confirmed.stopToken, search: searchPath(alertSearch(confirmed.criteria)) });
    return confirmed.message;
  });
  if (answer) {
    return (
      <div className={styles['form']}>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink to={links.search}>Look at the jobs of today</ButtonLink>
        <ButtonLink
          variant="quiet"
          to={`${paths.unsubscribeAlert}?${new URLSearchParams({ token: links.stopToken })}`}
        >
          Stop this job alert
        </ButtonLink>
      </div>
    );
  }
  if (dead) {
    return (
      <div className={styles['form']}>
        <Notice tone="bad" focus>
          {dead}
        </Notice>
        <ButtonLink to={paths.freeJobAlerts}>Create a job alert</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      <p>One press, and new jobs come to you by e-mail. Every mail has a link that stops them.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Begin this job alert
      </Button>
    </div>
  );
}

/** Gives the sentence that says what the link has done, and the token that stops the alert again. */
function confirmAlert(token: string): Promise<Answer<'POST /job-alerts/confirm'>> {
  return callApi('POST /job-alerts/confirm', { body: { token } });
}
