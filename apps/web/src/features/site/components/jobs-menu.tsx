import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCount } from '../../../lib/format-count.ts';
import { subMenuDelayMs } from '../constants.ts';
import type { HeaderProps } from './header.tsx';
import styles from './jobs-menu.module.css';

/** Open after the pointer rested on it, or by its own button; closed by leaving it, Escape or going somewhere. */
function useSubMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const location = useLocation();

  useEffect(() => setOpen(false), [location]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(next: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), subMenuDelayMs);
  }

  return {
    open,
    toggle: () => setOpen(!open),
    handlers: {
      onMouseEnter: () => settle(true),
      onMouseLeave: () => settle(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false),
    },
  };
}

export function JobsMenu({ categories }: Pick<HeaderProps, 'categories'>) {
  const { open, toggle, handlers } = useSubMenu();
  return (
    <div className={styles['menu']} {...handlers}>
      <Link className={styles['link']} to={paths.browseJobFilterList}>
        Jobs
      </Link>
      {categories.length > 0 && (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls="jobs-menu"
            aria-label="Job categories"
            data-needs="script"
            onClick={toggle}
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
          <ul className={styles['list']} id="jobs-menu" hidden={!open}>
            {categories.map(({ value, count }) => (
              <li key={value}>
                <Link className={styles['item']} to={searchPath({ category: value })}>
                  {labelOf(jobCategories, value)}{' '}
                  <span className={styles['count']}>{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
