import { board } from '../../lib/board.ts';
import ui from '../../styles/primitives.module.css';
import styles from './logo.module.css';

/** The board's mark and its name. */
export function Logo() {
  return (
    <span className={`${ui['inlineRow2']} ${styles['logo']}`}>
      {board.markUrl === null ? (
        <DrawnMark />
      ) : (
        <img className={styles['mark']} src={board.markUrl} alt="" width="32" height="32" />
      )}
      <span className={styles['name']} dir="auto">
        {board.name}
      </span>
    </span>
  );
}

/** A signpost arm with the zigzag of a mountain path on it. */
function DrawnMark() {
  return (
    <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      <path
        className={styles['sign']}
        d="M5 1h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 1.4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
      />
      <path className={styles['trail']} d="M7.5 10l4.2 12 5-9 5 9 4.3-12" />
    </svg>
  );
}
