import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';

/** The target of the avatar (E-1); staff have neither a profile nor a company. */
const homes: Record<Role, string> = {
  candidate: paths.jobsProfile,
  employer: paths.companyProfile,
  staff: paths.account,
};

/** Before the member is known, the candidate's. */
export const homeOf = (role: Role | undefined): string => homes[role ?? 'candidate'];

/** Empty before the name is known. */
export const nameAccount = (name: string): string => (name ? `${name}, your account` : msg`Your account`);
