import { paths } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import styles from '../../areas/seeking/alerts/components/alerts.module.css';
import ui from '../../styles/primitives.module.css';

export const meta = () => secretPageMeta('Stop a job alert');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function UnsubscribeAlert() {
  const [search] = useSearchParams();
  return (
    <AuthPage title="Stop a job alert">
      <StopAlertForm token={search.get('token') ?? ''} />
    </AuthPage>
  );
}

/** Mail scanners open links: only the button stops the alert. Needs no session. */
function StopAlertForm({ token }: { token: string }) {
  const stop = async () => (await callApi('POST /job-alerts/unsubscribe', { query: { token } })).message;
  const { pending, answer, dead, failure, press } = useMailedLink(token, stop);
  if (answer || dead) {
    return (
      <div className={`${ui['stack5']} ${styles['form']}`}>
        <Notice tone={answer ? 'good' : 'bad'} focus>
          {answer || dead}
        </Notice>
        <ButtonLink variant="secondary" to={paths.freeJobAlerts}>
          Create another job alert
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={`${ui['stack5']} ${styles['form']}`}>
      <p>Press the button, and this job alert sends you no more mail. Your other alerts go on.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Stop this job alert
      </Button>
    </div>
  );
}
