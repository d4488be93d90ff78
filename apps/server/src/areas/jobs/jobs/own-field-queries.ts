import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whether a posting, open or closed, has this value in a field of the board's own. */
export async function hasOwnValue(database: Kysely<Tables>, key: string, value: string): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where(sql<boolean>`own_fields @> ${JSON.stringify({ [key]: value })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
