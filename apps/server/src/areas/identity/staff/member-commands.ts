import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { endInvitationsOf } from '../accounts/pending-commands.ts';
import type { StaffViewer } from '../accounts/policy.ts';
import { lockAccount } from '../accounts/queries.ts';
import { recipientOf } from '../accounts/rules.ts';
import { endSessions } from '../accounts/session-commands.ts';
import { noteStaffAction } from '../audit/commands.ts';
import { resetMfa } from '../mfa/setup-commands.ts';
import { staffRoleChangedMail } from './emails/staff-role-changed.ts';
import {
  requireOtherAdministrator,
  requireStaffMember,
  requireStillAdministrator,
  type HeldMember,
} from './member-rules.ts';
import { listHeldMembers } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * The members of staff, locked until this transaction ends. Two administrators who demote each
 * other come one after the other: the second decides by what the first has left.
 */
export async function lockStaff(transaction: Kysely<Tables>): Promise<HeldMember[]> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'staff')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // A row that was waited for is read as it was found: once more, now that all of them are held.
  return listHeldMembers(transaction);
}

/**
 * Refuses to take the only administrator away; everybody else passes. Asked before the account's own row is
 * held: those of the staff are held in one order. Throws `conflict`.
 */
export async function refuseLastAdministrator(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account?.role === 'staff') requireOtherAdministrator(await lockStaff(transaction), userId);
}

/** Gives a member of staff another role and tells them. Throws `conflict` for the only administrator. */
export async function changeStaffRole(
  { database, queue, config }: Parts,
  { userId: staffId }: StaffViewer,
  userId: string,
  staffRole: StaffRole,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockStaff(transaction);
    requireStillAdministrator(members, staffId);
    const { staff_role: before } = requireStaffMember(members, userId);
    if (before === staffRole) return;
    if (staffRole !== 'administrator') requireOtherAdministrator(members, userId);
    await transaction.updateTable('users').set({ staff_role: staffRole }).where('id', '=', userId).execute();
    if (staffRole !== 'administrator') await endInvitationsOf(transaction, userId);
    await noteStaffAction(transaction, {
      staffId,
      action: 'staff.change-role',
      subjectKind: 'user',
      subjectId: userId,
      before: { staffRole: before },
      after: { staffRole },
    });
    if (userId === staffId) return;
    const account = await lockAccount(transaction, userId);
    const mail = staffRoleChangedMail(recipientOf(account), {
      staffRole,
      staffPage: config.publicUrl + paths.staff,
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

/** Signs a member of staff out everywhere; oneself, everywhere else. */
export async function endStaffSessions(
  { database }: Pick<Parts, 'database'>,
  { userId: staffId, sessionId }: StaffViewer,
  userId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockStaff(transaction);
    requireStillAdministrator(members, staffId);
    requireStaffMember(members, userId);
    await endSessions(transaction, userId, userId === staffId ? { sessionId } : undefined);
    await noteStaffAction(transaction, {
      staffId,
      action: 'staff.end-sessions',
      subjectKind: 'user',
      subjectId: userId,
    });
  });
}

/**
 * Takes MFA off a member of staff who has lost it; they set up a new one when they sign in.
 * Throws `conflict` for oneself: that takes password and code.
 */
export async function resetStaffMfa(
  parts: Parts,
  { userId: staffId }: StaffViewer,
  userId: string,
  userAgent: string,
): Promise<void> {
  if (userId === staffId) {
    throw new AppError(
      'conflict',
      msg`Change your own two-factor authentication in your account, with a code.`,
    );
  }
  await parts.database.transaction().execute(async (transaction) => {
    const members = await lockStaff(transaction);
    requireStillAdministrator(members, staffId);
    requireStaffMember(members, userId);
    await resetMfa(transaction, parts, userId, userAgent);
    await noteStaffAction(transaction, {
      staffId,
      action: 'staff.reset-second-step',
      subjectKind: 'user',
      subjectId: userId,
    });
  });
}
