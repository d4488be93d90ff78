import type { BoardCounts } from '@waymark/contract/categories';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

/**
 * What the board has come to, counted (I-5). The specification counts tasks and freelancers: here a task is a job
 * that is a freelancer's, and whoever has an account for finding work may be one.
 */
export function Counters({ counts }: { counts: BoardCounts }) {
  if (counts.jobsPosted === 0) return null;
  const counters = [
    { count: counts.jobsPosted, label: 'Jobs Posted', note: 'since the board opened' },
    { count: counts.tasksPosted, label: 'Tasks Posted', note: 'freelance work among them' },
    { count: counts.candidates, label: 'Freelancers & candidates', note: 'with an account here' },
  ].filter(({ count }) => count > 0);
  return (
    <section className={styles['section']} aria-label="Waymark in figures">
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
    </section>
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
