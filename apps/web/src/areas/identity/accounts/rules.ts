import type { User } from '@waymark/contract/identity/accounts';
import { checkoutLinkParameter, orderPlanPath, paths, planParameter } from '@waymark/contract/paths';

/**
 * A link between login and registration keeps the package or the plan that somebody set out to buy (B-1, B-3, D-10).
 * A plan is for a company: it is not carried to the candidates' registration.
 */
export function withPurchase(path: string, search: URLSearchParams): string {
  const plan = path === paths.register ? null : search.get(planParameter);
  const given = { [checkoutLinkParameter]: search.get(checkoutLinkParameter), [planParameter]: plan };
  const kept = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** Where somebody who signs in with a plan in mind goes on; undefined without one. */
export function planReturnPath(path: string, search: URLSearchParams): string | undefined {
  const plan = search.get(planParameter);
  return plan && path === paths.login ? orderPlanPath(plan) : undefined;
}

/** What our own pages want said above a form (B-14); addresses cannot put anything there. */
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
/** Typed beside a new address, and part of the form only then. */
interface Proof {
  currentPassword?: string | undefined;
}
export type DetailValues = Pick<User, (typeof detailFields)[number]> & Proof;
export type ProfileValues = Pick<User, (typeof profileFields)[number]> & Proof;

function pick<K extends keyof User>(user: User, fields: readonly K[]): Pick<User, K> {
  return Object.fromEntries(fields.map((field) => [field, user[field]])) as Pick<User, K>;
}

/** What the profile form edits of a user, which is what PUT /update-user takes. */
export function profileValuesOf(user: User): ProfileValues {
  return pick(user, profileFields);
}

/** What PUT /account-details takes of everybody who is no candidate. */
export function detailValuesOf(user: User): DetailValues {
  return pick(user, detailFields);
}

/** Whether an address that is typed into a form can only be saved with the password. */
export function needsPassword(
  { email, pendingEmail, hasPassword }: Pick<User, 'email' | 'pendingEmail' | 'hasPassword'>,
  typed: string,
): boolean {
  const wanted = typed.trim().toLowerCase();
  return hasPassword && wanted !== email.toLowerCase() && wanted !== pendingEmail;
}

/** What a guesser of this person's password would try first. */
export function ownWordsOf(user: Pick<User, 'email' | 'firstName' | 'lastName'> | null): string[] {
  return user ? [user.email, user.firstName, user.lastName] : [];
}

/** The router counts its pages of a tab: the first one, also after a redirect, has none before it. */
export function hasPageBefore(historyState: unknown): boolean {
  if (typeof historyState !== 'object' || historyState === null || !('idx' in historyState)) return false;
  return typeof historyState.idx === 'number' && historyState.idx > 0;
}
