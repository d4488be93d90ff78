import { guestOnlyPaths, paths, protectedPaths } from './paths.ts';

/** Further forms of signing in; the provider of staff puts its code into the address of one. */
const entrances: readonly string[] = [paths.staffSignIn, paths.forgotPassword];

/** Pages of members and staff, and the forms that lead to them. */
export const isPrivatePath = (path: string): boolean =>
  protectedPaths.includes(path) || path in guestOnlyPaths || entrances.includes(path);
