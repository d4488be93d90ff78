import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { AreaLayout } from '../../../components/area-layout.tsx';
import { logout } from '../../../lib/auth-store.ts';
import { RoleGate } from './role-gate.tsx';

const links = [
  { label: 'Profile', to: paths.jobsProfile },
  { label: 'Applied Jobs', to: paths.jobsAppliedJob },
];

/** The candidate's pages with their sidebar (G-1). */
export function CandidateArea({ children }: { children: ReactNode }) {
  return (
    <RoleGate area="candidate">
      {(user) => (
        <AreaLayout
          name={`${user.firstName} ${user.lastName}`}
          description={user.jobTitle}
          links={links}
          onLogout={logout}
        >
          {children}
        </AreaLayout>
      )}
    </RoleGate>
  );
}
