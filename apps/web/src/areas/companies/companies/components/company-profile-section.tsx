import type { ReactNode } from 'react';
import styles from './company-profile-form.module.css';

export function CompanyProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['title']}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A field that takes both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles['wide']}>{children}</div>;
}
