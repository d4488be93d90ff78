import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import type { CompanyMember } from '@waymark/contract/companies/companies';

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
};

/** What is asked about before it happens. */
export interface MemberQuestion {
  kind: 'remove' | 'leave' | 'step-down';
  member: CompanyMember;
  /** What an owner is going to be instead. */
  memberRole?: MemberRole;
}
