import type { IssueFigures, StaffIssueDetail } from '@waymark/contract/content/issues';
import { issuePath } from '@waymark/contract/paths';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { useEffect, useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import desk from '../../../../../components/data/desk.module.css';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { stopSending } from '../../api/change-issue.ts';
import styles from './issue-desk.module.css';
import { IssueHead } from './issue-desk.tsx';

const lookEveryMs = 2000;

/** What became of an issue, or how far it is. */
export function IssueReport({ issue, figures }: { issue: StaffIssueDetail; figures: IssueFigures }) {
  const isUnderWay = issue.state === 'sending';
  useFreshFigures(isUnderWay);
  return (
    <>
      <IssueHead issue={issue} title={issue.title} />
      <Card title={isUnderWay ? 'On its way' : 'What became of it'}>
        {isUnderWay && <Progress figures={figures} />}
        <dl className={desk['facts']}>
          <dt>Begun</dt>
          <dd>{issue.startedAt && formatMoment(issue.startedAt)}</dd>
          <dt>Sent</dt>
          <dd>
            {formatCount(figures.sent)} of {formatCount(figures.receivers)}
          </dd>
          <dt>Waiting</dt>
          <dd>{formatCount(figures.waiting)}</dd>
          <dt>Failed</dt>
          <dd>{formatCount(figures.failed)}</dd>
          <dt>Stopped it</dt>
          <dd>{plural(figures.stopped, 'person', 'people')} with this issue</dd>
        </dl>
        {issue.slug && (
          <p>
            <Link className={styles['seen']} to={issuePath(issue.slug)}>
              See the page
            </Link>
          </p>
        )}
        {isUnderWay && <StopButton issueId={issue.id} figures={figures} />}
      </Card>
    </>
  );
}

/** Looks again while mails are on their way. */
function useFreshFigures(isUnderWay: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

function Progress({ figures: { receivers, sent, failed } }: { figures: IssueFigures }) {
  const id = useId();
  const done = sent + failed;
  return (
    <div className={styles['progress']}>
      <label htmlFor={id}>
        {formatCount(done)} of {plural(receivers, 'mail')} handed over
      </label>
      <progress id={id} max={Math.max(1, receivers)} value={done} />
    </div>
  );
}

function StopButton({ issueId, figures }: { issueId: string; figures: IssueFigures }) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);

  async function stop() {
    showSuccess(await stopSending(issueId));
    setAsking(false);
    await revalidate();
  }

  return (
    <Actions>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Stop the sending
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Stop the sending?"
        confirm="Stop the sending"
        onConfirm={stop}
        onClose={() => setAsking(false)}
      >
        {`${plural(figures.sent, 'mail has', 'mails have')} left. Nobody else gets this issue, and it cannot be sent again. The archive does not list it; who has got it can still open its page.`}
      </ConfirmDialog>
    </Actions>
  );
}
