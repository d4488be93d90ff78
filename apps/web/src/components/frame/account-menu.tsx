import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { LanguageSwitcher } from '../layout/language-switcher.tsx';
import { Link } from '../layout/link.tsx';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Avatar } from '../media/avatar.tsx';
import styles from './account-menu.module.css';
import { useSay } from '../../lib/languages/say.ts';

const menuId = 'account-menu';

interface AccountMenuProps {
  /** Null until it is known who is signed in: a blank of the same size keeps the layout still. */
  user: User | null;
  /** Further ways out of the board. */
  extra: ReactNode;
  onLogout: () => void;
}

/** The member's picture and, below it, the account, the theme and the way out. */
export function AccountMenu({ user, extra, onLogout }: AccountMenuProps) {
  const say = useSay();
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => menu.current?.hidePopover(), [location]);
  const name = user ? fullName(user.firstName, user.lastName) : '';
  return (
    <>
      <button type="button" className={styles['opener']} popoverTarget={menuId}>
        <Avatar name={name} pictureUrl={user?.pictureUrl ?? null} size="small" />
        <VisuallyHidden>{name ? say`${name}, your account` : say`Your account`}</VisuallyHidden>
      </button>
      <div ref={menu} id={menuId} className={styles['menu']} popover="auto">
        <p className={`${ui['anywhere']} ${styles['who']}`}>
          <strong className={ui['strong']} dir="auto">
            {name}
          </strong>
          <span className={ui['note']}>{user?.email}</span>
        </p>
        <ul className={styles['links']}>
          {user?.role === 'candidate' && <MenuLink to={paths.jobsProfile}>{say`Profile`}</MenuLink>}
          {user?.company && <MenuLink to={paths.companyProfile}>{say`Company Profile`}</MenuLink>}
          <MenuLink to={paths.account}>{say`Account`}</MenuLink>
          <MenuLink to={paths.home}>{say`Home page`}</MenuLink>
        </ul>
        <ThemeToggle />
        <LanguageSwitcher />
        {extra}
        <Button variant="secondary" onClick={onLogout}>
          {say`Logout`}
        </Button>
      </div>
    </>
  );
}

function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className={`${ui['hoverInk']} ${styles['link']}`} to={to}>
        {children}
      </Link>
    </li>
  );
}
