import type { BoardCounts } from '@waymark/contract/jobs/categories';
import { formatCount } from '@waymark/contract/text/format';
import { useEffect, useRef } from 'react';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { board } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { countUp } from '../../../../components/media/count-up.ts';
import styles from './about-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Smaller figures would advertise an empty board. */
const minShown = 100;

/** The counters of home (I-5). A task is a job for a freelancer, and a freelancer a person who looks for such jobs. */
export function Counters({ counts }: { counts: BoardCounts }) {
  const say = useSay();
  const counters = [
    { count: counts.jobsPosted, label: say`Jobs Posted`, note: say`since the board opened` },
    { count: counts.tasksPosted, label: say`Tasks Posted`, note: say`freelance work among them` },
    { count: counts.freelancers, label: say`Freelancers`, note: say`who look for their next task here` },
  ];
  if (counters.every(({ count }) => count < minShown)) return null;
  return (
    <PageSection aria-label={say`${board.name} in figures`}>
      <dl className={styles['counters']}>
        {counters.map(({ count, label, note }) => (
          <div className={styles['counter']} key={label}>
            <dt className={styles['label']}>
              {label} <span className={`${ui['note']} ${ui['subtitle']}`}>{note}</span>
            </dt>
            <dd className={styles['countersCount']}>
              <Count count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

/** Screen readers get the whole number; the animation is visual only. */
function Count({ count }: { count: number }) {
  const locale = useLocale();
  const shown = useCountUp(count);
  return (
    <>
      <span className={styles['whole']}>{formatCount(count, locale)}</span>
      <span
        className={styles['shown']}
        ref={shown}
        data-count={count}
        suppressHydrationWarning
        aria-hidden="true"
      >
        {formatCount(count, locale)}
      </span>
    </>
  );
}

/** Counts up to the number of the element once, when it first comes into view. */
function useCountUp(count: number) {
  const locale = useLocale();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => (shown.current ? countUp(shown.current, count, locale) : undefined), [count, locale]);
  return shown;
}
