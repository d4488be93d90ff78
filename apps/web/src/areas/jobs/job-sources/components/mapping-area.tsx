import type { ReactNode } from 'react';
import styles from './preview-card.module.css';

/** Few sources need a mapping: it stays closed until one is there or has to be corrected. */
export function MappingArea({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className={styles['summary']}>Fields with other names</summary>
      {children}
    </details>
  );
}
