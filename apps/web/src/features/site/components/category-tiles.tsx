import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import { searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './category-tiles.module.css';

export function CategoryTiles({ categories }: { categories: readonly { value: string; count: number }[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="popular-categories">
      <h2 className={styles['title']} id="popular-categories">
        Popular categories
      </h2>
      <ul className={styles['tiles']}>
        {categories.map(({ value, count }) => (
          <li key={value}>
            <Link className={styles['tile']} to={searchPath({ category: value })}>
              <span className={styles['name']}>{labelOf(jobCategories, value)}</span>
              <span className={styles['count']}>
                {formatCount(count)} Open {count === 1 ? 'Position' : 'Positions'}
              </span>
              <svg className={styles['arrow']} viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
                <path d="M1 8h24M18 1.5L25.5 8 18 14.5" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
