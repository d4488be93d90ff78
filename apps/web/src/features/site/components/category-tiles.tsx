import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { CategoryIcon } from '../../../components/category-icon.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './category-tiles.module.css';

export function CategoryTiles({ categories }: { categories: readonly { value: string; count: number }[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="popular-categories">
      <SectionHead id="popular-categories" title="Popular categories">
        <ButtonLink variant="secondary" to={paths.categoryAllJobs}>
          All Categories
        </ButtonLink>
      </SectionHead>
      <ul className={styles['tiles']}>
        {categories.map(({ value, count }) => (
          <li key={value}>
            <Link className={styles['tile']} to={searchPath({ category: value })}>
              <CategoryIcon category={value} />
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
