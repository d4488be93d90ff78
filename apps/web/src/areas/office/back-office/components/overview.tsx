import { msg } from '@waymark/contract/text/message';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { StaffQueue } from '@waymark/contract/office/back-office';
import { staffQueues, type StaffQueueName } from '@waymark/contract/office/staff-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Since } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './overview.module.css';
import { useSay, rich } from '../../../../lib/languages/say.ts';

const queuePaths: Readonly<Record<StaffQueueName, string>> = {
  reviews: paths.staffReviews,
  postings: paths.staffPostings,
  companies: paths.staffCompanies,
  reports: paths.staffReports,
  messages: paths.staffMessages,
  comments: paths.staffComments,
  orders: searchPath({ show: 'look' }, paths.staffOrders),
  webhooks: searchPath({ show: 'refused' }, paths.staffWebhooks),
  mails: searchPath({ show: 'failed' }, paths.staffMails),
  callBacks: searchPath({ show: 'calls' }, paths.staffMessages),
};

interface OverviewProps {
  queues: readonly StaffQueue[];
  /** Settings that are missing. */
  warnings: readonly string[];
  /** Between them and the queues. */
  children?: ReactNode;
}

/** The queues of staff: how many wait, and since when (J-5). */
export function Overview({ queues, warnings, children }: OverviewProps) {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Overview`}</PageHeading>
      {warnings.map((warning) => (
        <Notice key={warning} tone="bad">
          {warning}
        </Notice>
      ))}
      {children}
      {queues.length === 0 ? (
        <EmptyState title={say`Nothing waits here`}>
          {say`What your role works on is in the navigation of this page.`}
        </EmptyState>
      ) : (
        <dl className={`${ui['grid4']} ${styles['queues']}`}>
          {queues.map((queue) => (
            <Queue key={queue.queue} {...queue} />
          ))}
        </dl>
      )}
    </>
  );
}

function Queue({ queue, count, oldestAt }: StaffQueue) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={`${ui['card']} ${ui['grid1']} ${styles['queue']}`}>
      <dt className={ui['semibold']}>
        <Link className={styles['link']} to={queuePaths[queue]}>
          {say(labelOf(staffQueues, queue))}
        </Link>
      </dt>
      <dd className={styles['count']}>{formatCount(count, locale)}</dd>
      <dd className={ui['note']}>
        {oldestAt
          ? rich(say, msg`The oldest came <since></since>`, { since: <Since at={oldestAt} /> })
          : say`Nothing waits`}
      </dd>
    </div>
  );
}
