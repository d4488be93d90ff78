import { paths } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { confirmAlert } from '../api/confirm-alert.ts';
import styles from './alert-form.module.css';
import { useMailedLink } from './use-mailed-link.ts';

/** Opening the link does nothing, because mail scanners open links: only this button acts. */
export function ConfirmAlertForm({ token }: { token: string }) {
  const { pending, answer, dead, failure, press } = useMailedLink(token, confirmAlert);
  if (answer) {
    return (
      <div className={styles['form']}>
        <Notice tone="good">{answer}</Notice>
        <ButtonLink to={paths.browseJobFilterList}>Look at the jobs of today</ButtonLink>
      </div>
    );
  }
  if (dead) {
    return (
      <div className={styles['form']}>
        <Notice tone="bad">{dead}</Notice>
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
