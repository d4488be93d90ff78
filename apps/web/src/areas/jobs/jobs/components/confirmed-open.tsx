import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { PostedTime } from '../../../../components/job-card/posted-time.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import styles from './confirmed-open.module.css';

interface ConfirmedOpenProps {
  job: Pick<JobDetail, 'confirmedAt' | 'postedAt'>;
  /** Milliseconds since the epoch: when the page was made, so that server and browser say the same. */
  now: number;
}

/** What seekers miss most: whether somebody stands behind the posting. */
export function ConfirmedOpen({ job: { confirmedAt, postedAt }, now }: ConfirmedOpenProps) {
  return (
    <p className={styles['standing']}>
      <svg className={styles['sign']} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="9" />
        <path d="m6 10.5 2.8 2.8L14 7.5" />
      </svg>
      <span>
        <span className={styles['confirmed']}>
          Confirmed open <time dateTime={confirmedAt}>{formatSince(confirmedAt, now)}</time>
        </span>
        {postedAt && (
          <>
            {/* The dot ends the first line where the second begins. */}
            {'\u00a0· '}
            <span className={styles['posted']}>
              Posted <PostedTime at={postedAt} now={now} />
            </span>
          </>
        )}
      </span>
    </p>
  );
}
