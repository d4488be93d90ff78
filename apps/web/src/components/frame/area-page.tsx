import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './area-page.module.css';

export interface AreaPageProps {
  /** Takes all the room below the top bar, without a margin: what is worked on stands side by side. */
  isWide?: boolean;
  /** Shrinks the navigation to its icons, for a page about a single item with a way back of its own. */
  isFocused?: boolean;
  children: ReactNode;
}

/** A page of a member's area, beside the navigation of the frame. */
export function AreaPage({ isWide = false, isFocused = false, children }: AreaPageProps) {
  return (
    <div
      className={`${ui['grid6']} ${ui['alignStart']} ${styles['page']}`}
      data-wide={isWide || undefined}
      data-focused={isFocused || undefined}
    >
      {children}
    </div>
  );
}
