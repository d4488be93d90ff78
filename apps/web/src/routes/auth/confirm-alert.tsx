import { useBoardWords } from '../../lib/board-words.ts';
import { paths, searchPath } from '@waymark/contract/paths';
import { alertSearch } from '@waymark/contract/seeking/choices';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import styles from '../../areas/seeking/alerts/components/alerts.module.css';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';

export const meta = () => secretPageMeta('Confirm your job alert');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function ConfirmAlert() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Confirm your job alert">
      <ConfirmAlertForm token={search.get('token') ?? ''} />
    </AuthPage>
  );
}

/** Mail scanners open links: only the button confirms. */
function ConfirmAlertForm({ token }: { token: string }) {
  const words = useBoardWords();
  const [links, setLinks] = useState({ stopToken: '', search: '' });
  const { pending, answer, dead, failure, press } = useMailedLink(token, async () => {
    const confirmed = await callApi('POST /job-alerts/confirm', { body: { token } });
    setLinks({ stopToken: confirmed.stopToken, search: searchPath(alertSearch(words, confirmed.criteria)) });
    return confirmed.message;
  });
  if (answer) {
    return (
      <div className={`${ui['stack5']} ${styles['form']}`}>
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
      <div className={`${ui['stack5']} ${styles['form']}`}>
        <Notice tone="bad" focus>
          {dead}
        </Notice>
        <ButtonLink to={paths.freeJobAlerts}>Create a job alert</ButtonLink>
      </div>
    );
  }
  return (
    <div className={`${ui['stack5']} ${styles['form']}`}>
      <p>One press, and new jobs come to you by email. Every mail has a link that stops them.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Begin this job alert
      </Button>
    </div>
  );
}
