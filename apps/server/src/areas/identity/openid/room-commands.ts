import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Deletes the oldest rows of sign-ins under way, so that there are at most `kept` with the one that is added next. */
export async function makeRoom(
  database: Kysely<Tables>,
  table: 'staff_sso_attempts' | 'provider_attempts' | 'provider_tickets',
  kept: number,
): Promise<void> {
  // The list is made once: within "in (…)" a plan may make it again for each row.
  await sql`
    with beyond as materialized (
      select id from ${sql.table(table)} order by expires_at desc offset ${kept - 1}
    )
    delete from ${sql.table(table)} using beyond where ${sql.table(table)}.id = beyond.id
  `.execute(database);
}
