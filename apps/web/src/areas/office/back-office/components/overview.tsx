import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { staffQueues } from '@waymark/contract/office/choices/queues';
import type { StaffQueue } from '@waymark/contract/office/back-office';
import { formatCount } from '@waymark/contract/text/format-count';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { queuePaths } from '../constants.ts';
import styles from './overview.module.css';

/** What waits for staff: how much of it, and for how long (J-5), below what is missing in the settings. */
export function Overview({
  queues,
  warnings,
}: {
  queues: readonly StaffQueue[];
  warnings: readonly string[];
}) {
  return (
    <>
      <PageHeading>Overview</PageHeading>
      {warnings.map((warning) => (
        <Notice key={warning} tone="bad">
          {warning}
        </Notice>
      ))}
      {queues.length === 0 ? (
        <EmptyState title="Nothing waits here">
          What your role works on is in the navigation of this page.
        </EmptyState>
      ) : (
        <dl className={styles['queues']}>
          {queues.map((queue) => (
            <Queue key={queue.queue} {...queue} />
          ))}
        </dl>
      )}
    </>
  );
}

function Queue({ queue, count, oldestAt }: StaffQueue) {
  return (
    <div className={styles['queue']}>
      <dt className={styles['label']}>
        <Link className={styles['link']} to={queuePaths[queue]}>
          {labelOf(staffQueues, queue)}
        </Link>
      </dt>
      <dd className={styles['count']}>{formatCount(count)}</dd>
      <dd className={styles['age']}>
        {oldestAt ? (
          <>
            The oldest came <time dateTime={oldestAt}>{formatSince(oldestAt)}</time>
          </>
        ) : (
          'Nothing waits'
        )}
      </dd>
    </div>
  );
}
