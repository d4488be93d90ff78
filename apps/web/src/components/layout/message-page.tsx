import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { TrailEnd } from './trail-end.tsx';

interface MessagePageProps {
  title: string;
  /** Why, and where to go from here. */
  children: ReactNode;
}

/** In place of a page that there is not: a path that ends, and the way on. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
