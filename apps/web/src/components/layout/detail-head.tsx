import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { CompanyMark } from '../media/company-mark.tsx';
import styles from './detail-head.module.css';

interface DetailHeadProps {
  /** Whose mark stands beside it. */
  company: { name: string; logoUrl: string | null };
  /** What it is one of. */
  wider: { name: string; path: string };
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The head of the page about one job or one company. */
export function DetailHead({ company, wider, title, children, action }: DetailHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        <CompanyMark {...company} size="l" />
        <div className={styles['text']}>
          <Link className={styles['wider']} to={wider.path}>
            {wider.name}
          </Link>
          <h1 className={styles['title']}>{title}</h1>
          {children}
        </div>
        {action && (
          <div className={styles['action']} data-print="none">
            {action}
          </div>
        )}
      </div>
    </header>
  );
}
