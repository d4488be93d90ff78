import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { useAuth } from '../../../../../lib/auth-store.ts';
import { DetailsCard } from './details-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EmailCard } from './email-card.tsx';

/** What everybody can see and change about their account, whatever their role. */
export function AccountCards({ sessions }: { sessions: readonly AccountSession[] }) {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>Account</PageHeading>
      <EmailCard user={user} />
      {user.role !== 'candidate' && <DetailsCard user={user} />}
      <DevicesCard sessions={sessions} />
    </>
  );
}
