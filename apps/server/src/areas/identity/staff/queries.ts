import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { staffInvitationsKept } from './constants.ts';
import { presentStaffInvitation, presentStaffMember, type StaffInvitationRow } from './presenter.ts';
import type { StaffTeam } from '@waymark/contract/identity/team';
import { defaultPageSize } from '@waymark/contract/pagination';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isLastAdministrator, type HeldMember } from './member-rules.ts';

function selectInvitations(database: Kysely<Tables>) {
  return database
    .selectFrom('staff_invitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.staff_role'])
    .select(['invitation.created_at', 'invitation.expires_at'])
    .select(sql<boolean>`invitation.expires_at <= now()`.as('expired'))
    .select(['users.first_name as inviter_first_name', 'users.last_name as inviter_last_name']);
}

/** Open invitations, newest first, expired ones included. */
function listStaffInvitations(database: Kysely<Tables>): Promise<StaffInvitationRow[]> {
  return selectInvitations(database)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(staffInvitationsKept)
    .execute();
}

/** The live invitation of a mailed link; undefined when it was accepted, withdrawn or has run out. */
export function findStaffInvitation(
  database: Kysely<Tables>,
  token: string,
): Promise<StaffInvitationRow | undefined> {
  return selectInvitations(database)
    .where('invitation.token_hash', '=', hashSecret(token))
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** All members of staff, as far as it decides who may do what; they are few. */
export function listHeldMembers(database: Kysely<Tables>): Promise<HeldMember[]> {
  return database
    .selectFrom('users')
    .select(['id', 'is_demo'])
    .select(({ ref }) => ref('staff_role').$notNull().as('staff_role'))
    .select(sql<boolean>`suspended_at is not null`.as('is_suspended'))
    .select(sql<boolean>`suspended_at is null and deletion_due_at is null`.as('is_active'))
    .where('role', '=', 'staff')
    .orderBy('id')
    .execute();
}

/** A page of the members of staff with the open invitations. Throws `not_found` beyond the last page. */
export async function listStaff(
  database: Kysely<Tables>,
  viewerId: string,
  page: number,
): Promise<StaffTeam> {
  const held = await listHeldMembers(database);
  refuseBeyondLastPage(page, defaultPageSize, held.length);
  const rows = await database
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.created_at'])
    .select('users.suspended_at')
    .select(({ ref }) => ref('users.staff_role').$notNull().as('staff_role'))
    .select('files.storage_key as picture_key')
    .select(hasMfa.as('has_second_step'))
    .select([liveSessions.as('session_count'), lastUse.as('last_used_at')])
    .where('users.role', '=', 'staff')
    .orderBy(sql`lower(coalesce(nullif(last_name, ''), first_name)), lower(first_name), users.id`)
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  const invitations = await listStaffInvitations(database);
  return {
    data: rows.map((row) =>
      presentStaffMember(row, { own: row.id === viewerId, last: isLastAdministrator(held, row.id) }),
    ),
    total: held.length,
    page,
    pageSize: defaultPageSize,
    invitations: invitations.map(presentStaffInvitation),
  };
}

/** Members of the staff who could sign in with their password alone; those of the demo do. */
export async function countWithoutMfa(database: Kysely<Tables>): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role', '=', 'staff')
    .where('is_demo', '=', false)
    .where('suspended_at', 'is', null)
    .where(sql<boolean>`not ${hasMfa}`)
    .executeTakeFirstOrThrow();
  return count;
}

const hasMfa = sql<boolean>`(
  exists (select from totp_secrets where user_id = users.id and confirmed_at is not null)
  or exists (select from passkeys where user_id = users.id)
)`;

const liveSessions = sql<number>`(
  select count(*)::int from sessions where user_id = users.id and expires_at > now()
)`;

const lastUse = sql<Date | null>`(
  select max(last_used_at) from sessions where user_id = users.id and expires_at > now()
)`;
