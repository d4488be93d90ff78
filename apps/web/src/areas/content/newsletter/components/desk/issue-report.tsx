import type { IssueFigures, StaffIssueDetail } from '@waymark/contract/content/issues';
import { issuePath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { plural } from '@waymark/contract/text/message';
import { useEffect, useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import desk from '../../../../../components/data/desk.module.css';
import { Actions } from '../../../../../components/form/actions.tsx';
import { useChange } from '../../../../../components/form/use-change.ts';
import { Card } from '../../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatMoment } from '../../../../../lib/format-date.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import styles from '../newsletter.module.css';
import { IssueHead } from './issue-desk.tsx';
import { useSay } from '../../../../../lib/languages/say.ts';

const pollEveryMs = 2000;

/** The delivery of an issue, also while it is under way. */
export function IssueReport({ issue, figures }: { issue: StaffIssueDetail; figures: IssueFigures }) {
  const say = useSay();
  const locale = useLocale();
  const isUnderWay = issue.state === 'sending';
  useFreshFigures(isUnderWay);
  return (
    <>
      <IssueHead issue={issue} title={issue.title} />
      <Card title={isUnderWay ? say`On its way` : say`What became of it`}>
        {isUnderWay && <Progress figures={figures} />}
        <dl className={desk['facts']}>
          <dt>{say`Begun`}</dt>
          <dd>{issue.startedAt && formatMoment(issue.startedAt, locale)}</dd>
          <dt>{say`Sent`}</dt>
          <dd>{say`${formatCount(figures.sent, locale)} of ${formatCount(figures.receivers, locale)}`}</dd>
          <dt>{say`Waiting`}</dt>
          <dd>{formatCount(figures.waiting, locale)}</dd>
          <dt>{say`Failed`}</dt>
          <dd>{formatCount(figures.failed, locale)}</dd>
          <dt>{say`Stopped it`}</dt>
          <dd>{say`${plural(figures.stopped, 'person', 'people')} with this issue`}</dd>
        </dl>
        {issue.slug && (
          <p>
            <Link className={styles['seen']} to={issuePath(issue.slug)}>
              {say`See the page`}
            </Link>
          </p>
        )}
        {isUnderWay && <StopButton issueId={issue.id} figures={figures} />}
      </Card>
    </>
  );
}

/** Loads the figures again while mails are sent. */
function useFreshFigures(isUnderWay: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), pollEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

function Progress({ figures: { receivers, sent, failed } }: { figures: IssueFigures }) {
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  const done = sent + failed;
  return (
    <div className={`${ui['grid2']} ${ui['softSm']} ${styles['progress']}`}>
      <label htmlFor={id}>
        {say`${formatCount(done, locale)} of ${plural(receivers, 'mail')} handed over`}
      </label>
      <progress id={id} max={Math.max(1, receivers)} value={done} />
    </div>
  );
}

function StopButton({ issueId, figures }: { issueId: string; figures: IssueFigures }) {
  const say = useSay();
  const { change } = useChange();
  const params = { issueId };
  return (
    <Actions>
      <ConfirmButton
        label={say`Stop the sending`}
        title={say`Stop the sending?`}
        onConfirm={(close) => change(callApi('DELETE /staff/newsletter/:issueId/sending', { params }), close)}
      >
        {say`${plural(figures.sent, 'mail has', 'mails have')} left. No other subscriber gets this issue, and it cannot be sent again. The archive does not list it; people who got it can still open its page.`}
      </ConfirmButton>
    </Actions>
  );
}
