import type { User } from '@waymark/contract/accounts';
import { checkoutLinkParameter } from '@waymark/contract/paths';
import {
  emptyRegisterValues,
  lastRegisterStep,
  registerSteps,
  type RegisterField,
  type RegisterValues,
} from './constants.ts';

/** A link between login and registration keeps the package that somebody set out to buy (B-1, B-3). */
export function withCheckoutLink(path: string, search: URLSearchParams): string {
  const checkoutLink = search.get(checkoutLinkParameter);
  if (!checkoutLink) return path;
  return `${path}?${new URLSearchParams({ [checkoutLinkParameter]: checkoutLink })}`;
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

/** The first step, from 0, that has one of the fields the server found at fault. */
export function stepOfFields(names: readonly string[]): number | undefined {
  const step = registerSteps.findIndex(({ fields }) => fields.some((field) => names.includes(field)));
  return step === -1 ? undefined : step;
}

export interface RegisterDraft {
  step: number;
  values: Partial<RegisterValues>;
}

/** What to keep of the wizard: everything but the file, which the browser must not keep. */
export function draftOf(step: number, { resume: _file, ...values }: RegisterValues): RegisterDraft {
  return { step, values };
}

/** A stored draft; whatever in it has another shape than today's form is left out. */
export function parseDraft(stored: unknown): RegisterDraft | null {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const { step, values } = stored as { step?: unknown; values: unknown };
  if (typeof values !== 'object' || values === null) return null;
  const kept = Object.entries(values).filter(([name, value]) => fits(name as RegisterField, value));
  return {
    step: typeof step === 'number' && step >= 0 && step <= lastRegisterStep ? Math.floor(step) : 0,
    values: Object.fromEntries(kept),
  };
}

function fits(name: RegisterField, value: unknown): boolean {
  if (name === 'resume' || !(name in emptyRegisterValues)) return false;
  const empty = emptyRegisterValues[name];
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The multipart form of POST /signup: lists repeat their name. */
export function signupFormOf({ resume, valueMostInCompany, ...values }: RegisterValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const value of valueMostInCompany) form.append('valueMostInCompany', value);
  // The file comes last, so that a server which reads in order has the fields before it.
  if (resume) form.append('resume', resume);
  return form;
}

const detailFields = ['email', 'firstName', 'lastName', 'phone'] as const;
const profileFields = [...detailFields, 'jobTitle', 'location', 'desireCompensation'] as const;
export type DetailValues = Pick<User, (typeof detailFields)[number]>;
export type ProfileValues = Pick<User, (typeof profileFields)[number]>;

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

/** What a guesser of this person's password would try first. */
export function ownWordsOf(user: Pick<User, 'email' | 'firstName' | 'lastName'> | null): string[] {
  return user ? [user.email, user.firstName, user.lastName] : [];
}
