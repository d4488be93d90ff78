import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { newId } from '../ids.ts';
import { startQueue } from '../queue.ts';
import { backupDatabase } from './backup.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { restoreDatabase } from './restore.ts';

const hostile = "It's \\n \\' here;\n-- end of statement\r\n\u2028'); drop table users; --\t\u00e9\u{1F600}";
const log = pino({ level: 'silent' });
const opened: OpenDatabase[] = [];
let source: OpenDatabase;

async function openEmpty(): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  opened.push(database);
  return database;
}

beforeAll(async () => {
  source = await openEmpty();
  await migrate(source.database);
  await fill();
  const queue = await startQueue(source, log);
  await source.database
    .transaction()
    .execute((transaction) => queue.enqueue(transaction, 'send-mail', letter));
  await queue.stop();
});

afterAll(async () => {
  for (const database of opened) await database.close();
});

const letter = { to: 'ada@example.org', subject: hostile, html: '<p></p>', text: hostile };

async function fill(): Promise<void> {
  const [companyId, userId, jobId] = [newId(), newId(), newId()];
  const { database } = source;
  await database
    .insertInto('companies')
    .values({ id: companyId, name: hostile, slug: 'a', about: '' })
    .execute();
  await database
    .insertInto('users')
    .values({
      id: userId,
      role: 'employer',
      email: 'a@b.example',
      first_name: hostile,
      last_name: '\\',
      password_hash: null,
    })
    .execute();
  await database
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: userId, member_role: 'owner' })
    .execute();
  await database
    .insertInto('places')
    .values({ city: 'Zürich', latitude: 47.37687, longitude: -0.1 })
    .execute();
  await sql`
    insert into jobs (id, company_id, source, source_id, status, title, category, work_mode, skills, place_ids,
      salary_min, posted_at, deadline, search_vector, title_vector)
    select ${jobId}::uuid, ${companyId}::uuid, 'test', n::text, 'active', ${hostile}, 'other', 'remote',
      array[${hostile}, 'a,b', '{"c"}'], array[1], 9007199254740991, now(), '2026-12-31',
      to_tsvector('english', ${hostile}), to_tsvector('english', 'it''s')
    from generate_series(1, 1) n
  `.execute(database);
  // More than one read and more than one statement.
  await sql`
    insert into captured_mails (id, recipient, subject, html, text)
    select gen_random_uuid(), n::text, 'x', repeat('x', 3000), '' from generate_series(1, 1200) n
  `.execute(database);
}

async function backup(): Promise<string> {
  let text = '';
  await backupDatabase(source, async (part) => {
    text += part;
  });
  return text;
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split(/\r?\n|\r|\u2028|\u2029/);
}

/** Every row of every table as text, in one order; but for the log of changes, which each database has of its own. */
async function contents(database: OpenDatabase): Promise<Map<string, string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'job_changes%' order by 1",
  );
  const found = new Map<string, string[]>();
  for (const { name } of [...tables, { name: 'pgboss"."job' }, { name: 'pgboss"."queue' }]) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select one::text as row from "${name}" one order by 1`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

test('a backup restores every row of every table, the queue included', async () => {
  const target = await openEmpty();
  await restoreDatabase(target, linesOf(await backup()));
  const [before, after] = [await contents(source), await contents(target)];
  expect(before.get('captured_mails')).toHaveLength(1200);
  expect(before.get('pgboss"."job')).toHaveLength(1);
  expect(after).toEqual(before);
});

test('a restored database goes on: migrations are known, numbers continue, waiting work is done', async () => {
  const target = await openEmpty();
  await restoreDatabase(target, linesOf(await backup()));
  expect(await migrate(target.database)).toEqual([]);
  await target.database
    .insertInto('places')
    .values({ city: 'Bern', latitude: null, longitude: null })
    .execute();
  const places = await target.database.selectFrom('places').select('id').orderBy('id').execute();
  expect(places.map(({ id }) => id)).toEqual([1, 2]);
  const queue = await startQueue(target, log);
  const delivered = await new Promise((resolve) => {
    void queue.work('send-mail', async (payload) => resolve(payload));
  });
  await queue.stop();
  expect(delivered).toEqual(letter);
});

test('a database with tables is left alone', async () => {
  await expect(restoreDatabase(source, linesOf(await backup()))).rejects.toThrow('Restore into an empty one');
});

test('a file that was cut off or is something else restores nothing', async () => {
  const target = await openEmpty();
  const text = await backup();
  for (const part of [text.slice(0, text.length / 2), text.replace('-- end of backup\n', '')]) {
    await expect(restoreDatabase(target, linesOf(part))).rejects.toThrow('cut off');
  }
  await expect(restoreDatabase(target, linesOf('create table x();'))).rejects.toThrow(
    'not the SQL of a backup',
  );
  const { rows } = await target.pool.query("select from pg_tables where schemaname in ('public', 'pgboss')");
  expect(rows).toHaveLength(0);
});
