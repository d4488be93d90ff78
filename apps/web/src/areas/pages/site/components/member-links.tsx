import type { Role } from '@waymark/contract/identity/choices/accounts';
import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './header.module.css';

interface Member {
  firstName: string;
  lastName: string;
  role: Role;
  pictureUrl: string | null;
}

/** What the header of a page shows, in one line or in its menu. */
export interface HeaderProps {
  /** Categories with open jobs, most first. */
  categories: readonly { value: string; count: number }[];
  /** Null for guests, and until the browser knows who is signed in. */
  member: Member | null;
  /** What another part of the product adds for some members. */
  extra: ReactNode;
  /** What asks to be called (E-4). */
  callBack: ReactNode;
  onLogout: () => void;
}

/** Where the avatar leads (E-1); staff have neither a candidate's profile nor a company. */
const homes: Record<Role, string> = {
  candidate: paths.jobsProfile,
  employer: paths.companyProfile,
  staff: paths.account,
};

interface MemberLinksProps {
  member: Member | null;
  onLogout: () => void;
}

/** Until the member is known, the avatar is a blank of the same size, so that nothing moves. */
export function MemberLinks({ member, onLogout }: MemberLinksProps) {
  const name = member ? `${member.firstName} ${member.lastName}` : '';
  return (
    <>
      {member?.role === 'staff' && (
        <Link className={styles['signIn']} to={paths.staff}>
          Your desk
        </Link>
      )}
      <Link className={styles['avatar']} to={homes[member?.role ?? 'candidate']}>
        <Avatar name={name} pictureUrl={member?.pictureUrl ?? null} size="small" />
        <VisuallyHidden>{name ? `${name}, your account` : 'Your account'}</VisuallyHidden>
      </Link>
      <Button variant="quiet" onClick={onLogout}>
        Logout
      </Button>
    </>
  );
}
