import type { AcceptInvitationFields } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import emailProviders from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { InviteeRow } from './queries.ts';

/** Lets a live invitation pass. Throws `gone`. */
export function requireInvitation<Row>(invitation: Row | undefined): Row {
  if (invitation) return invitation;
  throw new AppError(
    'gone',
    'This invitation was used, was withdrawn or has expired. Ask your colleague for a new one.',
  );
}

/** Lets an address pass that can join: one without an account, or with an employer's. Throws `conflict`. */
export function requireInvitable(invitee: InviteeRow | undefined): InviteeRow | undefined {
  if (!invitee) return undefined;
  if (invitee.role !== 'employer') {
    const who = invitee.role === 'candidate' ? 'a candidate' : 'staff';
    throw new AppError(
      'conflict',
      `This address has an account for ${who}, and an account has one role only. Ask your colleague to invite another address of yours.`,
    );
  }
  // Whoever opened that account may not be the one who reads this mailbox; they must not come in with it.
  if (invitee.email_confirmed_at === null) {
    throw new AppError(
      'conflict',
      'This address has an account that was never confirmed. Choose "Forgot your password?" on the sign-in page, set a new one, then open this link again.',
    );
  }
  return invitee;
}

interface NewAccount {
  firstName: string;
  lastName: string;
  password: string;
}

/** Who joins: the account that the address has, or what a new one is made of. Throws where neither fits. */
export function readJoiner(
  { firstName, lastName, password }: AcceptInvitationFields,
  invitee: InviteeRow | undefined,
): InviteeRow | NewAccount {
  const given = firstName !== undefined && lastName !== undefined && password !== undefined;
  if (!invitee) {
    if (given) return { firstName, lastName, password };
    throw invalidFields({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      password: 'Password is required',
    });
  }
  if (!given) return invitee;
  throw new AppError('conflict', 'This address has an account by now. Open the link again to join with it.');
}

/** Under which letter of the alphabet bar a name stands: 'a' to 'z', '0-9', or '' in scripts without one (I-8). */
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

/** Finds somebody among the members. Throws `not_found` for anybody else, another company's member included. */
export function requireMember<Row extends Membership>(members: readonly Row[], userId: string): Row {
  const member = members.find((one) => one.user_id === userId);
  if (!member) throw new AppError('not_found', 'This person does not belong to your company.');
  return member;
}

/** Lets only an owner pass, by what holds now: the gate looked a moment ago. */
export function requireOwnership(members: readonly Membership[], userId: string): void {
  if (members.find((one) => one.user_id === userId)?.member_role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner of the company can do this. Ask one of them.');
  }
}

/** Lets nobody stop being an owner whom the others need as their last one. Throws `conflict`. */
export function requireOtherOwner(members: readonly Membership[], userId: string): void {
  const others = members.filter((one) => one.user_id !== userId);
  if (others.length > 0 && !others.some((one) => one.member_role === 'owner')) {
    throw new AppError(
      'conflict',
      'You are the only owner of the company. Make one of your colleagues an owner first.',
    );
  }
}

/**
 * The address name of a company: letters and digits of any script, joined by hyphens.
 * Two spellings with the same slug are one company.
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

/** Whether the address is all of a website: a page of another's is nobody's own. */
export function isOwnWebsite(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, pathname, search } = new URL(website);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}

/** The slug, or the slug with the first number from 2 that nobody has taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The host of a website, without "www."; undefined for what is no address. */
export function websiteHost(website: string): string | undefined {
  return URL.parse(website)?.hostname.replace(/^www\./, '') || undefined;
}

/** Hosts where anybody gets a mailbox: a mailbox there proves nothing about a company. */
const publicProviders: ReadonlySet<string> = new Set(emailProviders);

/**
 * The host of a website that can be somebody's alone: a name below a public suffix, no address of numbers. A host of
 * free mailboxes is the provider's, whoever has one. Undefined where the website has none.
 */
export function provableHost(website: string): string | undefined {
  const host = websiteHost(website);
  if (host === undefined || publicProviders.has(host)) return undefined;
  return getDomain(host, { allowPrivateDomains: true }) === null ? undefined : host;
}

/**
 * Whether a mailbox belongs to a website: at its host or at one above it, as ada@acme.example does to
 * jobs.acme.example. One below it may be a student's, a customer's.
 */
export function isMailboxOf(email: string, host: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (publicProviders.has(domain)) return false;
  if (getDomain(domain, { allowPrivateDomains: true }) === null) return false;
  return host === domain || host.endsWith(`.${domain}`);
}
