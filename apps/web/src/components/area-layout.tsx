import type { User } from '@waymark/contract/accounts';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './area-layout.module.css';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { useCurrentLinkInView } from './use-current-link-in-view.ts';

interface AreaLayoutProps {
  name: string;
  description: string;
  /** Whose picture stands beside the name, and what changes it below. */
  person: Pick<User, 'firstName' | 'lastName' | 'pictureUrl'>;
  pictureTool: ReactNode;
  links: readonly { label: string; to: string }[];
  onLogout: () => void;
  children: ReactNode;
}

/** A member's area: who one is, where one can go, and the page beside it. */
export function AreaLayout(props: AreaLayoutProps) {
  const { name, description, person, pictureTool, links, onLogout, children } = props;
  const row = useCurrentLinkInView();
  return (
    <div className={styles['area']}>
      <aside className={styles['sidebar']}>
        <div className={styles['member']}>
          <Avatar name={`${person.firstName} ${person.lastName}`} pictureUrl={person.pictureUrl} />
          <div className={styles['who']}>
            <strong className={styles['name']}>{name}</strong>
            <span className={styles['description']}>{description}</span>
            {pictureTool}
          </div>
        </div>
        <nav ref={row} className={styles['links']} aria-label="Your account">
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
