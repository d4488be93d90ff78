import type { User } from '@waymark/contract/identity/accounts';
import { checkoutLinkParameter, orderPlanPath, paths, planParameter } from '@waymark/contract/paths';
import type { NameValues } from '../../../components/form/one-name.ts';

/**
 * Keeps the package or plan in a link between sign-in and registration (B-1, B-3, D-10). A plan is for companies, so
 * the link to the registration of candidates drops it.
 */
export function withPurchase(path: string, search: URLSearchParams): string {
  const plan = path === paths.register ? null : search.get(planParameter);
  const given = { [checkoutLinkParameter]: search.get(checkoutLinkParameter), [planParameter]: plan };
  const kept = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** Where signing in with a chosen plan leads; undefined without a plan. */
export function planReturnPath(path: string, search: URLSearchParams): string | undefined {
  const plan = search.get(planParameter);
  return plan && path === paths.login ? orderPlanPath(plan) : undefined;
}

/** The messages that a page of the site passes on (B-14); an address cannot contain any. */
export function noticesOf(navigationState: unknown): { errorMessage?: string; successMessage?: string } {
  if (typeof navigationState !== 'object' || navigationState === null) return {};
  const { errorMessage, successMessage } = navigationState as Record<string, unknown>;
  return {
    ...(typeof errorMessage === 'string' && { errorMessage }),
    ...(typeof successMessage === 'string' && { successMessage }),
  };
}

export const detailFields = ['email', 'firstName', 'lastName', 'phone'] as const;
export const profileFields = [...detailFields, 'jobTitle', 'location', 'desireCompensation'] as const;
/** Only part of the form while the address changes. */
interface Proof {
  currentPassword?: string | undefined;
}
export type DetailValues = Pick<User, (typeof detailFields)[number]> & NameValues & Proof;
export type ProfileValues = Pick<User, (typeof profileFields)[number]> & NameValues & Proof;

function pick<K extends keyof User>(user: User, fields: readonly K[]): Pick<User, K> {
  return Object.fromEntries(fields.map((field) => [field, user[field]])) as Pick<User, K>;
}

/** The form of PUT /update-user. */
export function profileValuesOf(user: User): ProfileValues {
  return { ...pick(user, profileFields), hasOneName: user.lastName === '' };
}

/** The form of PUT /account-details, for all who are no candidates. */
export function detailValuesOf(user: User): DetailValues {
  return { ...pick(user, detailFields), hasOneName: user.lastName === '' };
}

/** Whether saving the typed address needs the password. */
export function needsPassword(
  { email, pendingEmail, hasPassword }: Pick<User, 'email' | 'pendingEmail' | 'hasPassword'>,
  typed: string,
): boolean {
  const address = typed.trim().toLowerCase();
  return hasPassword && address !== email.toLowerCase() && address !== pendingEmail;
}

/** Words that a guess of the password would try first. */
export function ownWordsOf(user: Pick<User, 'email' | 'firstName' | 'lastName'> | null): string[] {
  return user ? [user.email, user.firstName, user.lastName] : [];
}

/** The router counts its pages per tab: the first one has index 0, also after a redirect. */
export function hasPageBefore(historyState: unknown): boolean {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return false;
  return typeof historyState.idx === 'number' && historyState.idx > 0;
}
