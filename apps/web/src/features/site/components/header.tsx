import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Logo } from '../../../components/logo.tsx';
import styles from './header.module.css';
import { JobsMenu } from './jobs-menu.tsx';
import { MemberLinks, type Member } from './member-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export interface HeaderProps {
  /** Categories with open jobs, most first. */
  categories: readonly { value: string; count: number }[];
  /** Null for guests, and until the browser knows who is signed in. */
  member: Member | null;
  onLogout: () => void;
}

export function Header({ categories, member, onLogout }: HeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link className={styles['logo']} to={paths.home} aria-label="Waymark, home">
          <Logo />
        </Link>
        <nav className={styles['nav']} aria-label="Main">
          <JobsMenu categories={categories} />
        </nav>
        <div className={styles['account']} data-for="guest">
          <Link className={styles['signIn']} to={paths.login}>
            Sign in
          </Link>
          <ButtonLink className={styles['signUp']} to={paths.register}>
            Sign Up
          </ButtonLink>
        </div>
        <div className={styles['account']} data-for="member">
          <MemberLinks member={member} onLogout={onLogout} />
        </div>
        <MobileMenu categories={categories} member={member} onLogout={onLogout} />
      </div>
    </header>
  );
}
