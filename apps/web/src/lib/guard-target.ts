import { canonicalPath, guestOnlyPaths, paths, protectedPaths } from '@waymark/contract/paths';
import type { AuthState } from './auth-state.ts';

interface Visit {
  path: string;
  auth: Pick<AuthState, 'authenticationChecked' | 'loading' | 'isAuthenticated'>;
  /** Whether a member was signed in a moment ago: signing out leads to the login page. */
  wasAuthenticated: boolean;
  /** Where the person came from, or wanted to go, before signing in. */
  returnPath: string | undefined;
}

/** Where a visit is sent instead; null when it may stay. A path in another spelling is the same page. */
export function guardTarget({ path: spelled, auth, wasAuthenticated, returnPath }: Visit): string | null {
  if (!auth.authenticationChecked || auth.loading) return null;
  const path = canonicalPath(spelled);
  if (!auth.isAuthenticated) {
    if (wasAuthenticated) return paths.login;
    return protectedPaths.includes(path) ? paths.root : null;
  }
  const home = guestOnlyPaths[path];
  return home === undefined ? null : (returnPath ?? home);
}

/**
 * Whether a guest who goes from a page to the login page is taken back to it: not to another form of the account, and
 * not to a mailed link, which works once.
 */
export function isWorthReturning({ path, search }: { path: string; search: string }): boolean {
  if (path in guestOnlyPaths || protectedPaths.includes(path)) return false;
  return path !== paths.forgotPassword && !new URLSearchParams(search).has('token');
}
