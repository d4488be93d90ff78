import { formatCount } from '@waymark/contract/text/format-count';
import { jobCategories, labelOf } from '@waymark/contract/jobs/choices/jobs';
import { categoryPages, searchPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import frame from './header.module.css';
import styles from './jobs-menu.module.css';
import { JobsLink } from './main-links.tsx';
import { useSubMenu } from './use-sub-menu.ts';
import type { HeaderProps } from './member-links.tsx';

export function JobsMenu({ categories }: Pick<HeaderProps, 'categories'>) {
  const { open, button, press, handlers } = useSubMenu();
  return (
    <div className={styles['menu']} {...handlers}>
      <JobsLink className={frame['link']} />
      {categories.length > 0 && (
        <>
          <button
            ref={button}
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={open ? 'jobs-menu' : undefined}
            aria-label="Job categories"
            data-needs="script"
            onClick={press}
          >
            <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
              <path
                d="M1.5 1.5L6 6l4.5-4.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
          {open && (
            <ul className={styles['list']} id="jobs-menu">
              {categories.map(({ value, count }) => (
                <li key={value}>
                  <Link className={styles['item']} to={searchPath({ category: value })}>
                    {labelOf(jobCategories, value)}{' '}
                    <span className={styles['count']}>{formatCount(count)}</span>
                  </Link>
                </li>
              ))}
              {categoryPages.map(({ label, path }) => (
                <li className={styles['way']} key={path}>
                  <Link className={styles['item']} to={path}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
