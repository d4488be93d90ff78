import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { Fragment, type ReactNode } from 'react';
import { AreaLayout } from '../../../../components/layout/area-layout.tsx';
import { logout } from '../../../../lib/auth-store.ts';
import { CompanySwitcher } from './employer/company-switcher.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { HeldNotice } from './employer/held-notice.tsx';
import { PictureChange } from './picture/picture-change.tsx';
import { RoleGate } from './role-gate.tsx';
import { useFreshUnread } from './use-fresh-unread.ts';

const links = [
  { label: 'Company Profile', to: paths.companyProfile },
  { label: 'Post A Job', to: paths.companyPostJobs },
  { label: 'Transactions', to: paths.companyTransactions },
  { label: 'Manage jobs', to: paths.companyManageJob },
  { label: 'Messages', to: paths.companyMessages },
  { label: 'Resume', to: paths.companyResume },
  { label: 'Browse Candidates', to: paths.browseCandidates },
  { label: 'Colleagues', to: paths.companyMembers },
  { label: 'History', to: paths.companyHistory },
  { label: 'Change Password', to: paths.jobsChangePassword },
  { label: 'Account', to: paths.account },
];

/** Of no use to somebody who only looks. */
const notForViewers: readonly string[] = [paths.companyPostJobs, paths.companyHistory];

function linksOf({ company }: User) {
  return links.filter(({ to }) => company?.memberRole !== 'viewer' || !notForViewers.includes(to));
}

/** The company's pages with their sidebar (H-1). */
export function EmployerArea({ children }: { children: ReactNode }) {
  const unread = useFreshUnread();
  return (
    <RoleGate area="employer">
      {(user) => (
        <AreaLayout
          name={user.company?.name ?? `${user.firstName} ${user.lastName}`}
          description={`${user.firstName} ${user.lastName}`}
          person={user}
          pictureTool={<PictureChange user={user} compact />}
          links={linksOf(user)}
          counts={{ [paths.companyMessages]: unread }}
          onLogout={logout}
        >
          {user.company && <CompanySwitcher company={user.company} />}
          <DeletionNotice user={user} />
          <HeldNotice user={user} />
          {/* What was typed or opened belongs to the company it was for. */}
          <Fragment key={user.company?.id}>{children}</Fragment>
        </AreaLayout>
      )}
    </RoleGate>
  );
}
