import type { HeldReason, MemberRole } from '@waymark/contract/identity/choices/accounts';
import type { OwnCompany } from '@waymark/contract/companies/own-companies';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';

export interface OwnCompanyRow {
  id: string;
  name: string;
  logo_file_id: string | null;
  held_reason: HeldReason | null;
  member_role: MemberRole;
}

/** A company as whoever belongs to it chooses among theirs. */
export function presentOwnCompany(row: OwnCompanyRow, activeId: string | null): OwnCompany {
  return {
    id: row.id,
    name: row.name,
    logoUrl: logoAddress(row.logo_file_id),
    memberRole: row.member_role,
    heldReason: row.held_reason,
    active: row.id === activeId,
  };
}
