import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createServerDatabase, temporaryRoot, testServerUrl } from '../../testing/test-database.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openFileStore } from '../files/open-store.ts';
import type { Queue } from '../queue.ts';
import { lastBackup } from './last-backup.ts';
import { scheduleBackup } from './schedule-backup.ts';

type Recurring = Parameters<Queue['schedule']>[1];
const log = pino({ level: 'silent' });

/** The scheduled work of these settings. */
async function schedule(given: Record<string, string>) {
  const directory = await mkdtemp(join(temporaryRoot(), 'schedule-'));
  const database =
    testServerUrl === undefined ? {} : { DATABASE_URL: await createServerDatabase(testServerUrl) };
  const config = readConfig({ ...database, DATA_DIR: join(directory, 'data'), ...given });
  const opened = await openDatabase(config);
  onTestFinished(() => opened.close());
  await migrate(opened.database);
  const scheduled = new Map<string, Recurring>();
  const queue = {
    schedule: async (name: string, recurring: Recurring) => void scheduled.set(name, recurring),
  } as Queue;
  await scheduleBackup({ config, queue, files: openFileStore(config) }, opened, log);
  return { scheduled, opened, directory };
}

test('[L-32] a backup is made at its time, and noted', async () => {
  const place = await mkdtemp(join(temporaryRoot(), 'place-'));
  const { scheduled, opened } = await schedule({ BACKUP_DIR: place, BACKUP_SCHEDULE: '15 3 * * 0' });
  const recurring = scheduled.get('make-backup');
  expect(recurring?.cron).toBe('15 3 * * 0');
  await recurring?.run(new AbortController().signal);
  const [name] = await readdir(place);
  expect(await lastBackup(opened.database, 'backup')).toMatchObject({ name });
});

test('[L-32] a process that ends meanwhile leaves no part of a backup', async () => {
  const place = await mkdtemp(join(temporaryRoot(), 'place-'));
  const { scheduled, opened } = await schedule({ BACKUP_DIR: place });
  await expect(scheduled.get('make-backup')?.run(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await readdir(place)).toEqual([]);
  expect(await lastBackup(opened.database, 'backup')).toBeUndefined();
});

test('[L-32] a backup is restored on trial at its time, noted, and leaves nothing on the disk', async () => {
  const place = await mkdtemp(join(temporaryRoot(), 'place-'));
  const settings = { BACKUP_DIR: place, BACKUP_DRILL_SCHEDULE: '30 4 1 * *' };
  const { scheduled, opened, directory } = await schedule(settings);
  const { signal } = new AbortController();
  const drill = scheduled.get('try-backup');
  expect(drill?.cron).toBe('30 4 1 * *');
  await expect(drill?.run(signal)).rejects.toThrow('There is no backup yet.');
  await scheduled.get('make-backup')?.run(signal);
  await drill?.run(signal);
  const [name] = await readdir(place);
  expect(await lastBackup(opened.database, 'drill')).toMatchObject({ name });
  expect(await readdir(join(directory, 'data/drill'))).toEqual([]);
});

test('[L-32] without a place, or with "off", nothing is made by itself', async () => {
  expect((await schedule({})).scheduled.size).toBe(0);
  expect((await schedule({ BACKUP_DIR: '/tmp', BACKUP_SCHEDULE: 'off' })).scheduled.size).toBe(0);
});

test.each([
  ['BACKUP_SCHEDULE', '61 2 * * *'],
  ['BACKUP_SCHEDULE', 'nightly'],
  ['BACKUP_DRILL_SCHEDULE', 'monthly'],
  ['BACKUP_KEEP', '7 days'],
  ['BACKUP_KEEP', '7d,3d'],
  ['BACKUP_KEY', 'open sesame'],
  ['BACKUP_S3_PREFIX', '../elsewhere'],
])('[L-32] %s is not %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} is`));
});

test('[L-32] two places, or a bucket that is not there, are refused', () => {
  expect(() => readConfig({ BACKUP_DIR: '/a', BACKUP_S3_PREFIX: 'b' })).toThrow('Keep one of them.');
  expect(() => readConfig({ BACKUP_S3_PREFIX: 'b' })).toThrow('BACKUP_S3_PREFIX needs object storage');
});
