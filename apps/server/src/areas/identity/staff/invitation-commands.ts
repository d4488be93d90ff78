import type { Role } from '@waymark/contract/identity/choices';
import type { InviteStaffFields } from '@waymark/contract/identity/team';
import { paths } from '@waymark/contract/paths';
import { type Message, msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { StaffViewer } from '../accounts/policy.ts';
import { noteStaffAction } from '../audit/commands.ts';
import { staffInvitationDays, staffInvitationsKept, staffInvitationsKeptDays } from './constants.ts';
import { staffInvitationMail } from './emails/staff-invitation.ts';
import { lockStaff } from './member-commands.ts';
import { requireStillAdministrator } from './member-rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Invites an address to the staff by mail and gives the link; a second invitation replaces the first, whose
 * link then leads nowhere. `viewer` is undefined for the command line. Throws `conflict` for an address that
 * has an account.
 */
export async function inviteStaff(
  { database, queue, config }: Parts,
  viewer: StaffViewer | undefined,
  { email, staffRole }: InviteStaffFields,
): Promise<string> {
  const { secret, hash } = newSecret();
  const link = `${config.publicUrl}${paths.joinStaff}?token=${secret}`;
  await database.transaction().execute(async (transaction) => {
    const members = await lockStaff(transaction);
    if (viewer) requireStillAdministrator(members, viewer.userId);
    await refuseAccount(transaction, email);
    await refuseTooMany(transaction, email);
    const id = await writeInvitation(transaction, {
      email,
      staffRole,
      hash,
      invitedBy: viewer?.userId ?? null,
    });
    await noteStaffAction(transaction, {
      staffId: viewer?.userId ?? null,
      action: 'staff.invite',
      subjectKind: 'invitation',
      subjectId: id,
      after: { staffRole },
    });
    const mail = staffInvitationMail(email, { staffRole, link });
    await queue.enqueue(transaction, 'send-mail', { ...mail, ...(viewer && { concerns: viewer.userId }) });
  });
  return link;
}

/** An account has one role: a candidate or an employer joins with another address. */
export async function refuseAccount(database: Kysely<Tables>, email: string): Promise<void> {
  const account = await database
    .selectFrom('users')
    .select('role')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (!account) return;
  const message = refusals[account.role];
  throw new AppError('conflict', message, { fields: { email: message } });
}

const refusals: Record<Role, Message> = {
  candidate: msg`This address has a candidate’s account, and an account has one role only. Use another address, or delete that account first: it takes seven days.`,
  employer: msg`This address has an employer’s account, and an account has one role only. Use another address, or delete that account first: it takes seven days.`,
  staff: msg`This address belongs to a member of staff already.`,
};

async function refuseTooMany(transaction: Kysely<Tables>, email: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('staff_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '<>', email.toLowerCase())
    .executeTakeFirstOrThrow();
  if (count >= staffInvitationsKept) {
    throw new AppError('conflict', msg`${count} invitations are open. Withdraw some of them first.`);
  }
}

async function writeInvitation(
  transaction: Kysely<Tables>,
  invitation: InviteStaffFields & { hash: string; invitedBy: string | null },
): Promise<string> {
  const renewed = {
    staff_role: invitation.staffRole,
    invited_by: invitation.invitedBy,
    token_hash: invitation.hash,
    expires_at: sql<Date>`now() + make_interval(days => ${staffInvitationDays}::int)`,
    created_at: sql<Date>`now()`,
  };
  const { id } = await transaction
    .insertInto('staff_invitations')
    .values({ id: newId(), email: invitation.email, ...renewed })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes an invitation back. Throws `not_found` for one that was accepted or withdrawn. */
export async function withdrawStaffInvitation(
  { database }: Pick<Parts, 'database'>,
  { userId: staffId }: StaffViewer,
  invitationId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    requireStillAdministrator(await lockStaff(transaction), staffId);
    const withdrawn = await transaction
      .deleteFrom('staff_invitations')
      .where('id', '=', invitationId)
      .returning('staff_role')
      .executeTakeFirst();
    if (!withdrawn) throw new AppError('not_found', msg`This invitation was accepted or withdrawn already.`);
    await noteStaffAction(transaction, {
      staffId,
      action: 'staff.withdraw-invitation',
      subjectKind: 'invitation',
      subjectId: invitationId,
      before: { staffRole: withdrawn.staff_role },
    });
  });
}

/** Forgets invitations that ran out long ago. */
export async function forgetOldInvitations(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('staff_invitations')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${staffInvitationsKeptDays}::int)`)
    .execute();
}
