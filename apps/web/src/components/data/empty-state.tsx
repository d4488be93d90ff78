import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './state.module.css';
import { TrailEnd } from '../layout/trail-end.tsx';

interface StateProps {
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A list with nothing in it: says so, and what to do about it. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className={`${ui['grid3']} ${styles['state']}`}>
      <TrailEnd />
      <h2 className={ui['textXl']} dir="auto">
        {title}
      </h2>
      {children && <div className={ui['soft']}>{children}</div>}
      {actions && <div className={`${ui['wrap3']} ${styles['actions']}`}>{actions}</div>}
    </div>
  );
}

/** Something failed: the same place, announced to screen readers. */
export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div className={`${ui['grid3']} ${styles['state']}`} role="alert">
      <h2 className={ui['textXl']} dir="auto">
        {title}
      </h2>
      {children && <div className={ui['soft']}>{children}</div>}
      {actions && <div className={`${ui['wrap3']} ${styles['actions']}`}>{actions}</div>}
    </div>
  );
}
