import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { TrailEnd } from '../layout/trail-end.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './area-page.module.css';

interface AreaMessageProps {
  title: string;
  /** Why, and where to go from here. */
  children: ReactNode;
}

/** In place of a page of a member's area that cannot be shown. */
export function AreaMessage({ title, children }: AreaMessageProps) {
  return (
    <AreaPage>
      <div className={`${ui['grid4']} ${ui['justifyStart']}`}>
        <TrailEnd />
        <h1 className={styles['title']} dir="auto">
          {title}
        </h1>
        {children}
      </div>
    </AreaPage>
  );
}
