import type { User } from '@waymark/contract/identity/accounts';
import { fullName } from '@waymark/contract/text/format';
import { Fragment, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { isOffered } from '../../lib/board.ts';
import ui from '../../styles/primitives.module.css';
import styles from './area-layout.module.css';
import { Avatar } from '../media/avatar.tsx';
import { Button } from '../form/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { showWhole } from './show-whole.ts';
import { useCurrentLinkInView } from './use-current-link-in-view.ts';

interface AreaLayoutProps {
  name: string;
  description: string;
  /** Whose picture stands beside the name, and what changes it below. */
  person: Pick<User, 'firstName' | 'lastName' | 'pictureUrl'>;
  pictureTool: ReactNode;
  /** Those of one group follow each other; its name stands above them where there is room. */
  links: readonly { label: string; to: string; group?: string }[];
  /** How many new things wait behind a link, by its address. */
  counts?: Readonly<Record<string, number>>;
  /** Takes the whole window: what is worked on stands side by side. */
  isWide?: boolean;
  /** Leaves the window to the page, which has a way back of its own; narrow screens keep their row of links. */
  isFocused?: boolean;
  onLogout: () => void;
  children: ReactNode;
}

/** A member's area: who one is, where one can go, and the page beside it. */
export function AreaLayout(props: AreaLayoutProps) {
  const {
    name,
    description,
    person,
    pictureTool,
    links,
    counts = {},
    isWide,
    isFocused,
    onLogout,
    children,
  } = props;
  const row = useCurrentLinkInView();
  return (
    <div
      className={`${ui['pageWidth']} ${styles['area']}`}
      data-wide={isWide || undefined}
      data-focused={isFocused || undefined}
    >
      <aside className={`${ui['grid5']} ${ui['alignStart']} ${styles['sidebar']}`}>
        <div className={ui['row3']}>
          <Avatar name={fullName(person.firstName, person.lastName)} pictureUrl={person.pictureUrl} />
          <div className={styles['who']}>
            <strong className={ui['strong']}>{name}</strong>
            <span className={ui['note']}>{description}</span>
            {pictureTool}
          </div>
        </div>
        <nav ref={row} className={styles['links']} aria-label="Your account">
          {links.filter(isOffered).map(({ label, to, group }, at, offered) => (
            <Fragment key={to}>
              {group !== offered[at - 1]?.group && (
                <span className={`${ui['noteXs']} ${styles['group']}`}>{group}</span>
              )}
              {/* A page of an area begins another one's address. */}
              <NavLink className={`${ui['row']} ${styles['link']}`} to={to} end onFocus={showWhole}>
                {label}
                <Count count={counts[to] ?? 0} />
              </NavLink>
            </Fragment>
          ))}
          <Button variant="quiet" className={styles['logout']} onFocus={showWhole} onClick={onLogout}>
            Log Out
          </Button>
        </nav>
      </aside>
      <div className={`${ui['grid6']} ${styles['page']}`}>{children}</div>
    </div>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}
