/**
 * Where to go on after signing in or up. It travels in the navigation's state, which only our own pages can
 * write, and still only a path of our own is accepted.
 */
export function returnPathOf(navigationState: unknown): string | undefined {
  if (typeof navigationState !== 'object' || navigationState === null) return undefined;
  const next = 'next' in navigationState ? navigationState.next : undefined;
  return isOwnPath(next) ? next : undefined;
}

/** "//host" and "/\\host" lead to another site. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

/** Known to the guard alone, which sees each page; for those who leave the site to sign in, and come back to another. */
let leadsTo: string | undefined;

/** Notes where signing in on this page leads. */
export function noteReturnPath(path: string | undefined): void {
  leadsTo = path;
}

export const readReturnPath = (): string | undefined => leadsTo;
