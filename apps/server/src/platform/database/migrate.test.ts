import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptyDatabase, temporaryRoot, testServerUrl } from '../../testing/test-database.ts';
import { StartError } from '../errors.ts';
import { backupDatabase } from './backup.ts';
import { migrate } from './migrate.ts';
import { asOneTransaction, readMigration, statementsOf } from './migration-files.ts';
import type { OpenDatabase } from './open-database.ts';

const onEmbedded = testServerUrl === undefined;
const first = { '0001-notes.sql': 'create table notes (id int primary key, text text);' };

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openEmptyDatabase();
});
afterEach(() => opened.close());

/** A version of the product by its migrations. */
async function version(files: Record<string, string>): Promise<URL> {
  const directory = await mkdtemp(join(temporaryRoot(), 'migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return pathToFileURL(`${directory}/`);
}

const migrateTo = async (files: Record<string, string>) =>
  migrate(opened.database, { directory: await version(files) });

const readNotes = async () => (await sql`select * from notes order by id`.execute(opened.database)).rows;

test('[L-32] the version before starts again after a migration that its code can work with', async () => {
  await migrateTo(first);
  await migrateTo({ ...first, '0002-tags.sql': 'alter table notes add column tag text;' });
  expect(await migrateTo(first)).toEqual([]);
});

test('[L-32] the version before is refused after a migration that breaks older code', async () => {
  await migrateTo(first);
  const newer = '-- breaks-older-code: notes are called remarks\nalter table notes rename to remarks;';
  await migrateTo({ ...first, '0002-remarks.sql': newer });
  const starting = migrateTo(first);
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(
    'A newer version of Waymark has changed the database in a way that this version cannot work with (0002-remarks.sql). Start that version, or use another database.',
  );
});

test('[L-32] a migration names the oldest schema whose code runs on it', async () => {
  const second = { ...first, '0002-tags.sql': 'alter table notes add column tag text;' };
  await migrateTo(second);
  await migrateTo({
    ...second,
    '0003-no-text.sql': '-- oldest-suitable: 0002\nalter table notes drop column text;',
  });
  expect(await migrateTo(second)).toEqual([]);
  await expect(migrateTo(first)).rejects.toThrow('0003-no-text.sql');
});

test('a migration of which nothing is known is taken as one that breaks older code', async () => {
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    opened.database,
  );
  await sql`insert into migrations (name) values ('0002-other.sql')`.execute(opened.database);
  await expect(migrateTo(first)).rejects.toThrow('0002-other.sql');
});

test('[L-32] a database that did not begin with the first migration is left as it is', async () => {
  await migrateTo({ '0001-foundation.sql': 'create table letters (id int);' });
  const starting = migrateTo(first);
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(
    'The database was made before the first migration of this version (it has 0001-foundation.sql), and cannot be brought up to date. Use another database: set DATABASE_URL or DATA_DIR.',
  );
});

test('a database of a version that kept no suitable schemas gets their column', async () => {
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    opened.database,
  );
  await sql`insert into migrations (name) values ('0001-notes.sql')`.execute(opened.database);
  await migrateTo({ ...first, '0002-more.sql': 'create table more (id int);' });
  const { rows } = await sql`select name, oldest_suitable from migrations order by name`.execute(
    opened.database,
  );
  expect(rows).toEqual([
    { name: '0001-notes.sql', oldest_suitable: null },
    { name: '0002-more.sql', oldest_suitable: 0 },
  ]);
});

test('an older version makes no backup of a schema it does not know', async () => {
  await migrate(opened.database);
  await sql`insert into migrations (name, oldest_suitable) values ('9000-later.sql', 0)`.execute(
    opened.database,
  );
  await expect(backupDatabase(opened, async () => {})).rejects.toThrow(
    'A newer version of Waymark has changed the database (9000-later.sql). Make the backup with that version.',
  );
});

const index = `-- without-transaction
drop index concurrently if exists notes_text;
-- Read by text.
create index concurrently notes_text on notes (text);
`;

test('an index is built outside of a transaction, and again after an attempt that left half of one', async () => {
  await migrateTo(first);
  await sql`create index notes_text on notes (id)`.execute(opened.database);
  expect(await migrateTo({ ...first, '0002-index.sql': index })).toEqual(['0002-index.sql']);
  const { rows } = await sql`
    select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = indexname::regclass
    where indexname = 'notes_text'
  `.execute(opened.database);
  expect(rows).toEqual([{ indexdef: expect.stringContaining('(text)'), indisvalid: true }]);
  const { rows: limits } = await sql`show lock_timeout`.execute(opened.database);
  expect(limits).toEqual([{ lock_timeout: '0' }]);
});

test('a restored database gets such an index within its one transaction', async () => {
  const directory = await version({ '0002-index.sql': index });
  const migration = await readMigration('0002-index.sql', directory);
  expect(statementsOf(migration.text)).toEqual([
    'drop index concurrently if exists notes_text',
    'create index concurrently notes_text on notes (text)',
  ]);
  expect(asOneTransaction(migration)).not.toContain('concurrently');
});

// The embedded database has one session: nothing can hold a table beside a migration.
test.skipIf(onEmbedded)('a table in use is tried again, with others going on in between', async () => {
  await migrateTo(first);
  const directory = await version({ ...first, '0002-tags.sql': 'alter table notes add column tag text;' });
  const holder = await opened.pool.connect();
  await holder.query('begin; lock table notes in access share mode');
  const locked: string[] = [];
  let ended: Promise<unknown> | undefined;
  const applied = await migrate(opened.database, {
    directory,
    lockMs: 50,
    pausesMs: [0, 0, 0, 0, 0, 0, 0, 0],
    onLocked(name) {
      locked.push(name);
      ended ??= holder.query("insert into notes values (1, 'kept'); commit");
    },
  });
  await ended;
  holder.release();
  expect(locked).toContain('0002-tags.sql');
  expect(applied).toEqual(['0002-tags.sql']);
  expect(await readNotes()).toEqual([{ id: 1, text: 'kept', tag: null }]);
});

test.skipIf(onEmbedded)(
  'a table that stays in use ends the start with one sentence, nothing changed',
  async () => {
    await migrateTo(first);
    const later = 'create table later (id int); alter table notes add column tag text;';
    const directory = await version({ ...first, '0002-tags.sql': later });
    const holder = await opened.pool.connect();
    await holder.query('begin; lock table notes in access share mode');
    await expect(migrate(opened.database, { directory, lockMs: 50, pausesMs: [0, 0] })).rejects.toThrow(
      'The migration 0002-tags.sql was tried 3 times and found a table in use by a long transaction each time.',
    );
    await holder.query('rollback');
    holder.release();
    const { rows } = await sql`select to_regclass('later') as later`.execute(opened.database);
    expect(rows).toEqual([{ later: null }]);
    expect(await migrate(opened.database, { directory })).toEqual(['0002-tags.sql']);
  },
);

test.skipIf(onEmbedded)(
  'two nodes that start at once build an index once, and neither waits for the other for ever',
  async () => {
    await migrateTo(first);
    const directory = await version({ ...first, '0002-index.sql': index });
    const both = await Promise.all([1, 2].map(() => migrate(opened.database, { directory })));
    expect(both.flat()).toEqual(['0002-index.sql']);
  },
);
