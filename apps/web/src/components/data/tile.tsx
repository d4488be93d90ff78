import type { ReactNode } from 'react';
import type { TextMark } from '@waymark/contract/jobs/mark-language';
import { Link } from '../layout/link.tsx';
import styles from './tile.module.css';

/** One of several things, on its own ground. */
export function Tile({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <li className={`${styles['tile']} ${className}`}>{children}</li>;
}

interface TileLinkProps {
  to: string;
  /** Its language and direction. */
  mark?: TextMark;
  children: ReactNode;
}

/** The name of a tile's thing: pressing anywhere on the tile goes there. */
export function TileLink({ to, mark = { dir: 'auto' }, children }: TileLinkProps) {
  return (
    <Link className={styles['link']} to={to} {...mark}>
      {children}
    </Link>
  );
}
