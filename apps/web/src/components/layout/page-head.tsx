import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './page-section.module.css';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Beside them, where there is room. */
  children?: ReactNode;
}

/** What a public page is about. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={`${ui['wrap']} ${styles['pageHead']}`}>
      <div>
        <h1 dir="auto">{title}</h1>
        {lead && <p className={`${ui['leadLg']} ${styles['headLead']}`}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
