import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { categoryPages, paths, searchPath } from '@waymark/contract/paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { useKeptInside } from '../../../../components/layout/kept-part.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { JobsLink, MainLinks, MemberLinks, type HeaderProps } from './header-links.tsx';
import styles from './header.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const panelId = 'site-menu';

/** A native popover: it opens without a script, and closes on Escape or a press outside. */
export function MobileMenu({ categories, member, extra, onLogout }: Omit<HeaderProps, 'callBack'>) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => panel.current?.hidePopover(), [location]);

  return (
    <>
      <button type="button" className={`${ui['outlined']} ${styles['open']}`} popoverTarget={panelId}>
        {say`Menu`}
      </button>
      <div ref={panel} id={panelId} className={styles['panel']} popover="auto">
        <div className={`${ui['row']} ${styles['top']}`}>
          <Link className={styles['menuLogo']} to={paths.home} aria-label={say`${board.name}, home`}>
            <Logo />
          </Link>
          <button
            type="button"
            className={`${ui['outlined']} ${styles['open']}`}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            {say`Close`}
          </button>
        </div>
        <nav aria-label={say`Menu`}>
          <JobsLink className={styles['main']} />
          <ul
            className={styles['mobileMenuList']}
            {...useKeptInside('menu', categories, <JobsLinks categories={categories} />)}
          />
          <MainLinks className={styles['main']} />
        </nav>
        <div className={`${ui['row3']} ${ui['topRule5']}`} data-for="guest">
          <ButtonLink variant="secondary" to={paths.login}>
            {say`Sign in`}
          </ButtonLink>
          <ButtonLink to={paths.register}>{say`Sign Up`}</ButtonLink>
        </div>
        <div className={`${ui['row3']} ${ui['topRule5']}`} data-for="member">
          <MemberLinks member={member} onLogout={onLogout} />
          {extra}
        </div>
      </div>
    </>
  );
}

function JobsLinks({ categories }: Pick<HeaderProps, 'categories'>) {
  const say = useSay();
  const words = useBoardWords();
  return (
    <>
      {categories.map(({ value }) => (
        <li key={value}>
          <Link to={searchPath({ category: value })}>{categoryLabel(words, value)}</Link>
        </li>
      ))}
      {categoryPages.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{say(label)}</Link>
        </li>
      ))}
    </>
  );
}
