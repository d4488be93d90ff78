import { paths } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { stopAlert } from '../api/stop-alert.ts';
import styles from './alert-form.module.css';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';

/** Stops an alert without a session; only the button acts, as mail scanners open links. */
export function StopAlertForm({ token }: { token: string }) {
  const { pending, answer, dead, failure, press } = useMailedLink(token, stopAlert);
  if (answer || dead) {
    return (
      <div className={styles['form']}>
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
    <div className={styles['form']}>
      <p>Press the button, and this job alert sends you no more mail. Your other alerts go on.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Stop this job alert
      </Button>
    </div>
  );
}
