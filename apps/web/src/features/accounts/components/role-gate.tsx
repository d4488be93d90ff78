import type { Role } from '@waymark/contract/account-choices';
import type { User } from '@waymark/contract/accounts';
import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { PageSpinner } from '../../../components/spinner.tsx';
import { useAuth } from '../../../lib/auth-store.ts';
import styles from './role-gate.module.css';

type Area = Extract<Role, 'candidate' | 'employer'>;

const titles: Record<Area, string> = {
  candidate: 'This page belongs to candidates',
  employer: 'This page belongs to employers',
};

const ownAreas: Record<Role, { who: string; label: string; to: string }> = {
  candidate: { who: 'a candidate', label: 'Go to your profile', to: paths.jobsProfile },
  employer: { who: 'an employer', label: 'Go to your jobs', to: paths.companyManageJob },
  staff: { who: 'a member of staff', label: 'Go to the jobs', to: paths.browseJobFilterList },
};

/** Shows a page to its role only; anybody else learns where to go instead of seeing an empty one. */
export function RoleGate({ area, children }: { area: Area; children: (user: User) => ReactNode }) {
  const { user, isAuthenticated } = useAuth();
  // Guests are on their way elsewhere: the guard has sent them.
  if (!isAuthenticated || !user) return <PageSpinner />;
  if (user.role !== area) return <OtherArea area={area} own={user.role} />;
  return area === 'employer' && !user.company ? <NoCompany email={user.email} /> : children(user);
}

/** An employer who has left, or was removed: the account stays, the company's pages have nothing to show. */
function NoCompany({ email }: { email: string }) {
  return (
    <div className={styles['notice']}>
      <h1 className={styles['title']}>You do not belong to a company</h1>
      <p>
        The jobs and applicants of a company are for the people who work there. Ask a colleague to invite{' '}
        {email}: the link in that mail brings you in.
      </p>
      <ButtonLink to={paths.account}>Go to your account</ButtonLink>
    </div>
  );
}

function OtherArea({ area, own }: { area: Area; own: Role }) {
  const { who, label, to } = ownAreas[own];
  return (
    <div className={styles['notice']}>
      <h1 className={styles['title']}>{titles[area]}</h1>
      <p>You are signed in as {who}.</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  );
}
