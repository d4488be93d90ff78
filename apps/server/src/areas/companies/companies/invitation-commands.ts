import type { AcceptInvitationFields, InviteFields } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { Client } from '../../../platform/http/request-language.ts';
import { createEmployer, hashNewPassword, type NewEmployer } from '../../identity/accounts/commands.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { getAccount, lockAccount } from '../../identity/accounts/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { startSession } from '../../identity/accounts/session-commands.ts';
import { lockMembers, noteCompanyEvent } from './commands.ts';
import { invitationMail, memberJoinedMail } from './emails/members.ts';
import type { MemberRow } from './presenter.ts';
import { findInvitation } from './queries.ts';
import { requireSeat } from './seat-commands.ts';
import {
  type InviteeRow,
  invitationDays,
  readJoiner,
  requireInvitable,
  requireInvitation,
  requireOwnership,
} from './rules.ts';

/** Open invitations of one company, expired ones included. */
const invitationsKept = 100;

/** How long expired invitations are listed, so that they can be sent again. */
const invitationsKeptDays = 30;

/** Takes back what an account has sent, or what was sent to addresses, which are in lower case. */
export async function endInvitations(
  transaction: Database,
  of: { invitedBy: string } | { sentTo: readonly string[] },
): Promise<void> {
  const own =
    'invitedBy' in of ? sql`invited_by = ${of.invitedBy}` : sql`lower(email) = any(${of.sentTo}::text[])`;
  await sql`delete from company_invitations where ${own}`.execute(transaction);
}

/**
 * Invites an address by mail; a second invitation replaces the first link. Throws `forbidden` for an
 * unconfirmed owner or a held company, `conflict` for a member’s address and at the limit.
 */
