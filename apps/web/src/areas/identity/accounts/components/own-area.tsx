import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { AreaLayout } from '../../../../components/layout/area-layout.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { logout, useAuth } from '../../../../lib/auth-store.ts';
import { CandidateArea } from './candidate-area.tsx';
import { EmployerArea } from './employer-area.tsx';
import { StaffArea } from './staff/staff-area.tsx';
import { PictureChange } from './picture/picture-change.tsx';

/** An employer's without a company. */
const links = [
  { label: 'Account', to: paths.account },
  { label: 'Change Password', to: paths.jobsChangePassword },
];

/** For pages of all roles: shows them in the area of the signed-in user. */
export function OwnArea({ children }: { children: ReactNode }) {
  const { user, isAuthenticated } = useAuth();
  // The guard redirects guests.
  if (!isAuthenticated || !user) return <PageSpinner />;
  if (user.role === 'candidate') return <CandidateArea>{children}</CandidateArea>;
  if (user.role === 'employer' && user.company) return <EmployerArea>{children}</EmployerArea>;
  if (user.role === 'staff') return <StaffArea>{children}</StaffArea>;
  const name = fullName(user.firstName, user.lastName);
  return (
    <AreaLayout
      name={name}
      description="Employer"
      person={user}
      pictureTool={<PictureChange user={user} compact />}
      links={links}
      onLogout={logout}
    >
      {children}
    </AreaLayout>
  );
}
