import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { AreaLayout } from '../../../components/area-layout.tsx';
import { logout } from '../../../lib/auth-store.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { PictureChange } from './picture-change.tsx';
import { RoleGate } from './role-gate.tsx';

const links = [
  { label: 'Company Profile', to: paths.companyProfile },
  { label: 'Manage jobs', to: paths.companyManageJob },
  { label: 'Colleagues', to: paths.companyMembers },
  { label: 'Change Password', to: paths.jobsChangePassword },
  { label: 'Account', to: paths.account },
];

/** The company's pages with their sidebar (H-1). */
export function EmployerArea({ children }: { children: ReactNode }) {
  return (
    <RoleGate area="employer">
      {(user) => (
        <AreaLayout
          name={user.company?.name ?? `${user.firstName} ${user.lastName}`}
          description={`${user.firstName} ${user.lastName}`}
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
