import type { CounterName } from '@waymark/contract/office/staff-choices';
import { useCounters } from '../../lib/counter-store.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Place } from './places.ts';
import styles from './count-badge.module.css';
import { useSay } from '../../lib/languages/say.ts';

const noWords: NonNullable<Place['words']> = {};

/** How much waits at a place, or how it stands there; nothing for none. It stands where its link keeps room for it. */
export function CountBadge({ counters = [], words = noWords }: Pick<Place, 'counters' | 'words'>) {
  const say = useSay();
  const counts = useCounters();
  const named = (Object.keys(words) as CounterName[]).find((name) => (counts[name] ?? 0) > 0);
  if (named) {
    return (
      <span className={styles['count']} data-word={counters.includes(named) ? 'new' : 'quiet'}>
        {words[named]}
      </span>
    );
  }
  const count = counters.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {say`new`}</VisuallyHidden>
    </span>
  );
}
