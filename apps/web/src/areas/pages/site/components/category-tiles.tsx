import { plural } from '@waymark/contract/text/format-count';
import { jobCategories, labelOf } from '@waymark/contract/jobs/choices/jobs';
import { paths, searchPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { CategoryIcon } from '../../../../components/media/category-icon.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import styles from './category-tiles.module.css';

export function CategoryTiles({ categories }: { categories: readonly { value: string; count: number }[] }) {
  if (categories.length === 0) return null;
  return (
    <PageSection aria-labelledby="popular-categories">
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
              <span className={styles['count']}>{plural(count, 'Open Position')}</span>
              <svg className={styles['arrow']} viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
                <path d="M1 8h24M18 1.5L25.5 8 18 14.5" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
