import { execFile } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StartError } from '../errors.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase, openInMemory, type OpenDatabase } from './open-database.ts';

const run = promisify(execFile);
const newDirectory = () => mkdtemp(join(tmpdir(), 'waymark-data-'));

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

test('a second process on the same data directory is refused, and told which process has it', async () => {
  const directory = await newDirectory();
  const release = lockDirectory(directory);
  const attempt = `import { lockDirectory } from '${new URL('./directory-lock.ts', import.meta.url).href}'; lockDirectory(${JSON.stringify(directory)})`;
  await expect(run(process.execPath, ['--input-type=module', '-e', attempt])).rejects.toThrow(
    `in use by another Waymark process (process ${process.pid})`,
  );
  release();
  await expect(run(process.execPath, ['--input-type=module', '-e', attempt])).resolves.toBeDefined();
});

test.each([
  ['letters', 'not a database at all, and longer than a header of one is: '.repeat(40)],
  ['half a header', 'SQLite format 3'],
  ['a header with nothing behind it', `SQLite format 3\0${'x'.repeat(5000)}`],
])('[L-21] a damaged lock (%s) heals, and locks', async (_what, content) => {
  const directory = await newDirectory();
  await writeFile(join(directory, 'lock.sqlite'), content);
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(/in use by another Waymark process/);
  release();
  lockDirectory(directory)();
});

test('a data directory that cannot be one is refused with what to do', async () => {
  const file = join(await newDirectory(), 'a-file');
  await writeFile(file, '');
  await expect(openDatabase({ databaseUrl: undefined, dataDirectory: join(file, 'below') })).rejects.toThrow(
    /cannot be written\. Give this user write access/,
  );
});

test.skipIf(process.getuid?.() === 0)('an unreadable data directory is refused', async () => {
  const directory = await newDirectory();
  await chmod(directory, 0o000);
  await expect(openDatabase({ databaseUrl: undefined, dataDirectory: directory })).rejects.toThrow(
    StartError,
  );
});

test('a PostgreSQL that does not answer is named in one sentence, without its password', async () => {
  // A port that was free a moment ago: nothing listens there.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  const databaseUrl = `postgresql://me:secret@127.0.0.1:${port}/waymark`;
  const opening = openDatabase({ databaseUrl, dataDirectory: '' });
  await expect(opening).rejects.toThrow(`PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED)`);
  await expect(opening).rejects.not.toThrow(/secret/);
});

test('what a client left open is rolled back before the next one works', async () => {
  await sql`create table notes (text text)`.execute(opened.database);
  const client = await opened.pool.connect();
  await client.query('begin');
  await client.query("insert into notes values ('half')");
  client.release(new Error('the client broke'));
  const { rows } = await sql`select * from notes`.execute(opened.database);
  expect(rows).toEqual([]);
});

test('a failed statement leaves the connection usable', async () => {
  await expect(sql`select * from missing where id = ${1}`.execute(opened.database)).rejects.toThrow(
    /missing/,
  );
  expect((await sql`select 1 as one`.execute(opened.database)).rows).toEqual([{ one: 1 }]);
});

test('large numbers, dates and times arrive as they are', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as count, '2026-02-03'::date as day, '2026-02-03T04:05:06Z'::timestamptz as moment
  `.execute(opened.database);
  expect(rows).toEqual([
    { count: Number.MAX_SAFE_INTEGER, day: '2026-02-03', moment: new Date('2026-02-03T04:05:06Z') },
  ]);
});

test('an embedded database closes while a client holds a connection, and frees its directory', async () => {
  const dataDirectory = await newDirectory();
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const first = await openDatabase({ databaseUrl: undefined, dataDirectory, role: 'web' });
  await sql`create table kept (text text)`.execute(first.database);
  const held = await first.pool.connect();
  const lasting = held.query('select count(*) from generate_series(1, 100000000000)').catch(() => 'cut');
  await first.close();
  expect(await lasting).toBe('cut');
  expect(written.mock.calls.join('')).toContain('"select count(*) from generate_series');
  // On a busy machine its thread ends later than the closing waits.
  const second = await vi.waitFor(() => openDatabase({ databaseUrl: undefined, dataDirectory }), 10_000);
  expect((await second.pool.query('select * from kept')).rows).toEqual([]);
  await second.close();
});
