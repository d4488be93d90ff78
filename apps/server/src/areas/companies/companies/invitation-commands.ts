import type { InviteFields } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteCompanyEvent } from './commands.ts';
import { invitationDays, invitationsKept, invitationsKeptDays } from './constants.ts';
import { invitationMail } from './emails/invitation.ts';
import { lockMembers } from './member-commands.ts';
import { requireOwnership } from './rules.ts';

/**
 * Invites an address by mail; a second invitation replaces the first, whose link then leads nowhere. Throws
 * `forbidden` to an owner whose own address is unproven or whose company is held, `conflict` for the address of a
 * member and for one too many.
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

async function refuseTooMany(transaction: Kysely<Tables>, companyId: string, email: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('company_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '<>', email)
    .executeTakeFirstOrThrow();
  if (count < invitationsKept) return;
  throw new AppError(
    'conflict',
    `${count} invitations of your company are open. Withdraw some of them first.`,
  );
}

async function writeInvitation(
  transaction: Kysely<Tables>,
  invitation: InviteFields & { companyId: string; userId: string; hash: string },
): Promise<void> {
  const renewed = {
    member_role: invitation.memberRole,
    invited_by: invitation.userId,
    token_hash: invitation.hash,
    expires_at: sql<Date>`now() + make_interval(days => ${invitationDays}::int)`,
    created_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('company_invitations')
    .values({ id: newId(), company_id: invitation.companyId, email: invitation.email, ...renewed })
    .onConflict((conflict) => conflict.expression(sql`company_id, lower(email)`).doUpdateSet(renewed))
    .execute();
}

/** Takes an invitation back. Throws `not_found` for one of another company. */
export async function withdrawInvitation(
  database: Kysely<Tables>,
  { companyId }: EmployerViewer,
  invitationId: string,
): Promise<void> {
  const withdrawn = await database
    .deleteFrom('company_invitations')
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!withdrawn) throw new AppError('not_found', 'This invitation was accepted or withdrawn already.');
}

/** Forgets invitations that ran out long ago, and with them addresses of strangers. */
export async function forgetOldInvitations(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('company_invitations')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${invitationsKeptDays}::int)`)
    .execute();
}

function unconfirmedOwner(): AppError {
  return new AppError(
    'forbidden',
    'Confirm your own e-mail address before you invite colleagues. The link is in our mail to you; your account page sends a new one.',
  );
}

function memberAlready(): AppError {
  const message = 'This address belongs to a member of your company already.';
  return new AppError('conflict', message, { fields: { email: message } });
}

function heldCompany(): AppError {
  return new AppError(
    'forbidden',
    'Our team has to look at your company first: another one has its name or its website.',
  );
}
