import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import type { StaffMember } from '@waymark/contract/identity/team';

/** What is asked before something is done to a member of staff. */
export type MemberQuestion =
  | { kind: 'end-sessions' | 'reset-second-step'; member: StaffMember }
  | { kind: 'step-down'; member: StaffMember; staffRole: StaffRole };
