import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The addresses of all members of staff but those who are suspended: what visitors send is not theirs any more. */
export async function listStaffAddresses(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'staff')
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Whether what somebody has set for later, as `scheduled_by` says, is still theirs to say: moderators and
 * administrators who are not suspended. Where nobody is named it is: nobody noted it.
 */
export const isStillSet = sql<boolean>`(scheduled_by is null or exists (
  select from users
  where users.id = scheduled_by and staff_role in ('moderator', 'administrator') and suspended_at is null
))`;

export const isHeld = sql<boolean>`not ${isStillSet}`;
