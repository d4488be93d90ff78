import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOwnDatabase } from '../../testing/test-database.ts';
import { vacuum } from './vacuum.ts';

test('all tables are looked through, those of the database itself and of the queue too', async () => {
  const { database, close } = await openOwnDatabase();
  await vacuum(database);
  const { rows } = await sql<{ schema: string; untouched: number; looked: number }>`
    select nspname as schema, count(*) filter (where reltuples < 0)::int as untouched, count(*)::int as looked
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pg_catalog') group by nspname order by nspname
  `.execute(database);
  expect(rows.map(({ schema, untouched }) => ({ schema, untouched }))).toEqual([
    { schema: 'pg_catalog', untouched: 0 },
    { schema: 'public', untouched: 0 },
  ]);
  expect(rows.every(({ looked }) => looked > 30)).toBe(true);
  await close();
});

test('one that was told to end leaves the rest', async () => {
  const { database, close } = await openOwnDatabase();
  await vacuum(database, AbortSignal.abort());
  const { rows } = await sql`select 1 from pg_class where relname = 'jobs' and reltuples < 0`.execute(
    database,
  );
  expect(rows).toHaveLength(1);
  await close();
});
