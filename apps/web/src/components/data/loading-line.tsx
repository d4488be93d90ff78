import ui from '../../styles/primitives.module.css';
import { Spinner } from './spinner.tsx';
import styles from './state.module.css';

/** A line that says what is being waited for, inside of something larger. */
export function LoadingLine({ children }: { children: string }) {
  return (
    <p className={`${ui['row3']} ${styles['line']}`} role="status">
      <Spinner />
      {children}
    </p>
  );
}
