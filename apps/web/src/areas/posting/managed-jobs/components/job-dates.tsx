import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './jobs-table.module.css';

/** When it was posted, and what comes or came next. */
export function JobDates({ job }: { job: ManagedJob }) {
  const { postedAt } = job;
  const next = nextOf(job);
  return (
    <>
      {postedAt ? <time dateTime={postedAt}>{formatDate(postedAt)}</time> : 'Not posted'}
      {next && (
        <span className={styles['next']}>
          {next.label} <time dateTime={next.day}>{formatDate(next.day)}</time>
        </span>
      )}
    </>
  );
}

function nextOf({
  trashedAt,
  closedOn,
  deadline,
  status,
}: ManagedJob): { label: string; day: string } | null {
  if (trashedAt !== null) return { label: 'In the trash since', day: trashedAt };
  if (closedOn !== null) return { label: status === 'filled' ? 'Filled' : 'Closed', day: closedOn };
  return deadline === null ? null : { label: 'Until', day: deadline };
}
