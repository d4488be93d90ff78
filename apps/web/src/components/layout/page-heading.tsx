import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './page-section.module.css';

/** The title of a page in an area, smaller than that of a public one. */
export function PageHeading({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  return (
    <div className={`${ui['wrap']} ${styles['heading']}`}>
      <h1 className={styles['title']}>{children}</h1>
      {tools}
    </div>
  );
}
