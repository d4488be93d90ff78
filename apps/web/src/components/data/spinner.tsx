import ui from '../../styles/primitives.module.css';
import styles from './spinner.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** Decoration beside a text that says what is going on. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}

/** Fills the place of a page while it loads, and says so to screen readers. */
export function PageSpinner({ label }: { label?: string }) {
  const say = useSay();
  return (
    <div className={`${ui['row3']} ${styles['page']}`} role="status">
      <Spinner />
      <span>{label ?? say`Loading…`}</span>
    </div>
  );
}
