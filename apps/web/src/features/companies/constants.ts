import type { MemberRole } from '@waymark/contract/account-choices';
import type { CompanyMember } from '@waymark/contract/companies';
import type { JobStatus } from '@waymark/contract/job-choices';

/** Pending, Active and Expired are the specification's words (K-1). */
export const jobStatusLabels: Record<JobStatus, { label: string; tone: 'neutral' | 'good' | 'bad' }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'neutral' },
  active: { label: 'Active', tone: 'good' },
  expired: { label: 'Expired', tone: 'bad' },
  filled: { label: 'Filled', tone: 'neutral' },
};

export const memberRoleLabels: Record<MemberRole, string> = { owner: 'Owner', member: 'Member' };

/** What is asked about before it happens. */
export interface MemberQuestion {
  kind: 'remove' | 'leave' | 'step-down';
  member: CompanyMember;
}
