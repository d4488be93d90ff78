import type { Role } from '@waymark/contract/identity/choices';
import { homes } from '@waymark/contract/first-tables';
import type { Say } from '@waymark/contract/text/say';

/** Before the member is known, the candidate's. */
export const homeOf = (role: Role | undefined): string => homes[role ?? 'candidate'];

/** Empty before the name is known. */
export const nameAccount = (say: Say, name: string): string =>
  name ? say`${name}, your account` : say`Your account`;
