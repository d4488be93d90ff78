import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message that stays: above a form, or in place of one. */
export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
