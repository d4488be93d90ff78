import { board } from '../../lib/board.ts';
import styles from './read-only-notice.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** While the board takes no changes, as during a restore. */
export function ReadOnlyNotice() {
  const say = useSay();
  return board.isReadOnly ? (
    <p className={styles['notice']} role="status">
      {say`You can look at every job, but signing in and applying have to wait for a few minutes.`}
    </p>
  ) : null;
}
