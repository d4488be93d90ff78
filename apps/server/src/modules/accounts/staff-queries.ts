import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

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
