import type { TextMark } from '@waymark/contract/jobs/mark-language';
import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { Link } from './link.tsx';
import { CompanyMark } from '../media/company-mark.tsx';
import styles from './detail-head.module.css';

interface DetailHeadProps {
  /** Whose mark stands beside it. */
  company: { name: string; logoUrl: string | null };
  /** What it is one of. */
  wider: { name: string; path: string };
  title: string;
  /** Language and direction of the title. */
  mark?: TextMark;
  children: ReactNode;
  action?: ReactNode;
  /** Whether the action stays at the bottom of a phone. */
  isActionFixed?: boolean;
}

/** The head of the page about one job or one company. */
export function DetailHead(props: DetailHeadProps) {
  const { company, wider, title, mark = { dir: 'auto' }, children, action, isActionFixed } = props;
  return (
    <header className={styles['head']}>
      <div className={`${ui['grid5']} ${ui['pageWidth']} ${styles['inner']}`}>
        <CompanyMark {...company} size="l" />
        <div className={`${ui['grid1']} ${ui['justifyStart']} ${styles['words']}`}>
          <Link className={`${ui['semiboldSm']} ${styles['wider']}`} to={wider.path} dir="auto">
            {wider.name}
          </Link>
          <h1 className={styles['title']} {...mark}>
            {title}
          </h1>
          {children}
        </div>
        {action && (
          <div className={`${ui['grid3']} ${styles['action']}`} data-fixed={isActionFixed} data-print="none">
            {action}
          </div>
        )}
      </div>
    </header>
  );
}
