import type { ReactNode } from 'react';
import styles from './preview-card.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Few sources need a mapping: it stays closed until one is there or has to be corrected. */
export function MappingArea({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const say = useSay();
  return (
    <details open={isOpen}>
      <summary className={styles['summary']}>{say`Fields with other names`}</summary>
      {children}
    </details>
  );
}
