import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { StaffInvitation, StaffMember } from '@waymark/contract/identity/team';
import { fullName } from '@waymark/contract/text/format';
import { picturePath } from '../accounts/presenter.ts';

export interface StaffMemberRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  staff_role: StaffRole;
  picture_key: string | null;
  has_second_step: boolean;
  suspended_at: Date | null;
  session_count: number;
  created_at: Date;
  last_used_at: Date | null;
}

export function presentStaffMember(
  row: StaffMemberRow,
  { own, last }: { own: boolean; last: boolean },
): StaffMember {
  return {
    userId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pictureUrl: row.picture_key === null ? null : picturePath(row.picture_key),
    staffRole: row.staff_role,
    own,
    mfa: row.has_second_step,
    suspended: row.suspended_at !== null,
    lastAdministrator: last,
    sessions: row.session_count,
    joinedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

export interface StaffInvitationRow {
  id: string;
  email: string;
  staff_role: StaffRole;
  created_at: Date;
  expires_at: Date;
  expired: boolean;
  inviter_first_name: string | null;
  inviter_last_name: string | null;
}

export function presentStaffInvitation(row: StaffInvitationRow): StaffInvitation {
  const { inviter_first_name: first, inviter_last_name: last } = row;
  return {
    id: row.id,
    email: row.email,
    staffRole: row.staff_role,
    invitedBy: first === null ? null : fullName(first, last),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    expired: row.expired,
  };
}
