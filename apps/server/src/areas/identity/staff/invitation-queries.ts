import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { staffInvitationsKept } from './constants.ts';
import type { StaffInvitationRow } from './presenter.ts';

function selectInvitations(database: Kysely<Tables>) {
  return database
    .selectFrom('staff_invitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.staff_role'])
    .select(['invitation.created_at', 'invitation.expires_at'])
    .select(sql<boolean>`invitation.expires_at <= now()`.as('expired'))
    .select(['users.first_name as inviter_first_name', 'users.last_name as inviter_last_name']);
}

/** The invitations that nobody has accepted, newest first; those that ran out are among them. */
export function listStaffInvitations(database: Kysely<Tables>): Promise<StaffInvitationRow[]> {
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
