import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './form.module.css';

interface ActionsProps {
  align?: 'start' | 'end';
  /** Stays in sight while a long form is filled in. */
  isSticky?: boolean;
  children: ReactNode;
}

/** The buttons below a form or a text; those of a dialog stand at its end. */
export function Actions({ align = 'start', isSticky = false, children }: ActionsProps) {
  return (
    <div
      className={`${ui['wrap3']} ${styles['actionRow']} ${isSticky ? styles['sticky'] : ''}`}
      data-align={align}
    >
      {children}
    </div>
  );
}
