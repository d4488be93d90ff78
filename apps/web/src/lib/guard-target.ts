import { canonicalPath, guestOnlyPaths, paths, protectedPaths } from '@waymark/contract/paths';
import type { AuthState } from './auth-state.ts';

interface Visit {
  path: string;
  auth: Pick<AuthState, 'authenticationChecked' | 'loading' | 'isAuthenticated'>;
  /** Whether somebody was signed in a moment ago: leaving the account leads to the login page. */
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
