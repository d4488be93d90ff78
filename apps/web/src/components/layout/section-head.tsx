import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Of the heading, for the section that is labelled by it. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Beside them: where all of it is. */
  children?: ReactNode;
}

/** The head of a block on a page of several. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
