import type { PageIcon } from '@waymark/contract/page-icon';
import icons from './frame-icons.svg';
import styles from './frame-icon.module.css';

/** They point along the line, or show a page whose beginning is at the left. */
const mirrored: ReadonlySet<PageIcon> = new Set(['send', 'redirect', 'leave', 'side', 'fold', 'swap']);

/** Decoration: its words stand beside it, or are the name of its button. */
export function FrameIcon({ name }: { name: PageIcon }) {
  return (
    <svg
      className={styles['icon']}
      width="20"
      height="20"
      aria-hidden="true"
      data-mirrors={mirrored.has(name) || undefined}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
