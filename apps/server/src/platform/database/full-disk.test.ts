import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../errors.ts';
import { describeStorageFailure } from '../files/storage-failure.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const disk = mountSmallDisk('size=90m');
const filler = join(disk ?? '', 'filler');

/** A disk of its own, in memory; undefined where this user may not have one. */
function mountSmallDisk(options: string): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'waymark-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory], { stdio: 'ignore' });
    return directory;
  } catch {
    rmdirSync(directory);
    return undefined;
  }
}

function fill(): void {
  const { bavail, bsize } = statfsSync(disk ?? '');
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
}

/**
 * Truncates first: a process that another thread is starting may hold the file open, and a removed file keeps
 * its space until it is closed.
 */
function makeRoom(): void {
  truncateSync(filler);
  rmSync(filler);
}

/** Lazy: the disk is unmounted once no process has a file on it open, for the same reason. */
const unmount = (directory: string) => execFileSync('umount', ['--lazy', directory]);

describe.skipIf(disk === undefined)('a disk without room', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase({ databaseUrl: undefined, dataDirectory: join(disk ?? '', 'data') });
    await sql`create table notes (text text)`.execute(opened.database);
    await sql`insert into notes values ('before')`.execute(opened.database);
  });
  afterAll(async () => {
    await opened.close();
    unmount(disk ?? '');
    rmdirSync(disk ?? '');
  });

  const failureOf = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    statement.execute(opened.database).then(
      () => undefined,
      (error: unknown) => error,
    );
  const notes = async () =>
    (await sql<{ text: string }>`select text from notes`.execute(opened.database)).rows;

  test('refuses what is written and names the cause, reads on, and takes writes when there is room', async () => {
    fill();
    const large = sql`insert into notes select md5(n::text) from generate_series(1, 50000) n`;
    expect(describeStorageFailure(await failureOf(large))).toContain('disk of the database is full');
    expect(await notes()).toEqual([{ text: 'before' }]);
    makeRoom();
    await large.execute(opened.database);
    expect(await notes()).toHaveLength(50_001);
    await sql`delete from notes where text <> 'before'`.execute(opened.database);
  });

  test('that takes the engine down with it costs no start: what was committed is there when there is room', async () => {
    fill();
    // Fills the log of changes alone; without room for its next part the engine gives up.
    const log = sql`select pg_logical_emit_message(true, 'x', repeat('x', 500000))`;
    let failure: unknown;
    for (let nth = 0; nth < 200 && failure === undefined; nth++) failure = await failureOf(log);
    expect(describeStorageFailure(failure)).toContain('disk of the database is full');
    makeRoom();
    await expect.poll(notes, { timeout: 15_000, interval: 200 }).toEqual([{ text: 'before' }]);
    await sql`insert into notes values ('after')`.execute(opened.database);
    expect(await notes()).toHaveLength(2);
  });

  test.each([
    ['full', 'size=1m', /^The disk of the data directory .* is full\. Free some space/],
    ['read-only', 'ro', /cannot be written\. Give this user write access/],
  ])('that is %s is named where a start fails on it', async (_what, options, sentence) => {
    const other = mountSmallDisk(options) ?? '';
    const refusal = await openDatabase({ databaseUrl: undefined, dataDirectory: join(other, 'data') }).then(
      () => undefined,
      (error: unknown) => error,
    );
    unmount(other);
    rmdirSync(other);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as StartError).message).toMatch(sentence);
  });
});
