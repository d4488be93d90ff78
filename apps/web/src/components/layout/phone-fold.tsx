import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  /** Says what opens; on larger screens a heading among it stays. */
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Folded on a phone, where it would bury the parts below it, and open on larger screens. The page has all of it, for
 * search engines and for those who look for a word. A browser that cannot open it by style has it folded everywhere.
 */
export function PhoneFold({ label, children, className = '' }: PhoneFoldProps) {
  return (
    <details className={`${styles['fold']} ${className}`}>
      <summary className={styles['label']}>{label}</summary>
      {children}
    </details>
  );
}
