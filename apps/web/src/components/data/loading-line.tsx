import styles from './loading-line.module.css';
import { Spinner } from './spinner.tsx';

/** A line that says what is being waited for, inside of something larger. */
export function LoadingLine({ children }: { children: string }) {
  return (
    <p className={styles['line']} role="status">
      <Spinner />
      {children}
    </p>
  );
}
