import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupDatabase } from '../database/backup.ts';
import { listDifferences, readContents } from '../database/compare-databases.ts';
import { finishRestore, readLines } from '../database/finish-restore.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { restoreDatabase } from '../database/restore.ts';
import { StartError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { newId } from '../ids.ts';

export interface Moved {
  tables: number;
  rows: number;
}

/**
 * Copies a database into an empty one and compares each table, rows and checksum. The source stays as it is. Throws a
 * StartError where the target is not empty, or differs.
 */
export async function moveDatabase(source: OpenDatabase, target: OpenDatabase): Promise<Moved> {
  const text = new PassThrough();
  const reading = restoreDatabase(
    target,
    readLines(() => text),
  );
  // A target that refuses stops the source, which would wait for it.
  reading.catch(() => text.destroy());
  const writing = backupDatabase(source, async (part) => {
    if (text.destroyed) throw new Error('The target has ended.');
    if (!text.write(part)) await Promise.race([once(text, 'drain'), once(text, 'close')]);
  }).then(() => text.end());
  writing.catch((error: Error) => text.destroy(error));
  const [read, written] = await Promise.allSettled([reading, writing]);
  if (read.status === 'rejected') throw read.reason;
  if (written.status === 'rejected') throw written.reason;
  const [before, after] = [await readContents(source), await readContents(target)];
  const differing = listDifferences(before, after);
  if (differing.length > 0) {
    throw new StartError(
      `The copy differs in ${differing.join(', ')}. Keep using the embedded database, and drop the new one.`,
    );
  }
  await finishRestore(target);
  return { tables: after.size, rows: [...after.values()].reduce((sum, { rows }) => sum + rows, 0) };
}

/** Copies what the rows name from one store to another, checksums compared; gives how many, and how many are missing. */
export async function copyFiles(
  { database }: OpenDatabase,
  source: FileStore,
  target: FileStore,
  temporaryDirectory: string,
): Promise<{ copied: number; missing: number }> {
  await mkdir(temporaryDirectory, { recursive: true });
  const rows = await database.selectFrom('files').select(['storage_key', 'sha256']).execute();
  let missing = 0;
  for (const { storage_key: key, sha256 } of rows) {
    const content = await source.open(key).catch(() => undefined);
    if (!content) {
      missing++;
      continue;
    }
    const path = join(temporaryDirectory, newId());
    const hash = createHash('sha256');
    content.on('data', (part: Buffer) => void hash.update(part)).pause();
    try {
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      if (hash.digest('hex') !== sha256)
        throw new StartError(`The file ${key} is damaged in the data directory.`);
      await target.adopt(path, key);
    } finally {
      await rm(path, { force: true });
    }
  }
  return { copied: rows.length - missing, missing };
}
