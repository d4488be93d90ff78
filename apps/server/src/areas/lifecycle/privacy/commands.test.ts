import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate, createResume } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { jpegBytes, writeUpload } from '../../../testing/uploads.ts';
import { changePicture } from '../../identity/profile-pictures/commands.ts';
import { insertResume, storeResume } from '../../resumes/resumes/commands.ts';
import { sweepStoredFiles } from './commands.ts';

const context = useTestApp();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** The services of a process that is killed at the moment that `overrides` reach: what follows never happens. */
function killedIn(overrides: (files: FileStore, kill: () => Promise<never>) => Partial<FileStore>) {
  const { promise: killed, resolve } = Promise.withResolvers<void>();
  const kill = () => {
    resolve();
    return new Promise<never>(() => {});
  };
  const { files } = context.services;
  return { services: { ...context.services, files: { ...files, ...overrides(files, kill) } }, killed };
}

const killedAfterStoring = () =>
  killedIn((files, kill) => ({
    async adopt(path, key) {
      await files.adopt(path, key);
      await kill();
    },
  }));

const storeOne = async (services: typeof context.services, userId: string) =>
  storeResume(services, await newResume(), (transaction, fileId) =>
    insertResume(transaction, userId, fileId),
  );
const newResume = (): Promise<Upload> => writeUpload(context.services, 'cv.pdf', pdfBytes());

async function keyOf(userId: string): Promise<string> {
  const { storage_key: key } = await context.database
    .selectFrom('files')
    .innerJoin('resumes', 'resumes.file_id', 'files.id')
    .select('storage_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return key;
}
const removals = async () =>
  (await context.database.selectFrom('file_removals').select('storage_key').execute()).map(
    (row) => row.storage_key,
  );
const pathOf = (key: string) => join(context.services.config.dataDirectory, 'files', key.slice(-2), key);

describe('[G-10] a process that is killed', () => {
  test('between storing a resume and naming it leaves a row to find it by, and nothing after an hour', async () => {
    const { id } = await createCandidate(context.services);
    const before = await countStored(context);
    const { services, killed } = killedAfterStoring();
    void storeOne(services, id);
    await killed;
    expect(await countStored(context)).toMatchObject({ files: before.files + 1, stored: before.stored + 1 });
    // It may be under way still.
    await sweepStoredFiles(context.services, minutes(59));
    expect(await countStored(context)).toMatchObject({ files: before.files + 1, stored: before.stored + 1 });
    await sweepStoredFiles(context.services, minutes(61));
    expect(await countStored(context)).toEqual(before);
    expect(await removals()).toEqual([]);
  });

  test('leaves a file alone that is being stored while the clock of another process is hours ahead', async () => {
    const { id } = await createCandidate(context.services);
    const { services, killed } = killedAfterStoring();
    void storeOne(services, id);
    await killed;
    const before = await countStored(context);
    vi.useFakeTimers({ toFake: ['Date'], now: minutes(180) });
    onTestFinished(() => void vi.useRealTimers());
    await sweepStoredFiles(context.services);
    expect(await countStored(context)).toEqual(before);
    await sweepStoredFiles(context.services, minutes(61));
  });

  test('between the row and the first byte leaves nothing after an hour', async () => {
    const { id } = await createCandidate(context.services);
    const before = await countStored(context);
    const { services, killed } = killedIn((_files, kill) => ({ adopt: kill }));
    void storeOne(services, id);
    await killed;
    await sweepStoredFiles(context.services, minutes(61));
    const { files } = await countStored(context);
    expect(files).toBe(before.files);
  });

  test('[G-1] between storing a picture and naming it leaves nothing after an hour', async () => {
    const { id } = await createCandidate(context.services);
    const before = await countStored(context);
    const { services, killed } = killedAfterStoring();
    const upload = await writeUpload(context.services, 'ada.jpg', await jpegBytes());
    void changePicture(services, { userId: id, sessionId: newId() }, upload, undefined);
    await killed;
    await sweepStoredFiles(context.services, minutes(61));
    expect(await countStored(context)).toMatchObject({ files: before.files });
    expect(await removals()).toEqual([]);
  });

  test('[G-1] between replacing a picture and removing the old one leaves the old one to the sweep', async () => {
    const { id } = await createCandidate(context.services);
    const upload = async () => writeUpload(context.services, 'ada.jpg', await jpegBytes());
    await changePicture(context.services, { userId: id, sessionId: newId() }, await upload(), undefined);
    const before = await countStored(context);
    const { services, killed } = killedIn((_files, kill) => ({ remove: kill }));
    void changePicture(services, { userId: id, sessionId: newId() }, await upload(), undefined);
    await killed;
    const [old] = await removals();
    await expect(access(pathOf(old ?? ''))).resolves.toBeUndefined();
    await sweepStoredFiles(context.services);
    await expect(access(pathOf(old ?? ''))).rejects.toThrow('ENOENT');
    expect(await removals()).toEqual([]);
    expect(await countStored(context)).toMatchObject({ files: before.files });
  });
});

describe('the sweep', () => {
  test('keeps referenced files of any age, and files that the database has never known', async () => {
    const { services } = context;
    const { userId } = await createResume(services);
    const stranger = await newResume();
    await services.files.adopt(stranger.path, 'of-another-database');
    await sweepStoredFiles(services, minutes(1_000_000));
    await expect(access(pathOf(await keyOf(userId)))).resolves.toBeUndefined();
    await expect(access(pathOf('of-another-database'))).resolves.toBeUndefined();
    await services.files.remove('of-another-database');
  });

  test('goes on after a file that the store does not let go, tells of it, and removes it the next time', async () => {
    const { services, database } = context;
    const people = [await createResume(services), await createResume(services)];
    const keys = await Promise.all(people.map(({ userId }) => keyOf(userId)));
    for (const { id } of people) await database.deleteFrom('resumes').where('id', '=', id).execute();
    const stuck = {
      ...services.files,
      remove: (key: string) =>
        key === keys[0] ? Promise.reject(new Error('the storage is away')) : services.files.remove(key),
    };
    const sweeping = sweepStoredFiles({ database, files: stuck }, minutes(61));
    await expect(sweeping).rejects.toThrow('Stored files could not be removed.');
    expect(await removals()).toEqual([keys[0]]);
    await sweepStoredFiles(services);
    expect(await removals()).toEqual([]);
    for (const key of keys) await expect(access(pathOf(key))).rejects.toThrow('ENOENT');
  });

  test('on two nodes at once ends as on one', async () => {
    const { services, database } = context;
    const { id, userId } = await createResume(services);
    const key = await keyOf(userId);
    await database.deleteFrom('resumes').where('id', '=', id).execute();
    await Promise.all([sweepStoredFiles(services, minutes(61)), sweepStoredFiles(services, minutes(61))]);
    await sweepStoredFiles(services, minutes(61));
    await expect(access(pathOf(key))).rejects.toThrow('ENOENT');
    expect(await removals()).toEqual([]);
  });
});
