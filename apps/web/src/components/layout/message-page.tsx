import type { ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { TrailEnd } from './trail-end.tsx';
import styles from './page-section.module.css';

interface MessagePageProps {
  title: string;
  /** Why, and where to go from here. */
  children: ReactNode;
}

/** In place of a page that there is not: a path that ends, and the way on. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <div className={`${ui['grid4']} ${ui['pageWidth']} ${styles['page']}`}>
      <TrailEnd />
      <h1 dir="auto">{title}</h1>
      {children}
    </div>
  );
}
