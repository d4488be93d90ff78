import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { PictureChange } from './picture/picture-change.tsx';
import { DeletionNotice, RoleGate, useFreshUnread } from './role-gate.tsx';
import { AreaLayout } from '../../../../components/layout/area-layout.tsx';
import { logout } from '../../../../lib/auth-store.ts';

const links = [
  { label: 'Profile', to: paths.jobsProfile },
  { label: 'My Resume', to: paths.jobsMyResume },
  { label: 'Saved Jobs', to: paths.jobsSavedJobs },
  { label: 'Applied Jobs', to: paths.jobsAppliedJob },
  { label: 'Messages', to: paths.jobsMessages },
  { label: 'Job Alerts', to: paths.jobsAlerts },
  { label: 'CV Manager', to: paths.jobsCvManager },
  { label: 'Resume Check', to: paths.resumeCheck },
  { label: 'Visibility', to: paths.jobsVisibility },
  { label: 'Cover Letters', to: paths.coverLetters },
  { label: 'Change Password', to: paths.jobsChangePassword },
  { label: 'Account', to: paths.account },
];

/** The candidate's pages with their sidebar (G-1). */
export function CandidateArea({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  const unread = useFreshUnread();
  return (
    <RoleGate area="candidate">
      {(user) => (
        <AreaLayout
          name={fullName(user.firstName, user.lastName)}
          description={user.jobTitle}
          person={user}
          pictureTool={<PictureChange user={user} compact />}
          links={links}
          isWide={isWide}
          counts={{ [paths.jobsMessages]: unread }}
          onLogout={logout}
        >
          <DeletionNotice user={user} />
          {children}
        </AreaLayout>
      )}
    </RoleGate>
  );
}
