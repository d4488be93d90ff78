import type { Role } from '@waymark/contract/identity/choices';
import { defaultHeaderLinks } from '@waymark/contract/pages/header-choices';
import { isPageAddress, paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { board, ownText, isOffered, needsDocument } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { homeOf, nameAccount } from '../member-rules.ts';
import styles from './header.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The four views of the search, the landing pages, and the pages of postings. */
const jobsPaths: readonly string[] = [
  paths.browseJobFilterList,
  paths.browseJobFilterGrid,
  paths.browseJobList,
  paths.browseJobGrid,
  paths.jobs,
  paths.jobDetail,
];

/** The link to the search, which is current on all pages about jobs. */
export function JobsLink({ className = '' }: { className: string | undefined }) {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <Link
      className={className}
      to={paths.browseJobFilterList}
      aria-current={
        pathname === paths.browseJobFilterList ? 'page' : jobsPaths.includes(pathname) || undefined
      }
    >
      {say`Jobs`}
    </Link>
  );
}

/** The other links of the header and its menu: the board's own, or as specified (E-1). */
export function MainLinks({ className = '' }: { className: string | undefined }) {
  const say = useSay();
  return (board.headerLinks ?? defaultHeaderLinks).filter(isOffered).map(({ label, to }, at) => {
    // Files, and addresses that the server leads elsewhere, are not the router's.
    if (!isPageAddress(to)) {
      return (
        <a key={at} className={className} href={to} rel="noopener">
          {say(ownText(label, say.language))}
        </a>
      );
    }
    const notFor = to === paths.pricingDetails ? 'employer' : undefined;
    return (
      <NavLink
        key={at}
        className={className}
        to={to}
        reloadDocument={needsDocument(to)}
        data-not-for={notFor}
      >
        {say(ownText(label, say.language))}
      </NavLink>
    );
  });
}

interface Member {
  firstName: string;
  lastName: string;
  role: Role;
  pictureUrl: string | null;
}

export interface HeaderProps {
  /** Categories with open jobs, those with most jobs first. */
  categories: readonly { value: string; count: number }[];
  /** Null for guests, and until the browser knows who is signed in. */
  member: Member | null;
  extra: ReactNode;
  /** The call-back button (E-4). */
  callBack: ReactNode;
  onLogout: () => void;
}

interface MemberLinksProps {
  member: Member | null;
  onLogout: () => void;
}

/** Before the member is known, an empty avatar of the same size keeps the layout still. */
export function MemberLinks({ member, onLogout }: MemberLinksProps) {
  const say = useSay();
  const name = member ? fullName(member.firstName, member.lastName) : '';
  /** What the first script has called it would speak over the name. */
  function nameItself(link: HTMLAnchorElement | null) {
    if (name !== '') link?.removeAttribute('aria-label');
  }
  return (
    <>
      {member?.role === 'staff' && (
        <Link className={`${ui['inlineRow']} ${styles['signIn']}`} to={paths.staff}>
          {say`Your desk`}
        </Link>
      )}
      <Link
        className={styles['avatar']}
        to={homeOf(member?.role)}
        ref={nameItself}
        data-member
        data-named={nameAccount(say, '{name}')}
      >
        <Avatar name={name} pictureUrl={member?.pictureUrl ?? null} size="small" />
        <VisuallyHidden>{nameAccount(say, name)}</VisuallyHidden>
      </Link>
      <Button variant="quiet" onClick={onLogout}>
        {say`Logout`}
      </Button>
    </>
  );
}
