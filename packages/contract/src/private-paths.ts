import { entrancePaths, guestOnlyPaths, protectedPaths } from './page-tables.ts';

/** Pages of members and staff, and the forms that lead to them. */
export const isPrivatePath = (path: string): boolean =>
  protectedPaths.includes(path) || path in guestOnlyPaths || entrancePaths.includes(path);
