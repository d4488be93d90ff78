import { useCounters } from '../../lib/counter-store.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Place } from './places.ts';
import styles from './count-badge.module.css';

/** How much waits at a place; nothing for none. It stands where its link keeps room for it. */
export function CountBadge({ counters = [] }: Pick<Place, 'counters'>) {
  const counts = useCounters();
  const count = counters.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}
