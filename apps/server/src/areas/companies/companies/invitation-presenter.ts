import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import type { CompanyInvitation, InvitationOffer } from '@waymark/contract/companies/companies';

export interface InvitationRow {
  id: string;
  company_id: string;
  company_name: string;
  email: string;
  member_role: MemberRole;
  created_at: Date;
  expires_at: Date;
  expired: boolean;
  /** Null when the colleague who invited has left. */
  inviter_first_name: string | null;
  inviter_last_name: string | null;
}

function inviterOf({ inviter_first_name: first, inviter_last_name: last }: InvitationRow): string | null {
  return first !== null && last !== null ? `${first} ${last}` : null;
}

/** An invitation as the company's owners see it. */
export function presentInvitation(row: InvitationRow): CompanyInvitation {
  return {
    id: row.id,
    email: row.email,
    memberRole: row.member_role,
    invitedBy: inviterOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    expired: row.expired,
  };
}

/** An invitation as the holder of its link sees it. */
export function presentOffer(row: InvitationRow, hasAccount: boolean): InvitationOffer {
  return {
    companyName: row.company_name,
    email: row.email,
    memberRole: row.member_role,
    invitedBy: inviterOf(row),
    hasAccount,
  };
}
