import type { CompanyInvitation } from '@waymark/contract/companies/companies';
import { Invitations } from '../../../../components/data/invitations.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { inviteColleague } from '../api/invite-colleague.ts';
import { withdrawInvitation } from '../api/withdraw-invitation.ts';
import { memberRoleLabels } from '../constants.ts';

/** The invitations that nobody has accepted, for owners. */
export function OpenInvitations({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  return (
    <Card title="Open invitations">
      <Invitations
        invitations={invitations}
        roleOf={({ memberRole }) => memberRoleLabels[memberRole]}
        onSend={({ email, memberRole }) => inviteColleague({ email, memberRole })}
        onWithdraw={({ id }) => withdrawInvitation(id)}
      />
    </Card>
  );
}
