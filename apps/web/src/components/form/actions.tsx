import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons below a form or a text; those of a dialog stand at its end. */
export function Actions({ align = 'start', children }: { align?: 'start' | 'end'; children: ReactNode }) {
  return (
    <div className={styles['actions']} data-align={align}>
      {children}
    </div>
  );
}
