import { staffRoleLabels } from '@waymark/contract/identity/choices/staff';
import type { StaffInvitation } from '@waymark/contract/identity/team';
import { Invitations } from '../../../../components/data/invitations.tsx';
import { inviteStaff, withdrawStaffInvitation } from '../api/invite-staff.ts';

export function StaffInvitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  return (
    <Invitations
      invitations={invitations}
      roleOf={({ staffRole }) => staffRoleLabels[staffRole]}
      onSend={({ email, staffRole }) => inviteStaff({ email, staffRole })}
      onWithdraw={({ id }) => withdrawStaffInvitation(id)}
    />
  );
}
