import type { PageIcon } from '@waymark/contract/page-icon';
import icons from './frame-icons.svg';
import styles from './frame-icon.module.css';

/** Decoration: its words stand beside it, or are the name of its button. */
export function FrameIcon({ name }: { name: PageIcon }) {
  return (
    <svg className={styles['icon']} width="20" height="20" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
