import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerDatabase, temporaryRoot, testServerUrl } from '../../testing/test-database.ts';
import { readConfig, type Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { drillBackup } from './drill.ts';
import { makeBackup } from './make-backup.ts';
import { requireBackup } from './require-backup.ts';

let opened: OpenDatabase;
let config: Config;
let place: string;

beforeAll(async () => {
  const directory = await mkdtemp(join(temporaryRoot(), 'drill-'));
  place = join(directory, 'backups');
  const database =
    testServerUrl === undefined ? {} : { DATABASE_URL: await createServerDatabase(testServerUrl) };
  config = readConfig({ ...database, DATA_DIR: join(directory, 'data'), BACKUP_DIR: place });
  opened = await openDatabase(config);
  await migrate(opened.database);
});
afterAll(() => opened.close());

const drill = (name?: string) => drillBackup(config, requireBackup(config), { named: name });

async function countDatabases(): Promise<number> {
  if (testServerUrl === undefined) return 0;
  const client = new pg.Client({ connectionString: testServerUrl });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname like 'waymark_drill%'");
  await client.end();
  return rowCount ?? 0;
}

const directories = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('waymark-drill-'));

test('[L-32] a drill without a backup says so', async () => {
  await expect(drill()).rejects.toThrow(
    'There is no backup yet. Make one with "node apps/server/make-backup.ts".',
  );
});

test('[L-32] a drill restores the newest backup, compares it, and leaves nothing behind', async () => {
  const before = await directories();
  await opened.database
    .insertInto('places')
    .values({ city: 'Bern', latitude: 46.9, longitude: 7.4 })
    .execute();
  const files = createDiskStore(join(config.dataDirectory, 'files'));
  const made = await makeBackup({ config, backup: requireBackup(config), opened, files });
  await writeFile(join(place, 'waymark-20200101T000000Z.zip'), 'older and broken');
  const drilled = await drill();
  expect(drilled).toMatchObject({ name: made.name, bytes: made.bytes, files: 0 });
  expect(drilled.manifest.tables['public.places']).toBe(1);
  expect(await countDatabases()).toBe(0);
  expect(await directories()).toEqual(before);
});

test('[L-32] a drill of a broken backup fails, and leaves nothing behind', async () => {
  const before = await directories();
  await expect(drill('waymark-20200101T000000Z.zip')).rejects.toThrow('This file is not a whole backup');
  await expect(drill('other.zip')).rejects.toThrow('There is no backup named other.zip.');
  const [name = ''] = (await readdir(place)).filter(
    (one) => one.startsWith('waymark-202') && !one.includes('2020'),
  );
  const bytes = await readFile(join(place, name));
  await writeFile(join(place, 'waymark-20990101T000000Z.zip'), bytes.subarray(0, bytes.length / 2));
  await expect(drill()).rejects.toThrow('This file is not a whole backup');
  expect(await countDatabases()).toBe(0);
  expect(await directories()).toEqual(before);
});

test.skipIf(testServerUrl === undefined)(
  '[L-32] a drill removes the database of one that was killed, and no younger one',
  async () => {
    const client = new pg.Client({ connectionString: testServerUrl });
    await client.connect();
    const [old, young] = ['waymark_drill_7_1700000000000', `waymark_drill_7_${Date.now()}`];
    for (const name of [old, young]) await client.query(`create database ${name}`);
    await drill('waymark-20200101T000000Z.zip').catch(() => {});
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'waymark_drill_7_%'",
    );
    expect(rows.map(({ datname }) => datname)).toEqual([young]);
    await client.query(`drop database ${young}`);
    await client.end();
  },
);
