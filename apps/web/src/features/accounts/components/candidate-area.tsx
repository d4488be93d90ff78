import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { AreaLayout } from '../../../components/area-layout.tsx';
import { logout } from '../../../lib/auth-store.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { PictureChange } from './picture-change.tsx';
import { RoleGate } from './role-gate.tsx';

const links = [
  { label: 'Profile', to: paths.jobsProfile },
  { label: 'Saved Jobs', to: paths.jobsSavedJobs },
  { label: 'Applied Jobs', to: paths.jobsAppliedJob },
  { label: 'Job Alerts', to: paths.jobsAlerts },
  { label: 'Change Password', to: paths.jobsChangePassword },
  { label: 'Account', to: paths.account },
];

/** The candidate's pages with their sidebar (G-1). */
export function CandidateArea({ children }: { children: ReactNode }) {
  return (
    <RoleGate area="candidate">
      {(user) => (
        <AreaLayout
          name={`${user.firstName} ${user.lastName}`}
          description={user.jobTitle}
          person={user}
          pictureTool={<PictureChange user={user} compact />}
          links={links}
          onLogout={logout}
        >
          <DeletionNotice user={user} />
          {children}
        </AreaLayout>
      )}
    </RoleGate>
  );
}
