import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { removeStoredFiles } from '../../../platform/files/stored-files.ts';
import { createCandidate, createResume, type TestUser } from '../../../testing/factories.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from './erasure-commands.ts';
import { requestExport } from './export-commands.ts';
import { makeExport } from './handlers.ts';

const context = useTestApp();

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(join(context.services.config.dataDirectory, directory), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

async function prepare(): Promise<{ person: TestUser; exportId: string }> {
  const person = await createCandidate(context.services);
  await createResume(context.services, { userId: person.id });
  const { id: exportId } = await requestExport(context.services, person.id);
  return { person, exportId };
}

/** Does what the queue holds about files, and gives their keys. */
async function removeQueuedFiles(): Promise<string[]> {
  const jobs = await queuedJobs(context.database, 'remove-files');
  const keys = jobs.flatMap((job) => job.keys);
  await removeStoredFiles(context.services, keys);
  return keys;
}

/** What the tables know of a copy, and whether the store holds exactly the files that rows name. */
async function stateOf(exportId: string) {
  const { database } = context;
  const row = await database
    .selectFrom('account_exports')
    .leftJoin('files', 'files.id', 'account_exports.file_id')
    .select(['status', 'done', 'total', 'files.storage_key'])
    .where('account_exports.id', '=', exportId)
    .executeTakeFirst();
  const named = await database.selectFrom('files').select('storage_key').execute();
  const stored = await filesBelow('files');
  return {
    ...row,
    strays: stored.filter((key) => !named.some((file) => file.storage_key === key)),
    missing: named.filter((file) => !stored.includes(file.storage_key)).length,
    temporary: await filesBelow('uploads'),
  };
}

/** The store, with a door that can be held shut or broken. */
function storeWith(overrides: Partial<FileStore>): typeof context.services {
  return { ...context.services, files: { ...context.services.files, ...overrides } };
}

const settled = { status: 'ready', done: 3, total: 3, strays: [], missing: 0, temporary: [] };

describe('[G-10] making a copy', () => {
  test('twice in a row makes one, and mails once', async () => {
    const { person, exportId } = await prepare();
    await makeExport(context.services, exportId);
    const first = await stateOf(exportId);
    expect(first).toMatchObject(settled);
    await makeExport(context.services, exportId);
    expect(await stateOf(exportId)).toEqual(first);
    expect(await sentMails(context.database, person.email)).toHaveLength(1);
  });

  test('by two workers at once leaves one file and one mail', async () => {
    const { person, exportId } = await prepare();
    await Promise.all([makeExport(context.services, exportId), makeExport(context.services, exportId)]);
    await removeQueuedFiles();
    expect(await stateOf(exportId)).toMatchObject(settled);
    expect(await sentMails(context.database, person.email)).toHaveLength(1);
  });

  test('that breaks off says so, leaves no file, and succeeds when the queue tries again', async () => {
    const { exportId } = await prepare();
    const broken = storeWith({ open: () => Promise.reject(new Error('the disk is gone')) });
    await expect(makeExport(broken, exportId)).rejects.toThrow('the disk is gone');
    expect(await stateOf(exportId)).toMatchObject({
      status: 'failed',
      storage_key: null,
      strays: [],
      temporary: [],
    });
    await makeExport(context.services, exportId);
    expect(await stateOf(exportId)).toMatchObject(settled);
  });

  test('whose process dies after the file was stored ends in one file when it is run again', async () => {
    const { exportId } = await prepare();
    const dies = storeWith({
      async adopt(path, key) {
        await context.services.files.adopt(path, key);
        throw new Error('killed');
      },
    });
    await expect(makeExport(dies, exportId)).rejects.toThrow('killed');
    const { storage_key: abandoned } = await stateOf(exportId);
    await makeExport(context.services, exportId);
    expect(await removeQueuedFiles()).toContain(abandoned);
    expect(await stateOf(exportId)).toMatchObject(settled);
  });

  test('of an account that is erased meanwhile leaves nothing', async () => {
    const { services, database } = context;
    const { person, exportId } = await prepare();
    const erased = storeWith({
      async adopt(path, key) {
        await database
          .updateTable('users')
          .set({ deletion_due_at: new Date(0) })
          .where('id', '=', person.id)
          .execute();
        expect(await eraseDueAccounts(services)).toBe(1);
        await services.files.adopt(path, key);
      },
    });
    await makeExport(erased, exportId);
    await removeQueuedFiles();
    expect(await stateOf(exportId)).toEqual({ strays: [], missing: 0, temporary: [] });
    await makeExport(services, exportId);
    expect(await sentMails(database, person.email)).toEqual([]);
  });

  test('tells how many parts there are before the first, and then each', async () => {
    const { person, exportId } = await prepare();
    await createResume(context.services, { userId: person.id });
    const seen: unknown[] = [];
    const watched = storeWith({
      async open(key) {
        const { done, total } = await stateOf(exportId);
        seen.push({ done, total });
        return context.services.files.open(key);
      },
    });
    await makeExport(watched, exportId);
    expect(seen).toEqual([
      { done: 2, total: 4 },
      { done: 3, total: 4 },
    ]);
  });
});
