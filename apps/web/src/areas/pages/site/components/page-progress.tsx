import styles from './page-progress.module.css';

/** A line along the top while the next page is on its way; it waits a moment, so that fast pages show none. */
export function PageProgress({ active }: { active: boolean }) {
  return <div className={styles['line']} data-active={active || undefined} aria-hidden="true" />;
}
