import type { Role } from '@waymark/contract/identity/choices/accounts';
import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';

const titles: Record<Role, string> = {
  candidate: 'This page belongs to candidates',
  employer: 'This page belongs to employers',
  staff: 'This page belongs to staff',
};

const ownAreas: Record<Role, { who: string; label: string; to: string }> = {
  candidate: { who: 'a candidate', label: 'Go to your profile', to: paths.jobsProfile },
  employer: { who: 'an employer', label: 'Go to your jobs', to: paths.companyManageJob },
  staff: { who: 'a member of staff', label: 'Go to the desk', to: paths.staff },
};

/** Shows a page to its role only; anybody else learns where to go instead of seeing an empty one. */
export function RoleGate({ area, children }: { area: Role; children: (user: User) => ReactNode }) {
  const { user, isAuthenticated } = useAuth();
  // Guests are on their way elsewhere: the guard has sent them.
  if (!isAuthenticated || !user) return <PageSpinner />;
  if (user.role !== area) return <OtherArea area={area} own={user.role} />;
  return area === 'employer' && !user.company ? <NoCompany email={user.email} /> : children(user);
}

/** An employer who has left, or was removed: the account stays, the company's pages have nothing to show. */
function NoCompany({ email }: { email: string }) {
  return (
    <MessagePage title="You do not belong to a company">
      <p>
        The jobs and applicants of a company are for the people who work there. Ask a colleague to invite{' '}
        {email}: the link in that mail brings you in. You can also register a company of your own.
      </p>
      <ButtonLink to={paths.addCompany}>Add a company</ButtonLink>
      <ButtonLink variant="secondary" to={paths.account}>
        Go to your account
      </ButtonLink>
    </MessagePage>
  );
}

function OtherArea({ area, own }: { area: Role; own: Role }) {
  const { who, label, to } = ownAreas[own];
  return (
    <MessagePage title={titles[area]}>
      <p>You are signed in as {who}.</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </MessagePage>
  );
}
