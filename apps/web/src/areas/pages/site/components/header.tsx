import { paths } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { ReadOnlyNotice } from '../../../../components/layout/read-only-notice.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './header.module.css';
import { MainLinks, MemberLinks, type HeaderProps } from './header-links.tsx';
import { JobsMenu } from './jobs-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

export function Header({ categories, member, extra, callBack, onLogout }: HeaderProps) {
  const say = useSay();
  return (
    <header className={styles['header']}>
      <ReadOnlyNotice />
      <div className={styles['bar']}>
        <Link className={styles['logo']} to={paths.home} aria-label={say`${board.name}, home`}>
          <Logo />
        </Link>
        <nav className={`${ui['row']} ${styles['nav']}`} aria-label={say`Main`}>
          <JobsMenu categories={categories} />
          <MainLinks className={styles['link']} />
        </nav>
        {extra && <div className={`${ui['hideEmpty']} ${styles['extra']}`}>{extra}</div>}
        {callBack}
        <div className={`${ui['row4']} ${ui['nowrap']} ${styles['account']}`} data-for="guest">
          <Link className={`${ui['inlineRow']} ${styles['signIn']}`} to={paths.login}>
            {say`Sign in`}
          </Link>
          <ButtonLink className={styles['signUp']} to={paths.register}>
            {say`Sign Up`}
          </ButtonLink>
        </div>
        <div className={`${ui['row4']} ${ui['nowrap']} ${styles['account']}`} data-for="member">
          <MemberLinks member={member} onLogout={onLogout} />
        </div>
        <MobileMenu categories={categories} member={member} extra={extra} onLogout={onLogout} />
      </div>
    </header>
  );
}
