import type { Role } from '@waymark/contract/identity/choices';
import { waitingPaths } from '@waymark/contract/page-tables';
import { withoutPrefix } from '@waymark/contract/language-prefix';
import { canonicalPath, guestOnlyPaths, ownPagePath, paths, protectedPaths } from '@waymark/contract/paths';
import type { AuthState } from './auth-state.ts';

interface Visit {
  path: string;
  auth: Pick<AuthState, 'authenticationChecked' | 'loading' | 'isAuthenticated'>;
  /** Whether a member was signed in a moment ago: signing out leads to the login page. */
  wasAuthenticated: boolean;
  /** Where the person came from, or wanted to go, before signing in. */
  returnPath: string | undefined;
  /** Set for a member who has just signed in on the page. */
  signedInAs?: Role | undefined;
}

/** The first page of employers and staff after signing in; candidates go where the specification says (B-2). */
const desks: Partial<Record<Role, string>> = { employer: paths.companyManageJob, staff: paths.staff };

/** Where a visit is sent instead; null when it may stay. A path in another spelling is the same page. */
export function guardTarget(visit: Visit): string | null {
  const { path: spelled, auth, wasAuthenticated, returnPath, signedInAs } = visit;
  if (!auth.authenticationChecked || auth.loading) return null;
  const path = canonicalPath(spelled);
  if (!auth.isAuthenticated) {
    if (wasAuthenticated) return paths.login;
    return protectedPaths.includes(path) ? paths.root : null;
  }
  const home = guestOnlyPaths[path];
  if (home === undefined) return null;
  const desk = signedInAs && path === paths.login ? desks[signedInAs] : undefined;
  if (desk === undefined) return returnPath ?? home;
  // The home page is where everybody begins, not where they wanted to go.
  return returnPath === undefined || returnPath === paths.home ? desk : returnPath;
}

/**
 * Whether a guest who goes from a page to the login page is taken back to it: not to another form of the account, and
 * not to a mailed link, which works once.
 */
export function isWorthReturning({ path, search }: { path: string; search: string }): boolean {
  if (path in guestOnlyPaths || protectedPaths.includes(path)) return false;
  return path !== paths.forgotPassword && !new URLSearchParams(search).has('token');
}

/**
 * The page whose link has opened this document, where it is worth returning to: one that waits for a touch, as links
 * of all others open none.
 */
export function pageBeforeDocument(referrer: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  const path = withoutPrefix(pathname);
  const isWaiting = waitingPaths.includes(canonicalPath(path)) || path.startsWith(ownPagePath(''));
  return origin === ownOrigin && isWaiting && isWorthReturning({ path, search }) ? path + search : undefined;
}