export async function inviteColleague(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { userId, companyId, account }: EmployerViewer,
  fields: InviteFields,
): Promise<void> {
  if (account.email_confirmed_at === null) throw unconfirmedOwner();
  if (account.company_held_reason !== null) throw heldCompany();
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    requireOwnership(members, userId);
    if (members.some((member) => member.email.toLowerCase() === fields.email)) throw memberAlready();
    await requireSeat(transaction, companyId, { members: members.length, by: 'owner' });
    await refuseTooMany(transaction, companyId, fields.email);
    await writeInvitation(transaction, { ...fields, companyId, userId, hash });
    const event = { companyId, userId, kind: 'member-invited' } as const;
    await noteCompanyEvent(transaction, { ...event, detail: fields.memberRole });
    const mail = invitationMail(fields.email, {
      companyName: account.company_name ?? '',
      link: `${config.publicUrl}${paths.acceptInvitation}?token=${secret}`,
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

async function refuseTooMany(transaction: Database, companyId: string, email: string) {
  const { count } = await transaction
    .selectFrom('company_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '<>', email)
    .executeTakeFirstOrThrow();
  if (count < invitationsKept) return;
  throw new AppError(
    'conflict',
    msg`${count} invitations of your company are open. Withdraw some of them first.`,
  );
}

async function writeInvitation(
  transaction: Database,
  invitation: InviteFields & { companyId: string; userId: string; hash: string },
) {
  const renewed = {
    member_role: invitation.memberRole,
    invited_by: invitation.userId,
    token_hash: invitation.hash,
    first_owner: false,
    expires_at: sql<Date>`now() + make_interval(days => ${invitationDays}::int)`,
    created_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('company_invitations')
    .values({ id: newId(), company_id: invitation.companyId, email: invitation.email, ...renewed })
    .onConflict((conflict) => conflict.expression(sql`company_id, lower(email)`).doUpdateSet(renewed))
    .execute();
}

/** Withdraws an invitation. Throws `not_found` for another company’s. */
export async function withdrawInvitation(
  database: Database,
  { companyId }: EmployerViewer,
  invitationId: string,
): Promise<void> {
  const withdrawn = await database
    .deleteFrom('company_invitations')
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!withdrawn) throw new AppError('not_found', msg`This invitation was accepted or withdrawn already.`);
}

/** Deletes invitations that expired long ago, and their addresses. */
export async function forgetOldInvitations(database: Database): Promise<void> {
  await database
    .deleteFrom('company_invitations')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${invitationsKeptDays}::int)`)
    .execute();
}

function unconfirmedOwner(): AppError {
  return new AppError(
    'forbidden',
    msg`Confirm your own email address before you invite colleagues. The link is in our mail to you; your account page sends a new one.`,
  );
}

function memberAlready(): AppError {
  const message = msg`This address belongs to a member of your company already.`;
  return new AppError('conflict', message, { fields: { email: message } });
}

function heldCompany(): AppError {
  return new AppError(
    'forbidden',
    msg`Our team has to look at your company first: another one has its name or its website.`,
  );
}

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

interface Joined {
  companyId: string;
  companyName: string;
  userId: string;
  /** Only for a new account: a link does not sign in to an existing one (B-11). */
  session: { account: AccountRow; accessToken: string } | undefined;
}

/**
 * Joins a company by a mailed link, with the address’s employer account or a new one. Throws `gone` for a
 * used link, `conflict` for an account that cannot join.
 */
export async function joinCompany(
  services: Parts,
  fields: AcceptInvitationFields,
  { userAgent, language }: Client,
): Promise<Joined> {
  const { database, config } = services;
  const offer = requireInvitation(await findInvitation(database, fields.token));
  const joiner = await prepareJoiner(offer, fields);
  return database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, offer.company_id);
    const invitation = await consumeInvitation(transaction, fields.token);
    if (invitation.first_owner && members.length > 0) requireInvitation(undefined);
    const userId =
      'id' in joiner
        ? await holdInvitee(transaction, joiner, offer.email)
        : await createEmployer(transaction, { ...joiner, language });
    if (members.every((member) => member.user_id !== userId)) {
      await requireSeat(transaction, offer.company_id, { members: members.length, by: 'invitee' });
    }
    await transaction
      .insertInto('company_members')
      .values({ company_id: offer.company_id, user_id: userId, member_role: invitation.member_role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const account = await getAccount(transaction, userId);
    await mailOwners(transaction, services, {
      members,
      invitation,
      account,
      companyName: offer.company_name,
    });
    const event = { companyId: offer.company_id, userId, kind: 'member-joined' } as const;
    await noteCompanyEvent(transaction, { ...event, detail: invitation.member_role });
    const joined = { companyId: offer.company_id, companyName: offer.company_name, userId };
    if ('id' in joiner) return { ...joined, session: undefined };
    const session = await startSession({ database: transaction, config }, userId, { userAgent });
    return { ...joined, session };
  });
}

/** The account that joins, or the data of a new one, whose address the link confirms. */
async function prepareJoiner(
  { email, invitee }: { email: string; invitee: InviteeRow | undefined },
  fields: AcceptInvitationFields,
): Promise<{ id: string } | Omit<NewEmployer, 'language'>> {
  const joiner = readJoiner(fields, requireInvitable(invitee));
  if ('id' in joiner) return joiner;
  const { firstName, lastName, password } = joiner;
  const passwordHash = await hashNewPassword(password, { email, firstName, lastName });
  return { email, firstName, lastName, passwordHash, confirmed: true };
}

/** Locks the account that joins, if it still has the invited address. */
async function holdInvitee(transaction: Database, { id }: { id: string }, email: string): Promise<string> {
  const account = await lockAccount(transaction, id);
  return requireInvitation(account.email.toLowerCase() === email.toLowerCase() ? id : undefined);
}

interface Consumed {
  member_role: MemberRole;
  invited_by: string | null;
  /** By a move from another board: whoever looks after the company by then invites their colleagues. */
  first_owner: boolean;
}

/** Of two simultaneous uses one finds no row. Throws `gone`. */
async function consumeInvitation(transaction: Database, token: string): Promise<Consumed> {
  const invitation = await transaction
    .deleteFrom('company_invitations')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['member_role', 'invited_by', 'first_owner'])
    .executeTakeFirst();
  await forgetUsedLink(transaction, token);
  return requireInvitation(invitation);
}

interface Arrival {
  /** Who belonged to the company before. */
  members: readonly MemberRow[];
  invitation: Consumed;
  account: AccountRow;
  companyName: string;
}

/** Mails the owners and the inviter. */
async function mailOwners(
  transaction: Database,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  { members, invitation, account, companyName }: Arrival,
) {
  const joiner = { name: fullName(account.first_name, account.last_name), email: account.email };
  for (const member of members) {
    const concerned = member.member_role === 'owner' || member.user_id === invitation.invited_by;
    if (!concerned || member.user_id === account.id || member.suspended_at !== null) continue;
    const mail = memberJoinedMail(recipientOf(member), { joiner, companyName, publicUrl: config.publicUrl });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
  }
}
