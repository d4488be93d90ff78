import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './icon-button.module.css';

const icons = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pencil: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  copy: 'M9 9h11v11H9V9ZM6 15H4V4h11v2',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  previous: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5v15l11.5-7.5-11.5-7.5Z',
  restore: 'M4.5 9h9.25a5.25 5.25 0 0 1 0 10.5H8M8.5 5l-4 4 4 4',
  bin: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
} as const;

/** They point along the line. */
const mirrored: ReadonlySet<keyof typeof icons> = new Set(['previous', 'next', 'restore']);

interface IconButtonProps {
  icon: keyof typeof icons;
  onPress: () => void;
  /** It keeps the focus: the next press may be the other way. */
  disabled?: boolean;
  /** What it does, for screen readers. */
  children: ReactNode;
}

/** For what is done to each row of a table: a word in every cell would be heard and not read. */
export function IconButton({ icon, onPress, disabled = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${ui['hoverInk']} ${styles['icon']}`}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        data-mirrors={mirrored.has(icon) || undefined}
      >
        <path d={icons[icon]} />
      </svg>
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  );
}
