import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { initialsOf } from '../lib/draw-mark.ts';
import styles from './area-layout.module.css';
import { Button } from './button.tsx';

interface AreaLayoutProps {
  name: string;
  description: string;
  links: readonly { label: string; to: string }[];
  onLogout: () => void;
  children: ReactNode;
}

/** A member's area: who one is, where one can go, and the page beside it. */
export function AreaLayout({ name, description, links, onLogout, children }: AreaLayoutProps) {
  return (
    <div className={styles['area']}>
      <aside className={styles['sidebar']}>
        <div className={styles['member']}>
          <span className={styles['avatar']} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <p className={styles['who']}>
            <strong className={styles['name']}>{name}</strong>
            <span className={styles['description']}>{description}</span>
          </p>
        </div>
        <nav className={styles['links']} aria-label="Your account">
          {links.map(({ label, to }) => (
            <NavLink key={to} className={styles['link'] ?? ''} to={to}>
              {label}
            </NavLink>
          ))}
          <Button variant="quiet" className={styles['logout']} onClick={onLogout}>
            Log Out
          </Button>
        </nav>
      </aside>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
