import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './form.module.css';

/** The buttons below a form or a text; those of a dialog stand at its end. */
export function Actions({ align = 'start', children }: { align?: 'start' | 'end'; children: ReactNode }) {
  return (
    <div className={`${ui['wrap3']} ${styles['actionRow']}`} data-align={align}>
      {children}
    </div>
  );
}
