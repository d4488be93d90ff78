import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import type { CompanyMember } from '@waymark/contract/companies/companies';
import { picturePath } from '../../identity/accounts/presenter.ts';

export interface MemberRow {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  email_confirmed_at: Date | null;
  suspended_at: Date | null;
  picture_key: string | null;
  member_role: MemberRole;
  created_at: Date;
}

/** A member as the colleagues see them. */
export function presentMember(row: MemberRow, viewerId: string): CompanyMember {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    pictureUrl: row.picture_key === null ? null : picturePath(row.picture_key),
    memberRole: row.member_role,
    joinedAt: row.created_at.toISOString(),
    own: row.user_id === viewerId,
  };
}
