import type { AcceptInvitationFields } from '@waymark/contract/companies/companies';
import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { getAccount, lockAccount } from '../../identity/accounts/queries.ts';
import { addresseeOf } from '../../identity/accounts/rules.ts';
import { startSession } from '../../identity/accounts/session-commands.ts';
import { createEmployer, hashNewPassword, noteCompanyEvent } from './commands.ts';
import type { NewEmployer } from './commands.ts';
import { memberJoinedMail } from './emails/member-joined.ts';
import { lockMembers } from './member-commands.ts';
import type { MemberRow } from './presenter.ts';
import { findInvitation, findInvitee } from './queries.ts';
import { readJoiner, requireInvitable, requireInvitation } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

interface Joined {
  companyId: string;
  companyName: string;
  userId: string;
  /** Only of an account that was made by joining: a link signs nobody in to one that exists (B-11). */
  session: { account: AccountRow; accessToken: string } | undefined;
}

/**
 * Joins a company by a mailed link: with the employer's account of the invited address, or with a new one. Throws
 * `gone` for a link that is spent, `conflict` for an account that cannot join.
 */
export async function joinCompany(
  services: Parts,
  fields: AcceptInvitationFields,
  userAgent: string,
): Promise<Joined> {
  const { database, config } = services;
  const offer = requireInvitation(await findInvitation(database, fields.token));
  const joiner = await prepareJoiner(database, offer.email, fields);
  return database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, offer.company_id);
    const invitation = await consumeInvitation(transaction, fields.token);
    const userId =
      'id' in joiner
        ? await holdInvitee(transaction, joiner, offer.email)
        : await createEmployer(transaction, joiner);
    await transaction
      .insertInto('company_members')
      .values({ company_id: offer.company_id, user_id: userId, member_role: invitation.member_role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const account = await getAccount(transaction, userId);
    await tellOwners(transaction, services, {
      members,
      invitation,
      account,
      companyName: offer.company_name,
    });
    const event = { companyId: offer.company_id, userId, kind: 'member-joined' } as const;
    await noteCompanyEvent(transaction, { ...event, detail: invitation.member_role });
    const joined = { companyId: offer.company_id, companyName: offer.company_name, userId };
    if ('id' in joiner) return { ...joined, session: undefined };
    const accessToken = await startSession(transaction, userId, {
      userAgent,
      sessionDays: config.sessionDays,
    });
    return { ...joined, session: { account, accessToken } };
  });
}

/** The account that joins, or what a new one is made of, its mailbox proven by the link. */
async function prepareJoiner(
  database: Kysely<Tables>,
  email: string,
  fields: AcceptInvitationFields,
): Promise<{ id: string } | NewEmployer> {
  const joiner = readJoiner(fields, requireInvitable(await findInvitee(database, email)));
  if ('id' in joiner) return joiner;
  const { firstName, lastName, password } = joiner;
  const passwordHash = await hashNewPassword(password, { email, firstName, lastName });
  return { email, firstName, lastName, passwordHash, confirmed: true };
}

/** The account that joins, held, if the invited address is still its own: it may have been changed this moment. */
async function holdInvitee(
  transaction: Kysely<Tables>,
  { id }: { id: string },
  email: string,
): Promise<string> {
  const account = await lockAccount(transaction, id);
  return requireInvitation(account.email.toLowerCase() === email.toLowerCase() ? id : undefined);
}

interface Consumed {
  member_role: MemberRole;
  invited_by: string | null;
}

/** Of two simultaneous uses one finds no row. Throws `gone`. */
async function consumeInvitation(transaction: Kysely<Tables>, token: string): Promise<Consumed> {
  const invitation = await transaction
    .deleteFrom('company_invitations')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['member_role', 'invited_by'])
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

/** Tells the owners, and whoever has invited, who is there now. */
async function tellOwners(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Parts, 'queue' | 'config'>,
  { members, invitation, account, companyName }: Arrival,
): Promise<void> {
  const joiner = { name: `${account.first_name} ${account.last_name}`, email: account.email };
  for (const member of members) {
    const concerned = member.member_role === 'owner' || member.user_id === invitation.invited_by;
    if (!concerned || member.user_id === account.id || member.suspended_at !== null) continue;
    const mail = memberJoinedMail(addresseeOf(member), { joiner, companyName, publicUrl: config.publicUrl });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
  }
}
