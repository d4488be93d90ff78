import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase, temporaryRoot } from '../../testing/test-database.ts';
import { listDifferences, readContents } from '../database/compare-databases.ts';
import { migrate } from '../database/migrate.ts';
import { openInMemory, type OpenDatabase } from '../database/open-database.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { newId } from '../ids.ts';
import { copyFiles, moveDatabase } from './move-board.ts';

let source: OpenDatabase;

beforeAll(async () => {
  source = await openInMemory();
  await migrate(source.database);
  await sql`insert into candidate_changes (number, transaction) values (1, '7')`.execute(source.database);
  await sql`
    insert into captured_mails (id, recipient, subject, html, text)
    select gen_random_uuid(), n || '@mail.example', E'Zürich ''\\n', repeat('x', 500), '' from generate_series(1, 3000) n
  `.execute(source.database);
  await source.database
    .insertInto('places')
    .values({ city: 'Bern', latitude: 46.9481, longitude: 7.4474 })
    .execute();
});
afterAll(() => source.close());

async function openTarget(): Promise<OpenDatabase> {
  const target = await openEmptyDatabase();
  onTestFinished(() => target.close());
  return target;
}

describe('[L-32] a board moves to another database', () => {
  test('with all rows, the checksum of each table is the same, and the source stays as it is', async () => {
    const target = await openTarget();
    const before = await readContents(source);
    const { rows, tables } = await moveDatabase(source, target);
    expect(rows).toBeGreaterThan(3000);
    expect(tables).toBe(before.size);
    expect(listDifferences(before, await readContents(source))).toEqual([]);
    const { count } = await target.database
      .selectFrom('captured_mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(3000);
  });

  test('one changed value, one row less and one table more are differences', async () => {
    const target = await openTarget();
    await moveDatabase(source, target);
    const before = await readContents(source);
    await sql`update captured_mails set text = 'y' where recipient = '7@mail.example'`.execute(
      target.database,
    );
    await sql`delete from places`.execute(target.database);
    // A number of its own server.
    await sql`update candidate_changes set transaction = '8'`.execute(target.database);
    await sql`create table notes (text text)`.execute(target.database);
    const differing = listDifferences(before, await readContents(target));
    expect(differing.toSorted()).toEqual(['captured_mails', 'notes', 'places']);
  });

  test('not into a database that has tables, which keeps them', async () => {
    const target = await openTarget();
    await sql`create table notes (text text)`.execute(target.database);
    await expect(moveDatabase(source, target)).rejects.toThrow(
      'This database already has tables. Restore into an empty one',
    );
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(target.database);
    expect(rows).toHaveLength(1);
  });

  test('with its files, each with its checksum, and says which are not there', async () => {
    const target = await openTarget();
    await migrate(target.database);
    const directory = await mkdtemp(join(temporaryRoot(), 'move-'));
    const from = createDiskStore(join(directory, 'from'));
    const to = createDiskStore(join(directory, 'to'));
    const content = randomBytes(1000);
    const [key, gone, damaged] = [newId(), newId(), newId()];
    for (const [storage_key, bytes] of [
      [key, content],
      [gone, content],
      [damaged, randomBytes(5)],
    ] as const) {
      await target.database
        .insertInto('files')
        .values({
          id: newId(),
          purpose: 'resume',
          storage_key,
          name: 'cv.pdf',
          extension: 'pdf',
          media_type: 'application/pdf',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        })
        .execute();
      if (storage_key === gone) continue;
      await writeFile(join(directory, storage_key), content);
      await from.adopt(join(directory, storage_key), storage_key);
    }
    const copy = () => copyFiles(target, from, to, join(directory, 'uploads'));
    await expect(copy()).rejects.toThrow(`The file ${damaged} is damaged in the data directory.`);
    await target.database.deleteFrom('files').where('storage_key', '=', damaged).execute();
    expect(await copy()).toEqual({ copied: 1, missing: 1 });
    expect(await buffer(await to.open(key))).toEqual(content);
  });
});
