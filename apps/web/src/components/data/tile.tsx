import type { ReactNode } from 'react';
import { Link } from '../layout/link.tsx';
import styles from './tile.module.css';

/** One of several things, on its own ground. */
export function Tile({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <li className={`${styles['tile']} ${className}`}>{children}</li>;
}

/** The name of a tile's thing: pressing anywhere on the tile goes there. */
export function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles['link']} to={to} dir="auto">
      {children}
    </Link>
  );
}
