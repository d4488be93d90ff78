import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './page-section.module.css';

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
    <div className={`${ui['wrap']} ${styles['sectionHead']}`}>
      <div>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {lead && <p className={styles['sectionHeadLead']}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
