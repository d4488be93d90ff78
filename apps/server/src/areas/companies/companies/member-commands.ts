import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { addresseeOf } from '../../identity/accounts/rules.ts';
import type { Addressee } from '../../identity/accounts/rules.ts';
import { noteCompanyEvent } from './commands.ts';
import { memberRemovedMail } from './emails/member-removed.ts';
import type { MemberRow } from './presenter.ts';
import { listCompanyMembers } from './queries.ts';
import { requireMember, requireOtherOwner, requireOwnership } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * The members of a company, whom nobody else changes before this transaction ends. Two owners who demote each
 * other, or a last owner who leaves while a colleague joins, come one after the other: the second one decides by
 * what the first has left.
 */
export async function lockMembers(transaction: Kysely<Tables>, companyId: string): Promise<MemberRow[]> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
  return listCompanyMembers(transaction, companyId);
}

/** Makes a colleague, or oneself, an owner, a recruiter or a viewer. Throws `conflict` for the only owner. */
export async function changeMemberRole(
  { database }: Pick<Parts, 'database'>,
  { userId: viewerId, companyId }: EmployerViewer,
  userId: string,
  memberRole: MemberRole,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    requireOwnership(members, viewerId);
    requireMember(members, userId);
    if (memberRole !== 'owner') requireOtherOwner(members, userId);
    await transaction
      .updateTable('company_members')
      .set({ member_role: memberRole })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    const event = { companyId, userId: viewerId, subjectId: userId } as const;
    await noteCompanyEvent(transaction, { ...event, kind: 'member-role-changed', detail: memberRole });
    if (memberRole !== 'owner' && userId !== viewerId)
      await withdrawInvitationsOf(transaction, companyId, userId);
  });
}

/**
 * Removes a colleague, who is told by mail, or leaves the company oneself. Throws `conflict` for the only owner
 * of others.
 */
export async function removeMember(
  { database, queue }: Parts,
  { userId: viewerId, companyId, account }: EmployerViewer,
  userId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    if (userId !== viewerId) requireOwnership(members, viewerId);
    const member = requireMember(members, userId);
    requireOtherOwner(members, userId);
    await transaction
      .deleteFrom('company_members')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    const kind = userId === viewerId ? 'member-left' : 'member-removed';
    await noteCompanyEvent(transaction, { companyId, userId: viewerId, kind, subjectId: userId });
    if (members.length === 1) await desertCompany(transaction, companyId);
    if (userId === viewerId) return;
    await withdrawInvitationsOf(transaction, companyId, userId);
    const mail = memberRemovedMail(addresseeOf(member), { companyName: account.company_name ?? '' });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

/** Whoever is sent away must not come back by an invitation to another address of theirs. */
async function withdrawInvitationsOf(
  transaction: Kysely<Tables>,
  companyId: string,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('invited_by', '=', userId)
    .execute();
}

/** Nobody is left to answer for invitations, whoever came by one would have no owner, and nobody reads applications. */
async function desertCompany(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  await transaction.deleteFrom('company_invitations').where('company_id', '=', companyId).execute();
  // The table of a module that builds on this one.
  await sql`
    update jobs set status = 'expired', updated_at = now()
    where company_id = ${companyId} and status = 'active' and apply_url is null
  `.execute(transaction);
}

/** Mails everybody of a company who may change what it has. */
export async function mailRecruiters(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  companyId: string,
  compose: (to: Addressee) => Mail,
): Promise<void> {
  const recruiters = await transaction
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.member_role', '<>', 'viewer')
    .where('users.suspended_at', 'is', null)
    .orderBy('company_members.created_at')
    .execute();
  for (const { id, ...recruiter } of recruiters) {
    await queue.enqueue(transaction, 'send-mail', { ...compose(addresseeOf(recruiter)), concerns: id });
  }
}
