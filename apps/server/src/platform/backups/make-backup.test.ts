import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startObjectStorage } from '../../testing/stand-ins/object-storage.ts';
import { openEmptyDatabase, openOwnDatabase, temporaryRoot } from '../../testing/test-database.ts';
import { readConfig, type Config } from '../config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createDiskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { newId } from '../ids.ts';
import { nameBackup } from './archive-format.ts';
import { createKey } from './encryption.ts';
import { lastBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { requireBackup } from './require-backup.ts';
import { restoreArchive } from './restore-archive.ts';

let source: OpenDatabase;
let files: FileStore;
let directory: string;
const content = randomBytes(200_000);
const fileKey = newId();

beforeAll(async () => {
  directory = await mkdtemp(join(temporaryRoot(), 'backups-'));
  source = await openOwnDatabase();
  files = createDiskStore(join(directory, 'files'));
  await store(fileKey, content);
  await source.database.insertInto('places').values({ city: 'Zürich', latitude: 47, longitude: 8 }).execute();
});
afterAll(() => source.close());

/** A row of a file, and its bytes where there are any. */
async function store(key: string, bytes?: Buffer): Promise<void> {
  const sha256 = createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
  const row = { purpose: 'resume', name: 'cv.pdf', extension: 'pdf', media_type: 'application/pdf' } as const;
  await source.database
    .insertInto('files')
    .values({ ...row, id: newId(), storage_key: key, size: bytes?.length ?? 1, sha256 })
    .execute();
  if (!bytes) return;
  const path = join(directory, key);
  await writeFile(path, bytes);
  await files.adopt(path, key);
}

function settings(given: Record<string, string>): Config {
  return readConfig({ DATA_DIR: join(directory, 'data'), ...given });
}

const make = (config: Config) => makeBackup({ config, backup: requireBackup(config), opened: source, files });

/** Restores into an empty database and a new directory. */
async function restore(path: string, key: string | undefined) {
  const opened = await openEmptyDatabase();
  onTestFinished(() => opened.close());
  const target = await mkdtemp(join(directory, 'target-'));
  const restoredFiles = createDiskStore(join(target, 'files'));
  const restored = await restoreArchive(path, key, {
    opened,
    files: restoredFiles,
    temporaryDirectory: join(target, 'uploads'),
  });
  return { opened, restoredFiles, restored, left: await readdir(join(target, 'uploads')) };
}

async function newPlace(): Promise<string> {
  return mkdtemp(join(directory, 'place-'));
}

describe('[L-32] a backup', () => {
  test('has the rows and the files, is restored as it was, and is noted', async () => {
    const place = await newPlace();
    const made = await make(settings({ BACKUP_DIR: place }));
    expect(await readdir(place)).toEqual([made.name]);
    const { opened, restoredFiles, restored, left } = await restore(join(place, made.name), undefined);
    expect(restored).toMatchObject({ files: 1 });
    expect(restored.rows).toBeGreaterThan(1);
    expect(await buffer(await restoredFiles.open(fileKey))).toEqual(content);
    const cities = await opened.database.selectFrom('places').select('city').execute();
    expect(cities).toEqual([{ city: 'Zürich' }]);
    expect(left).toEqual([]);
    const noted = await lastBackup(source.database, 'backup');
    expect(noted).toMatchObject({ name: made.name, bytes: made.bytes, rows: restored.rows, files: 1 });
    expect(await lastBackup(source.database, 'drill')).toBeUndefined();
  });

  test('with a key is encrypted, and opened by that key alone', async () => {
    const place = await newPlace();
    const { key, recipient } = await createKey();
    const { name } = await make(settings({ BACKUP_DIR: place, BACKUP_KEY: recipient }));
    const path = join(place, name);
    const bytes = await readFile(path);
    expect(name).toMatch(/\.zip\.age$/);
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect(bytes.includes('Zürich')).toBe(false);
    await expect(restore(path, undefined)).rejects.toThrow(
      'This backup is encrypted. Set BACKUP_KEY to its key.',
    );
    await expect(restore(path, recipient)).rejects.toThrow('which cannot open backups');
    await expect(restore(path, (await createKey()).key)).rejects.toThrow(
      'BACKUP_KEY does not open this backup.',
    );
    expect((await restore(path, key)).restored.files).toBe(1);
  });

  test('stays where another one has a later date', async () => {
    const place = await newPlace();
    await writeFile(join(place, nameBackup(new Date(Date.now() + 5000), false)), 'later');
    const { name } = await make(settings({ BACKUP_DIR: place, BACKUP_KEEP: '1d' }));
    expect(await readdir(place)).toContain(name);
  });

  test('that was cut off or changed is refused, and nothing of it is restored', async () => {
    const place = await newPlace();
    const { key } = await createKey();
    for (const secret of ['', key]) {
      const { name } = await make(settings({ BACKUP_DIR: place, BACKUP_KEY: secret }));
      const path = join(place, name);
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(0, bytes.length - 5000));
      await expect(restore(path, key)).rejects.toThrow(/damaged or was cut off|not a whole backup/);
      const changed = Buffer.from(bytes);
      const at = bytes.length - 100_000;
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(path, changed);
      await expect(restore(path, key)).rejects.toThrow(
        /damaged|not the one|not a whole backup|checksum|CRC/i,
      );
    }
  });

  test('goes to the bucket of the uploads, below its folder, and comes back from there', async () => {
    const storage = await startObjectStorage();
    onTestFinished(() => void storage.server.close());
    const config = settings({
      S3_ENDPOINT: storage.settings.endpoint,
      S3_BUCKET: 'board',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      BACKUP_S3_PREFIX: 'nightly',
    });
    const { name } = await make(config);
    const object = storage.objects.get(`/board/nightly/${name}`);
    const path = join(await newPlace(), name);
    await writeFile(path, object ?? '');
    expect((await restore(path, undefined)).restored.files).toBe(1);
    expect(await readdir(join(directory, 'data', 'backup-drafts'))).toEqual([]);
  });

  test('that succeeds removes what the rule does not keep, and no other file', async () => {
    const place = await newPlace();
    const old = [
      'waymark-20240101T020000Z.zip',
      'waymark-20240102T020000Z.zip',
      'waymark-20240103T020000Z.zip',
    ];
    for (const name of [...old, 'notes.txt']) await writeFile(join(place, name), 'x');
    const { name, removed } = await make(settings({ BACKUP_DIR: place, BACKUP_KEEP: '2d' }));
    expect(removed.toSorted()).toEqual(old.slice(0, 2));
    expect((await readdir(place)).toSorted()).toEqual(['notes.txt', old[2], name].toSorted());
  });

  test('counts files that rows name and the storage does not have, and is made all the same', async () => {
    const missing = newId();
    await store(missing);
    const place = await newPlace();
    const made = await make(settings({ BACKUP_DIR: place }));
    await source.database.deleteFrom('files').where('storage_key', '=', missing).execute();
    expect(made).toMatchObject({ files: 1, missing: 1 });
    expect((await restore(join(place, made.name), undefined)).restored.manifest.missing).toBe(1);
  });

  test('whose directory cannot be written says so', async () => {
    const file = join(await newPlace(), 'file');
    await writeFile(file, '');
    await expect(make(settings({ BACKUP_DIR: join(file, 'below') }))).rejects.toThrow(
      /The directory of the backups, .* cannot be written \(ENOTDIR\)\. Give this user write access to it\./,
    );
  });
});

const disk = await mountSmallDisk();

/** A disk of its own, in memory; undefined where this user may not have one. */
async function mountSmallDisk(): Promise<string | undefined> {
  const path = await mkdtemp('/tmp/waymark-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    await rmdir(path);
    return undefined;
  }
}

describe.skipIf(disk === undefined)('[L-32] a backup on a full disk', () => {
  afterAll(() => {
    execFileSync('umount', ['--lazy', disk ?? '']);
  });

  test('says so in one sentence, leaves no part of itself and keeps the earlier ones', async () => {
    const place = join(disk ?? '', 'backups');
    await mkdir(place);
    const before = 'waymark-20240101T020000Z.zip';
    await writeFile(join(place, before), 'x');
    const noted = await lastBackup(source.database, 'backup');
    await expect(make(settings({ BACKUP_DIR: place, BACKUP_KEEP: '1d' }))).rejects.toThrow(
      'No backup was made, and the earlier ones are kept. The disk of the backups is full. Free some space there, or keep fewer with BACKUP_KEEP.',
    );
    expect(await readdir(place)).toEqual([before]);
    expect(await lastBackup(source.database, 'backup')).toEqual(noted);
    await rm(join(place, before));
  });
});
