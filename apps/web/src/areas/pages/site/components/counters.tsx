import type { BoardCounts } from '@waymark/contract/jobs/categories';
import { formatCount } from '@waymark/contract/text/format-count';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { board } from '../../../../lib/board.ts';
import styles from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

/** Smaller figures alone would advertise how empty the board is. */
const leastShown = 100;

/**
 * What the board has come to, counted (I-5). The specification counts tasks and freelancers: here a task is a job
 * for a freelancer, and a freelancer a person who looks for such a job.
 */
export function Counters({ counts }: { counts: BoardCounts }) {
  const counters = [
    { count: counts.jobsPosted, label: 'Jobs Posted', note: 'since the board opened' },
    { count: counts.tasksPosted, label: 'Tasks Posted', note: 'freelance work among them' },
    { count: counts.freelancers, label: 'Freelancers', note: 'who look for their next task here' },
  ];
  if (counters.every(({ count }) => count < leastShown)) return null;
  return (
    <PageSection aria-label={`${board.name} in figures`}>
      <dl className={styles['counters']}>
        {counters.map(({ count, label, note }) => (
          <div className={styles['counter']} key={label}>
            <dt className={styles['label']}>
              {label} <span className={styles['note']}>{note}</span>
            </dt>
            <dd className={styles['count']}>
              <Count count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

/** The page says the whole number; only the eye sees it grow. */
function Count({ count }: { count: number }) {
  const shown = useCountUp(count);
  return (
    <>
      <span className={styles['whole']}>{formatCount(count)}</span>
      <span className={styles['shown']} ref={shown} aria-hidden="true">
        {formatCount(count)}
      </span>
    </>
  );
}
