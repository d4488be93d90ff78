import type { UnreadField } from '@waymark/contract/jobs/imports';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import styles from '../../../../components/data/desk.module.css';

/** Values that no choice is named after, by field: a mapping can say what they mean. */
export function UnreadFields({ unread }: { unread: readonly UnreadField[] }) {
  if (unread.length === 0) return <p className={styles['quiet']}>Every value could be read.</p>;
  return (
    <ul className={styles['list']}>
      {unread.map(({ field, count, values }) => (
        <li key={field}>
          <strong>{field}</strong>: {plural(count, 'value')}
          <span className={styles['detail']}>
            {values.map(({ value, count: times }) => `“${value}” ${formatCount(times)}×`).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
