import type { AcceptInvitationFields } from '@waymark/contract/companies/companies';
import type { MemberRole, Role } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import emailProviders from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** How long an invitation can be accepted: a colleague may be away for a week. */
export const invitationDays = 7;

/** Requires a valid invitation. Throws `gone`. */
export function requireInvitation<Row>(invitation: Row | undefined): Row {
  if (invitation) return invitation;
  throw new AppError(
    'gone',
    msg`This invitation was used, was withdrawn or has expired. Ask your colleague for a new one.`,
  );
}

/** Requires an address that can join: without an account, or with an employer’s. Throws `conflict`. */
export function requireInvitable(invitee: InviteeRow | undefined): InviteeRow | undefined {
  if (!invitee) return undefined;
  if (invitee.role !== 'employer') {
    throw new AppError(
      'conflict',
      invitee.role === 'candidate'
        ? msg`This address has an account for a candidate, and an account has one role only. Ask your colleague to invite another address of yours.`
        : msg`This address has an account for staff, and an account has one role only. Ask your colleague to invite another address of yours.`,
    );
  }
  // The account may have been opened by another person than the one who reads this mailbox.
  if (invitee.email_confirmed_at === null) {
    throw new AppError(
      'conflict',
      msg`This address has an account that was never confirmed. Choose "Forgot your password?" on the sign-in page, set a new one, then open this link again.`,
    );
  }
  return invitee;
}

interface NewAccount {
  firstName: string;
  lastName: string;
  password: string;
}

/** The existing account, or the data of a new one. Throws if neither fits. */
export function readJoiner(
  { firstName, lastName, password }: AcceptInvitationFields,
  invitee: InviteeRow | undefined,
): InviteeRow | NewAccount {
  const given = firstName !== undefined && lastName !== undefined && password !== undefined;
  if (!invitee) {
    if (given) return { firstName, lastName, password };
    throw invalidFields({
      firstName: msg`First name is required`,
      lastName: msg`Last name is required`,
      password: msg`Password is required`,
    });
  }
  if (!given) return invitee;
  throw new AppError(
    'conflict',
    msg`This address has an account by now. Open the link again to join with it.`,
  );
}

/** The letter of the alphabet bar: 'a' to 'z', '0-9', or '' for other scripts (I-8). */
export function letterOf(name: string): string {
  // Accents are marks beside their letter here: É stands under E.
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? [];
  if (/[a-z]/i.test(first)) return first.toLowerCase();
  return /\d/.test(first) ? '0-9' : '';
}

interface Membership {
  user_id: string;
  member_role: MemberRole;
}

/** Finds a member. Throws `not_found` for any other user. */
export function requireMember<Row extends Membership>(members: readonly Row[], userId: string): Row {
  const member = members.find((one) => one.user_id === userId);
  if (!member) throw new AppError('not_found', msg`This person does not belong to your company.`);
  return member;
}

/** Requires an owner by the locked rows: the gate looked a moment ago. */
export function requireOwnership(members: readonly Membership[], userId: string): void {
  if (members.find((one) => one.user_id === userId)?.member_role !== 'owner') {
    throw new AppError('forbidden', msg`Only an owner of the company can do this. Ask one of them.`);
  }
}

/** Keeps at least one owner. Throws `conflict`. */
export function requireOtherOwner(members: readonly Membership[], userId: string): void {
  const others = members.filter((one) => one.user_id !== userId);
  if (others.length > 0 && !others.some((one) => one.member_role === 'owner')) {
    throw new AppError(
      'conflict',
      msg`You are the only owner of the company. Make one of your colleagues an owner first.`,
    );
  }
}

/**
 * The slug of a company: letters and digits of any script, joined by hyphens; equal slugs are one company.
 */
export function companySlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || 'company';
}

/** Whether the address is a whole website, not a page on another’s. */
export function isOwnWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, pathname, search } = new URL(website);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}

/** The slug, or the slug with the first free number from 2. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The host of a website without "www."; undefined if it cannot be parsed. */
export function websiteHost(website: string): string | undefined {
  return URL.parse(website)?.hostname.replace(/^www\./, '') || undefined;
}

/** Free mail providers: a mailbox there proves nothing about a company. */
const publicProviders: ReadonlySet<string> = new Set(emailProviders);

/**
 * The host of a website if one owner can have it: a name below a public suffix, and not a free mail
 * provider’s.
 */
export function provableHost(website: string): string | undefined {
  const host = websiteHost(website);
  if (host === undefined || publicProviders.has(host)) return undefined;
  return getDomain(host, { allowPrivateDomains: true }) === null ? undefined : host;
}

/**
 * Whether a mailbox is at the website’s host or a parent of it, as ada@acme.example for jobs.acme.example. A
 * subdomain may belong to a customer.
 */
export function isMailboxOf(email: string, host: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (publicProviders.has(domain)) return false;
  if (getDomain(domain, { allowPrivateDomains: true }) === null) return false;
  return host === domain || host.endsWith(`.${domain}`);
}

export interface InviteeRow {
  id: string;
  role: Role;
  email_confirmed_at: Date | null;
}
