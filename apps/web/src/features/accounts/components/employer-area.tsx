import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { AreaLayout } from '../../../components/area-layout.tsx';
import { logout } from '../../../lib/auth-store.ts';
import { RoleGate } from './role-gate.tsx';

const links = [{ label: 'Manage jobs', to: paths.companyManageJob }];

/** The company's pages with their sidebar (H-1). */
export function EmployerArea({ children }: { children: ReactNode }) {
  return (
    <RoleGate area="employer">
      {(user) => (
        <AreaLayout
          name={user.company?.name ?? `${user.firstName} ${user.lastName}`}
          description={`${user.firstName} ${user.lastName}`}
          links={links}
          onLogout={logout}
        >
          {children}
        </AreaLayout>
      )}
    </RoleGate>
  );
}
