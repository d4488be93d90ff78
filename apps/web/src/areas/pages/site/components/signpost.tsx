import { formatCount } from '@waymark/contract/text/format-count';
import { board } from '../../../../lib/board.ts';
import styles from './signpost.module.css';

export interface SignpostProps {
  /** Counted, never claimed. */
  figures: readonly { count: number; one: string; many: string }[];
}

/** Each figure on an arm of its own; one that is nought would point at nothing. */
export function Signpost({ figures }: SignpostProps) {
  const arms = figures.filter(({ count }) => count > 0);
  if (arms.length === 0) return null;
  return (
    <div className={styles['post']}>
      <ul className={styles['arms']} aria-label={`${board.name} today`}>
        {arms.map(({ count, one, many }) => (
          <li className={styles['arm']} key={many}>
            <strong className={styles['count']}>{formatCount(count)}</strong> {count === 1 ? one : many}
          </li>
        ))}
      </ul>
    </div>
  );
}
