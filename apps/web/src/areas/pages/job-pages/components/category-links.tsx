import type { CountedName } from '@waymark/contract/jobs/categories';
import { formatCount } from '@waymark/contract/text/format-count';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  names: readonly CountedName[];
  hrefOf: (value: string) => string;
  /** A sign before the name. */
  markOf?: (name: CountedName) => ReactNode;
}

/** Names in columns, each with its jobs and leading to them (I-9). */
export function CategoryLinks({ names, hrefOf, markOf }: CategoryLinksProps) {
  if (names.length === 0) return <p className={styles['none']}>No open job says anything here yet.</p>;
  return (
    <ul className={styles['links']}>
      {names.map((name) => (
        <li key={name.value}>
          <Link className={styles['link']} to={hrefOf(name.value)}>
            {markOf?.(name)}
            <span className={styles['name']}>{name.name}</span>{' '}
            <span className={styles['count']}>{formatCount(name.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
