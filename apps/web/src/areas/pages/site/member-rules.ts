import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import type { Say } from '@waymark/contract/text/say';

/** The target of the avatar (E-1); staff have neither a profile nor a company. */
const homes: Record<Role, string> = {
  candidate: paths.jobsProfile,
  employer: paths.companyProfile,
  staff: paths.account,
};

/** Before the member is known, the candidate's. */
export const homeOf = (role: Role | undefined): string => homes[role ?? 'candidate'];

/** Empty before the name is known. */
export const nameAccount = (say: Say, name: string): string =>
  name ? say`${name}, your account` : say`Your account`;
