import type { Role } from '@waymark/contract/account-choices';
import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { initialsOf } from '../../../lib/draw-mark.ts';
import styles from './header.module.css';

export interface Member {
  firstName: string;
  lastName: string;
  role: Role;
}

interface MemberLinksProps {
  member: Member | null;
  onLogout: () => void;
}

/** Until the member is known, the avatar is a blank of the same size, so that nothing moves. */
export function MemberLinks({ member, onLogout }: MemberLinksProps) {
  const name = member ? `${member.firstName} ${member.lastName}` : '';
  const home = member?.role === 'employer' ? paths.companyManageJob : paths.jobsProfile;
  return (
    <>
      <Link className={styles['avatar']} to={home}>
        <span aria-hidden="true">{name && initialsOf(name)}</span>
        <VisuallyHidden>{name ? `${name}, your account` : 'Your account'}</VisuallyHidden>
      </Link>
      <Button variant="quiet" onClick={onLogout}>
        Logout
      </Button>
    </>
  );
}
