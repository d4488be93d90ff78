import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The addresses of all members of staff. */
export async function listStaffAddresses(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'staff')
    .orderBy('created_at')
    .execute();
  return rows.map(({ email }) => email);
}
