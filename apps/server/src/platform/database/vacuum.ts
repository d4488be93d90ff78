import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The embedded database has no autovacuum: dead rows and old statistics would slow it down for ever. */
export async function vacuum(database: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
}
