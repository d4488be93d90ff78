import { staffRoleLabels, type StaffRole } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ButtonLink } from '../../../../../components/form/button.tsx';
import { AreaLayout } from '../../../../../components/layout/area-layout.tsx';
import { MessagePage } from '../../../../../components/layout/message-page.tsx';
import { logout } from '../../../../../lib/auth-store.ts';
import { PictureChange } from '../picture/picture-change.tsx';
import { RoleGate } from '../role-gate.tsx';

interface StaffLink {
  label: string;
  to: string;
  /** Administrators see every link; a link without a role is for all staff. */
  role?: StaffRole;
}

const groups: readonly { name?: string; links: readonly StaffLink[] }[] = [
  { links: [{ label: 'Overview', to: paths.staff }] },
  {
    name: 'Reviews',
    links: [{ label: 'Resume Reviews', to: paths.staffReviews, role: 'reviewer' }],
  },
  {
    name: 'The board',
    links: [
      { label: 'Postings', to: paths.staffPostings, role: 'moderator' },
      { label: 'Reports', to: paths.staffReports, role: 'moderator' },
      { label: 'Companies', to: paths.staffCompanies, role: 'moderator' },
      { label: 'Users', to: paths.staffUsers, role: 'moderator' },
      { label: 'Messages', to: paths.staffMessages, role: 'moderator' },
      { label: 'Testimonials', to: paths.staffTestimonials, role: 'moderator' },
      { label: 'Posts', to: paths.staffPosts, role: 'moderator' },
      { label: 'Pages', to: paths.staffPages, role: 'moderator' },
      { label: 'Comments', to: paths.staffComments, role: 'moderator' },
      { label: 'Newsletter', to: paths.staffNewsletter, role: 'moderator' },
      { label: 'Redirects', to: paths.staffRedirects, role: 'moderator' },
      { label: 'Figures', to: paths.staffFigures, role: 'moderator' },
    ],
  },
  {
    name: 'Running it',
    links: [
      { label: 'Orders', to: paths.staffOrders, role: 'administrator' },
      { label: 'Checkout reports', to: paths.staffWebhooks, role: 'administrator' },
      { label: 'Invoices', to: paths.staffInvoices, role: 'administrator' },
      { label: 'Plans', to: paths.staffPlans, role: 'administrator' },
      { label: 'Coupons', to: paths.staffCoupons, role: 'administrator' },
      { label: 'Packages', to: paths.staffPackages, role: 'administrator' },
      { label: 'Mails', to: paths.staffMails, role: 'administrator' },
      { label: 'Imports', to: paths.staffImports, role: 'administrator' },
      { label: 'Webhooks', to: paths.staffWebhookReceivers, role: 'administrator' },
      { label: 'Feeds', to: paths.staffFeeds, role: 'administrator' },
      { label: 'Synonyms', to: paths.staffSynonyms, role: 'administrator' },
      { label: 'API keys', to: paths.staffKeys, role: 'administrator' },
      { label: 'Team', to: paths.staffTeam, role: 'administrator' },
      { label: 'Audit log', to: paths.staffAudit, role: 'administrator' },
      { label: 'Settings', to: paths.staffSettings, role: 'administrator' },
      { label: 'Words of mails', to: paths.staffMailTemplates, role: 'administrator' },
      { label: 'First steps', to: paths.staffFirstSteps, role: 'administrator' },
    ],
  },
  {
    name: 'You',
    links: [
      { label: 'Change Password', to: paths.jobsChangePassword },
      { label: 'Account', to: paths.account },
    ],
  },
];

function staffLinksFor(role: StaffRole | null) {
  const mayFollow = (link: StaffLink) =>
    role === 'administrator' || link.role === undefined || link.role === role;
  return groups.flatMap(({ name: group, links }) =>
    links.filter(mayFollow).map((link) => ({ ...link, ...(group !== undefined && { group }) })),
  );
}

interface StaffAreaProps {
  /** The role that may open the page, besides administrators; all staff if left out. */
  role?: StaffRole;
  /** Makes room for two columns that are used side by side. */
  isWide?: boolean;
  /** Shrinks the navigation for pages about a single item. */
  isFocused?: boolean;
  children: ReactNode;
}

/** The back office and its navigation (J-5, A-10). */
export function StaffArea({ role, isWide = false, isFocused = false, children }: StaffAreaProps) {
  return (
    <RoleGate area="staff">
      {(user) =>
        user.needsSecondStep ? (
          <Navigate to={paths.staffSecondStep} replace />
        ) : (
          <AreaLayout
            name={fullName(user.firstName, user.lastName)}
            description={user.staffRole === null ? 'Staff' : staffRoleLabels[user.staffRole]}
            person={user}
            pictureTool={<PictureChange user={user} compact />}
            links={staffLinksFor(user.staffRole)}
            isWide={isWide}
            isFocused={isFocused}
            onLogout={logout}
          >
            {mayOpen(user.staffRole, role) ? children : <OtherRole role={role} />}
          </AreaLayout>
        )
      }
    </RoleGate>
  );
}

function mayOpen(own: StaffRole | null, needed: StaffRole | undefined): boolean {
  return needed === undefined || own === needed || own === 'administrator';
}

function OtherRole({ role }: { role: StaffRole | undefined }) {
  return (
    <MessagePage title={role === undefined ? 'For staff' : `For the role ${staffRoleLabels[role]}`}>
      <p>Your role does not open this page. An administrator can give you the role.</p>
      <ButtonLink to={paths.staff}>Go to the desk</ButtonLink>
    </MessagePage>
  );
}
