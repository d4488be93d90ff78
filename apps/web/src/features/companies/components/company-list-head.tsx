import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { directoryPath } from '../directory-rules.ts';
import styles from './company-list-head.module.css';

const views = [
  { show: 'list', label: 'List', path: paths.companies },
  { show: 'gallery', label: 'Gallery', path: directoryPath({ show: 'gallery' }) },
  { show: 'work', label: 'At work', path: paths.portfolioGrid },
] as const;

interface DirectoryHeadProps {
  show: (typeof views)[number]['show'];
  title: string;
  children: ReactNode;
}

/** What the page is, and the ways to look at companies. */
export function DirectoryHead({ show, title, children }: DirectoryHeadProps) {
  return (
    <header className={styles['head']}>
      <div>
        <h1>{title}</h1>
        <p className={styles['lead']}>{children}</p>
      </div>
      <nav className={styles['views']} aria-label="Show companies as">
        {views.map(({ show: to, label, path }) => (
          <Link key={to} className={styles['view']} to={path} aria-current={to === show ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
