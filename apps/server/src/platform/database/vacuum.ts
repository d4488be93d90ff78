import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The embedded database has no autovacuum: dead rows and old statistics would slow it down for ever. One
 * table after the other, because its one session serves no other query meanwhile; after an end by `signal`
 * the rest is left for the next time.
 */
export async function vacuum(database: Kysely<Tables>, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence <> 't' and nspname <> 'information_schema'
    order by nspname, relname
  `.execute(database);
  for (const { schema, name } of rows) {
    if (signal?.aborted) return;
    await sql`vacuum (analyze) ${sql.id(schema, name)}`.execute(database);
  }
}
